"""Fixed positions of the golden games: how many ways lead on from them, and in which order."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.engine.perft import perft
from rollwrite.games.rolling.game import RollingGame, Table
from tests.golden.text import FOLDER, NAMES, SHEETS, read, tables

PERFT, ORDER = FOLDER / "perft.txt", FOLDER / "order.txt"
DEPTHS = range(5)
MIDDLE = 8
"""Positions are taken from this round on."""


class Position(Struct, frozen=True):
    """A place in a golden game: before entry *at*, counted from 0."""

    name: str
    at: int

    def __str__(self) -> str:
        return f"{self.name} {self.at}"

    def reached(self) -> tuple[RollingGame, Table, int]:
        """Return the game, the table at this position, and the seat that spoke next."""
        game, entries = read(self.name)
        *_, table = tables(game, entries[: self.at])
        return game, table, entries[self.at].seat

    def perft_line(self) -> str:
        """Return the counts of sequences of 0, 1, ... moves."""
        game, table, _ = self.reached()
        return f"{self}: {' '.join(str(perft(game, table, depth)) for depth in DEPTHS)}"

    def order_line(self) -> str:
        """Return the question and its legal answers in order."""
        game, table, seat = self.reached()
        asked = _question(game, table, seat)
        answers = map(game.notation.write, game.legal(table, seat))
        return f"{self}: {asked}: {', '.join(answers)}"


def perft_positions() -> Iterator[Position]:
    """Yield for each sheet a throw in the middle of a game, and a choice of cards."""
    for sheet in SHEETS:
        asked = dict(_asked(f"{sheet}-standard"))
        yield asked["CollectAnimals"]
        yield asked["CompleteCard"]


def order_positions() -> Iterator[Position]:
    """Yield for each sheet the first place of each question that somebody has to answer."""
    for sheet in SHEETS:
        found: dict[str, Position] = {}
        for name in NAMES:
            if name.startswith(sheet):
                for question, position in _asked(name):
                    found.setdefault(question, position)
        yield from found.values()


def _asked(name: str) -> Iterator[tuple[str, Position]]:
    """Yield every question of the second half of a golden game, with where it is asked first."""
    game, entries = read(name)
    seen = set[str]()
    for at, (entry, table) in enumerate(zip(entries, tables(game, entries), strict=False)):
        question = _question(game, table, entry.seat)
        if table.common.on.round >= MIDDLE and question not in seen:
            seen.add(question)
            yield question, Position(name, at)


def _question(game: RollingGame, table: Table, seat: int) -> str:
    asked = game.asked(table, seat)
    return type(asked).__name__ if asked else "nothing"
