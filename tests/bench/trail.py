"""The pages of somebody who has played for years, beside those of a beginner."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from flask.testing import FlaskClient
from msgspec import Struct
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from rollwrite.store.database import connect
from rollwrite.store.people import Profile
from rollwrite.store.schema import ensure_schema
from rollwrite.web import create_app
from rollwrite.web.backstage import Backstage
from rollwrite.web.config import Config
from tests.bench.many_games import fill
from tests.store import postgres

MANY, OF_MANY = 5_000, 200_000
FEW, OF_FEW = 50, 2_000
TIMES, WARMING = 40, 5
MOST_RATIO = 1.5
PAGES = {
    "trail": "/trail",
    "trails side by side": "/trail/group",
    "history": "/games",
    "history of a sheet": "/games?sheet=hills-c",
    "statistics": "/statistics",
}


class Reader(Struct, frozen=True):
    """Somebody's phone, and the server that it asks."""

    client: FlaskClient
    stage: Backstage

    def seconds(self, path: str) -> float:
        """Return how long the page at *path* takes."""
        start = perf_counter()
        answer = self.client.get(path)
        took = perf_counter() - start
        assert answer.status_code == 200, (path, answer.status)
        return took

    def close(self) -> None:
        """End what the app has begun."""
        self.stage.company.close()
        self.stage.bell.close()
        self.stage.sessions.kw["bind"].dispose()


def trail_figures() -> Iterator[str]:
    """Yield for each database how much longer the pages take when there are many games."""
    with TemporaryDirectory(prefix="bench-") as folder:
        few, many = (f"sqlite:///{Path(folder) / name}.db" for name in ("few", "many"))
        yield from _figures("SQLite", few, many)
    with postgres.running() as server:
        engine = connect(server.format("postgres"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("CREATE DATABASE many"))
        engine.dispose()
        yield from _figures("PostgreSQL", server.format("postgres"), server.format("many"))


def _figures(name: str, few: str, many: str) -> Iterator[str]:
    start = perf_counter()
    readers = (_reader(few, FEW, OF_FEW), _reader(many, MANY, OF_MANY))
    built = perf_counter() - start
    for page, path in PAGES.items():
        short, long = _medians(readers, path)
        yield (
            f"{page} of a person with {MANY:,} games in a database of {OF_MANY:,}, {name}: "
            f"{long * 1000:.1f} ms, {long / short:.2f} x that with {FEW} in one of {OF_FEW:,} "
            f"(budget {MOST_RATIO} x or less; databases written in {built:.0f} s)"
        )
    for reader in readers:
        reader.close()


def _reader(url: str, games: int, of: int) -> Reader:
    """Return the phone of somebody who is new in a database, and has *games* games in it then."""
    engine = connect(url)
    ensure_schema(engine)
    app = create_app(Config(database=url, secret="a secret of the bench"))
    client = app.test_client()
    client.post("/me/new", data={"name": "Ann"}, headers={"Sec-Fetch-Site": "same-origin"})
    with Session(engine) as session:
        key = session.scalars(select(Profile.key)).one()
    fill(engine, key, games, of)
    engine.dispose()
    stage: Backstage = app.extensions["rollwrite"]
    return Reader(client, stage)


def _medians(readers: tuple[Reader, Reader], path: str) -> tuple[float, float]:
    """Return what the page at *path* takes for each of *readers*, who look in turns."""
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(WARMING + TIMES):
        for reader, seconds in zip(readers, took, strict=True):
            seconds.append(reader.seconds(path))
    few, many = (median(seconds[WARMING:]) for seconds in took)
    return few, many


if __name__ == "__main__":
    for line in trail_figures():
        print(line, flush=True)
