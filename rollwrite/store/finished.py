"""A finished game of one person, as a value and as a row."""

from __future__ import annotations

from datetime import datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rollwrite.games.rolling.leaving import Left
from rollwrite.games.rolling.options import Options
from rollwrite.store.bindings import Setup
from rollwrite.store.figures import Counted
from rollwrite.store.people import Played


class Other(Struct, frozen=True):
    """Somebody else who sat there."""

    name: str
    total: int
    bot: bool = False


class Told(Struct, frozen=True):
    """What a row tells that nothing is looked up by."""

    setup: Setup
    seats: int
    lines: tuple[tuple[str, int], ...]
    left: Left | None
    """Unknown where the game was on paper."""
    others: tuple[Other, ...]


class Finished(Struct, frozen=True):
    """A game that a person has played to its end."""

    code: str
    on_paper: bool
    seat: int
    at: datetime
    sheet: str
    total: int
    won: bool
    rules: int
    steps: tuple[str, ...]
    told: Told

    @property
    def counted(self) -> Counted:
        """Return it as far as figures tell of it."""
        told = self.told
        return Counted(self.code, self.at, self.total, self.won, told.lines, told.left)

    @property
    def options(self) -> Options:
        """Return what was chosen before the game."""
        return options_of(self.told.setup, self.told.seats)


def options_of(setup: Setup, seats: int) -> Options:
    """Return the options that are kept as *setup*, for so many *seats*."""
    return replace(msgspec.convert(setup, Options), seats=seats)


def read_row(row: Played) -> Finished:
    """Return the game of *row*."""
    return Finished(
        code=row.code,
        on_paper=row.paper is not None,
        seat=row.seat,
        at=row.at,
        sheet=row.sheet,
        total=row.total,
        won=row.won,
        rules=row.rules,
        steps=tuple(row.steps.split()),
        told=msgspec.convert(row.told, Told),
    )


def write_row(row: Played, game: Finished) -> None:
    """Let *row* tell of *game*."""
    row.code, row.seat, row.at, row.sheet = game.code, game.seat, game.at, game.sheet
    row.table, row.paper = (None, game.code) if game.on_paper else (game.code, None)
    row.total, row.won, row.rules = game.total, game.won, game.rules
    row.steps, row.told = " ".join(game.steps), msgspec.to_builtins(game.told)
