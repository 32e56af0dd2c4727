"""A crowded evening: fifty tables of four phones at one server, on either database."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.store.database import connect, sessions
from rollwrite.store.models import Entry
from rollwrite.store.schema import ensure_schema
from tests.bench.crowd import EVERY, Player, delays
from tests.bench.gathering import SEATS, Phone, gather
from tests.bench.server import Running, postgres_seconds, running
from tests.store import postgres

TABLES = 50
WARMING, SECONDS = 6.0, 40.0
CORES = 2
MOST_CPU = 50
MOST_ANSWER_MS, MOST_NEWS_MS = 200, 400


def evening_figures() -> Iterator[str]:
    """Yield what such an evening is like on SQLite, and on PostgreSQL with two processes."""
    with TemporaryDirectory(prefix="bench-") as folder:
        yield _figure("SQLite, 1 process", f"sqlite:///{Path(folder) / 'rollwrite.db'}", 1)
    with postgres.running() as server:
        yield _figure("PostgreSQL, 2 processes", server.format("postgres"), 2)


def _figure(name: str, database: str, workers: int) -> str:
    engine = connect(database)
    ensure_schema(engine)
    with sessions(engine)() as session:
        sheets = list(load().sheets)
        phones = [
            phone
            for table in range(TABLES)
            for phone in gather(session, sheets[table % len(sheets)], SEATS * table)
        ]
        with running(database, workers) as server:
            random = Random(1)
            players = [Player(phone, server.port, random) for phone in phones]
            since, share = asyncio.run(_evening(players, server, database))
        lost = _lost(session, players, phones)
    engine.dispose()
    return _line(name, players, since, share) + f"; {lost}"


async def _evening(
    players: Sequence[Player], server: Running, database: str
) -> tuple[float, float]:
    """Let all play; return when it counts from, and the share of the cores used since then."""
    playing = asyncio.gather(*(player.play(WARMING + SECONDS) for player in players))
    await asyncio.sleep(WARMING)
    since, used = perf_counter(), server.seconds() + postgres_seconds(database)
    await asyncio.sleep(SECONDS)
    used = server.seconds() + postgres_seconds(database) - used
    share = used / (perf_counter() - since) / CORES
    await playing
    return since, share


def _line(name: str, players: Sequence[Player], since: float, share: float) -> str:
    answers, told = delays(players, since)
    answer, new = (quantiles(each, n=20)[-1] * 1000 for each in (answers, told))
    refused = sum(player.refused for player in players)
    return (
        f"{TABLES} tables x {SEATS} phones, a move every {EVERY:.0f} s per phone, {name}: "
        f"{len(answers) / SECONDS:.0f} moves/s, {refused} refused; answered, 95 %: {answer:.0f} ms "
        f"(budget {MOST_ANSWER_MS} ms); news on the other phones, 95 %: {new:.0f} ms "
        f"(budget {MOST_NEWS_MS} ms); CPU {share:.0%} of {CORES} cores (budget {MOST_CPU} %)"
    )


def _lost(session: Session, players: Sequence[Player], phones: Sequence[Phone]) -> str:
    """Return how many confirmed moves are not in the log, or more than once."""
    codes = {phone.code for phone in phones}
    wanted = select(Entry.once).where(Entry.table.in_(codes), Entry.by.is_not(None))
    written = Counter(session.scalars(wanted))
    confirmed = [move.once for player in players for move in player.moved]
    lost = sum(written[once] == 0 for once in confirmed)
    doubled = sum(written[once] > 1 for once in confirmed)
    unasked = sum(written.values()) - len(confirmed)
    return (
        f"{len(confirmed):,} moves confirmed, {lost} lost, {doubled} doubled, "
        f"{unasked} written unconfirmed (budget 0)"
    )


if __name__ == "__main__":
    for line in evening_figures():
        print(line, flush=True)
