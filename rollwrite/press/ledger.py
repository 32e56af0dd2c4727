"""The measures of a ledger: a column for each thing one holds, a row for each round."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.games.rolling.nature import ANIMALS, HABITATS

HIGH = 8.0
"""A row that is higher has room for two lines of habitats."""
UPPER = 3
"""How many habitats stand in the upper line, where they have two."""


class Ledger(Struct, frozen=True):
    """A ledger so wide and so high, with a row for the start and one for each of some rounds."""

    width: float
    height: float
    rounds: Sequence[int]

    @property
    def round(self) -> float:
        """Return how wide the first column is."""
        return max(self.width * 0.08, 14)

    @property
    def card(self) -> float:
        """Return how wide the last column is."""
        return max(self.width * 0.205, 28 if self.row > HIGH else 31)

    @property
    def cell(self) -> float:
        """Return how wide the column of an animal is."""
        return (self.width - self.round - self.card) / (len(ANIMALS) + 1)

    @property
    def head(self) -> float:
        """Return how high the head is."""
        return 16.0

    @property
    def row(self) -> float:
        """Return how high a row is; the start has one, too."""
        return (self.height - self.head) / (len(self.rounds) + 1)

    def x(self, column: int) -> float:
        """Return where a column of an animal begins."""
        return self.round + column * self.cell

    def habitat(self, habitat: int, number: int) -> tuple[float, float, float]:
        """Return where a habitat stands in the last column of a round, and how large."""
        room, at = self.card - 11, len(HABITATS) - 1 - habitat
        left, middle = self.width - self.card + 0.9, self.y(number) + self.row / 2
        step = room / len(HABITATS)
        beside, stacked = min(5, self.row - 2, 0.96 * step), min(5, (self.row - 2.2) / 1.9)
        if beside >= stacked:
            return left + (at + 0.5) * step, middle, round(beside, 2)
        # In a narrow column of high rows there is room for larger ones in two lines.
        lower, across = divmod(at, UPPER)
        x = left + room / 2 + (across - 1 + lower / 2) * stacked
        return x, middle + (lower - 0.5) * 0.84 * stacked, round(stacked, 2)

    def size(self, number: int) -> tuple[float, float, float, float]:
        """Return the box for the size of the card: its middle, its width and its height."""
        return self.width - 5.3, self.y(number) + self.row / 2, 7.6, round(self.row - 3, 2)

    def y(self, number: int) -> float:
        """Return where the row of a round begins, 0 for the start."""
        return self.head + (number - self.rounds[0] + 1 if number else 0) * self.row
