"""Databases full of games that nobody played, written as fast as they take them.

Each game has its table, its seats, its results and a place in somebody's history. Logs are left
out: no page of a trail or a history reads one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, text
from sqlalchemy.orm import Session

from rollwrite.games.rolling.leaving import Left
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.paper import sections
from rollwrite.games.rolling.trail import steps
from rollwrite.store.awards import settle
from rollwrite.store.bindings import rules_of
from rollwrite.store.finished import Other, Told
from rollwrite.store.sums import add_up_again
from rollwrite.store.words import LETTERS

EACH = 100
"""Games of everybody but the one whose pages are looked at."""
SINCE = datetime(2020, 1, 1, tzinfo=UTC)
MOMENT = "%Y-%m-%d %H:%M:%S.%f"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joy", "Kit", "Lou")
NAME = "%name%"
LIKES = 60
"""Different games on each sheet."""
SEED = "5eed" * 16
Row = tuple[object, ...]
COLUMNS = {
    "profiles": "key name made",
    "tables": "code game rules setup seats host locked claimed made seed seal nonces since changes",
    "seats": "table number name nonce profile",
    "results": "table seat total won lines",
    "played": "profile code table seat at sheet total won rules steps told",
}


class Like(Struct, frozen=True):
    """What many games have in common, as it is kept."""

    sheet: str
    setup: str
    total: int
    against: int
    lines: str
    steps: str
    told: str


def fill(engine: Engine, key: str, games: int, of: int) -> None:
    """Write *games* games of the person known as *key* among *of* games of everybody."""
    random, codes = Random(1), map(_code, count())
    likes = tuple(_likes(random))
    others = [f"{number:016x}" for number in range((of - games) // EACH)]
    owners = [key] * games + [each for each in others for _ in range(EACH)]
    random.shuffle(owners)
    with engine.begin() as connection:
        zone = "" if connection.dialect.name == "sqlite" else "+00"
        people = ((each, "Somebody", f"{SINCE:{MOMENT}}{zone}") for each in others)
        _write(connection, "profiles", people)
        rows: dict[str, list[Row]] = {name: [] for name in COLUMNS}
        for number, (owner, code) in enumerate(zip(owners, codes, strict=False)):
            at = f"{SINCE + number * timedelta(minutes=15):{MOMENT}}{zone}"
            like, other = random.choice(likes), random.choice(NAMES)
            for name, row in _game(owner, code, at, like, other):
                rows[name].append(row)
        for name in ("tables", "seats", "results", "played"):
            _write(connection, name, rows[name])
        connection.execute(text("ANALYZE"))
    with Session(engine) as session:
        settle(session, key)
        add_up_again(session, key)
        session.commit()


def _code(number: int) -> str:
    letters = ""
    for _ in range(6):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def _game(owner: str, code: str, at: str, like: Like, name: str) -> Iterator[tuple[str, Row]]:
    """Yield the rows of one game of two."""
    won, lost = like.total >= like.against, like.total <= like.against
    yield "tables", (code, "rolling", 1, like.setup, 2, 0, False, False, at, SEED, SEED, "", 0, 0)
    yield "seats", (code, 0, "Somebody", "", owner)
    yield "seats", (code, 1, name, "", None)
    yield "results", (code, 0, like.total, won, like.lines)
    yield "results", (code, 1, like.against, lost, like.lines)
    kept = like.told.replace(NAME, name)
    game = (owner, code, code, 0, at, like.sheet, like.total, won, 1, like.steps, kept)
    yield "played", game


def _likes(random: Random) -> Iterator[Like]:
    """Yield some games, as which all others are."""
    rules = rules_of("rolling")
    for key, sheet in load().sheets.items():
        setup = rules.check({"sheet": key, "achievements": True})
        mine = [step.key for step in steps(load()) if step.sheet == sheet.letter]
        near = [area.key for area in sheet.areas if area.spaces.bit_count() > 2]
        for _ in range(LIKES):
            lines = tuple((each.key, random.randrange(12)) for each in sections(sheet))
            total, against = sum(points for _, points in lines), random.randrange(20, 80)
            missed = tuple(random.sample(near, random.randrange(4)))
            left = Left(random.randrange(30), random.randrange(40), missed, 3, 4, 7)
            told = Told(setup, 2, lines, left, (Other(NAME, against),))
            yield Like(
                sheet=key,
                setup=_json(setup),
                total=total,
                against=against,
                lines=_json([{"key": each, "points": points} for each, points in lines]),
                steps=" ".join(sorted(random.sample(mine, random.randrange(3)))),
                told=_json(told),
            )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _write(connection: Connection, name: str, rows: Iterable[Row]) -> None:
    """Write *rows* in the way of the database that is quickest."""
    columns = COLUMNS[name].split()
    quoted = ", ".join(f'"{column}"' for column in columns)
    raw = connection.connection.driver_connection
    assert raw is not None
    if connection.dialect.name == "sqlite":
        marks = ", ".join("?" * len(columns))
        raw.executemany(f"INSERT INTO {name} ({quoted}) VALUES ({marks})", rows)
        return
    with raw.cursor() as cursor, cursor.copy(f"COPY {name} ({quoted}) FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)
