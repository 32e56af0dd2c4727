"""Everything of a person in a file: people's data is theirs to take along."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from rollwrite.store.bindings import Setup
from rollwrite.store.exports import keep, kept
from rollwrite.store.finished import Finished, Other
from rollwrite.store.models import Challenge, Seat, Table
from rollwrite.store.papers import OnPaper
from rollwrite.store.people import Paper, Played
from rollwrite.store.profiles import person
from rollwrite.store.reading import KeptTable
from rollwrite.store.spreadsheet import csv_line
from rollwrite.store.sums import all_games
from rollwrite.store.tables import find, log_of

COLUMNS = (
    "when",
    "code",
    "sheet",
    "total",
    "won",
    "seats",
    "scenario",
    "achievements",
    "family",
    "abundance",
    "real",
    "by_hand",
    "steps",
    "sections",
    "others",
)

HEAD_END = b'"games":['
"""What ends the first line, before the games."""
END = b"]}"
"""What ends a file, after the games."""


class KeptGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which the person plays or has played, and their seat there."""

    code: str
    made: datetime
    seat: int
    table: KeptTable


class KeptPaper(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the person on paper."""

    code: str
    game: OnPaper


class KeptChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that the person has set; its seed stays where it is."""

    code: str
    made: datetime
    closes: datetime
    setup: Setup


class Archive(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A person in a file; their secrets are not in it.

    Each finished game has a line of its own, so that nobody ever has to hold all of them at once.
    What still runs, and challenges, are told but not read back: they live on where they are.
    """

    format: Literal["rollwrite-person"]
    version: Literal[1]
    key: str
    name: str
    made: datetime
    papers: tuple[KeptPaper, ...]
    challenges: tuple[KeptChallenge, ...] = ()
    running: tuple[KeptGame, ...] = ()
    games: tuple[KeptGame, ...]


def export_person(session: Session, key: str) -> Iterator[bytes]:
    """Yield everything of a person as JSON, game by game; raise BadProfile."""
    who = person(session, key)
    head = Archive(
        format="rollwrite-person",
        version=1,
        key=who.key,
        name=who.name,
        made=who.made,
        papers=tuple(_papers(session, key)),
        challenges=tuple(_challenges(session, key)),
        running=tuple(_running(session, key)),
        games=(),
    )
    yield msgspec.json.encode(head).removesuffix(END)
    for number, game in enumerate(_games(session, key)):
        yield (b",\n" if number else b"\n") + msgspec.json.encode(game)
    yield b"\n" + END + b"\n"


def _papers(session: Session, key: str) -> Iterator[KeptPaper]:
    rows = session.scalars(select(Paper).where(Paper.profile == key).order_by(Paper.code))
    for row in rows:
        yield KeptPaper(row.code, msgspec.convert(row.written, OnPaper))


def _challenges(session: Session, key: str) -> Iterator[KeptChallenge]:
    rows = select(Challenge).where(Challenge.maker == key).order_by(Challenge.made)
    for row in session.scalars(rows):
        yield KeptChallenge(row.code, row.made, row.closes, row.setup)


def _running(session: Session, key: str) -> Iterator[KeptGame]:
    """Yield the games that are not over, as far as they have come."""
    begun = (
        select(Table, Seat.number)
        .join(Seat, Seat.table == Table.code)
        .where(Seat.profile == key, Table.seats.is_not(None))
        .where(~exists().where(Played.table == Table.code, Played.profile == key))
        .order_by(Table.made)
    )
    for table, seat in session.execute(begun).all():
        yield KeptGame(table.code, table.made, seat, keep(session, table))


def _games(session: Session, key: str) -> Iterator[KeptGame]:
    """Yield the games in the order of time."""
    wanted = (
        select(Table.code, Played.seat)
        .join(Table, Table.code == Played.table)
        .where(Played.profile == key)
        .order_by(Played.at, Played.code)
    )
    for code, seat in session.execute(wanted).all():
        table = find(session, code)
        # Who has played it has seen its end: nothing need be played again to know that.
        yield KeptGame(code, table.made, seat, kept(session, table, log_of(session, code)))


def export_games(session: Session, key: str) -> Iterator[str]:
    """Yield the games of a person as lines of CSV, the oldest first; raise BadProfile."""
    person(session, key)
    yield csv_line(COLUMNS)
    for game in all_games(session, key):
        yield csv_line(_cells(game))


def _cells(game: Finished) -> Iterator[object]:
    options = game.options
    yield from (game.at.isoformat(), game.code, game.sheet, game.total, int(game.won))
    yield from (options.seats, options.scenario or "", int(options.achievements))
    yield from (int(options.family), int(options.abundance), int(options.real))
    yield int(game.on_paper)
    yield " ".join(game.steps)
    yield " ".join(f"{key}={points}" for key, points in game.told.lines)
    yield "; ".join(f"{_name(other)} {other.total}" for other in game.told.others)


def _name(other: Other) -> str:
    """Return what *other* is called; a bot may have the name of a person whose seat it took."""
    return f"{other.name} (bot)" if other.bot else other.name
