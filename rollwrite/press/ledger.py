"""The measures of a ledger: a column for each thing one holds, a row for each round."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.rolling.nature import ANIMALS
from rollwrite.games.rolling.page import ROUNDS


class Ledger(Struct, frozen=True):
    """A ledger so wide and so high."""

    width: float
    height: float

    @property
    def round(self) -> float:
        """Return how wide the first column is."""
        return max(self.width * 0.075, 13)

    @property
    def card(self) -> float:
        """Return how wide the last column is."""
        return max(self.width * 0.205, 33)

    @property
    def cell(self) -> float:
        """Return how wide the column of an animal is."""
        return (self.width - self.round - self.card) / (len(ANIMALS) + 1)

    @property
    def head(self) -> float:
        """Return how high the head is."""
        return 15.0

    @property
    def row(self) -> float:
        """Return how high a row is; the start has one, too."""
        return (self.height - self.head) / (ROUNDS + 1)

    def x(self, column: int) -> float:
        """Return where a column of an animal begins."""
        return self.round + column * self.cell

    def y(self, number: int) -> float:
        """Return where the row of a round begins, 0 for the start."""
        return self.head + number * self.row
