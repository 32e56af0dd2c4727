"""Scores: points with their reasons."""

from msgspec import Struct


class Line(Struct, frozen=True):
    """One reason for points."""

    key: str
    points: int
    parts: tuple[int, ...] = ()
    """What the points are the sum of, in the order of the sheet."""


class Score(Struct, frozen=True):
    """All the lines of a seat, in the order of the sheet."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """Return the sum of all lines."""
        return sum(line.points for line in self.lines)

    def points(self, key: str) -> int:
        """Return the points of the line called *key*."""
        return next(line.points for line in self.lines if line.key == key)
