"""Frames: what of a drawing is seen where there is too little room for all of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from rollwrite.cli.canvas import Lines, wide
from rollwrite.cli.palette import QUIET

NORTH, SOUTH, WEST, EAST = " ↑", " ↓", "←", "→"


class Room(Struct, frozen=True):
    """How much room there is for a drawing."""

    columns: int
    lines: int | None = None
    """None where a window has no end."""
    large: bool = False
    """Whether there is room to spare."""
    pages: int = 0
    """How many pages further down it is that is looked at."""

    def holds(self, lines: Sequence[Text]) -> bool:
        """Return whether all of *lines* are seen."""
        return wide(lines) <= self.columns and (self.lines is None or len(lines) <= self.lines)

    def framed(self, lines: Sequence[Text], focus: tuple[int, int]) -> Lines:
        """Return what of *lines* is seen round the column and line of *focus*.

        Arrows at the right point to where more lies.
        """
        column, line = focus[0], focus[1] + self.pages * (self.lines or 0)
        total = wide(lines)
        columns = max(1, self.columns - len(SOUTH))
        first, end = _span(len(lines), line, self.lines or len(lines))
        left, right = _span(total, column, columns)
        seen = [each[left:right] if len(each) > left else Text() for each in lines[first:end]]
        for each in seen:
            each.pad_right(columns - len(each))
        seen[0].append(NORTH if first else "", QUIET)
        seen[-1].append(SOUTH if end < len(lines) else "", QUIET)
        seen[len(seen) // 2].append((WEST if left else "") + (EAST if right < total else ""), QUIET)
        return seen


def banded(lines: Sequence[Text], columns: int) -> Lines:
    """Return all of *lines*, those that are too wide for *columns* in bands one below the other."""
    bands: Lines = []
    for left in range(0, wide(lines), columns):
        bands += [Text()] if left else []
        bands += [line[left : left + columns] if len(line) > left else Text() for line in lines]
    return bands


def _span(length: int, middle: int, room: int) -> tuple[int, int]:
    """Return from where to where *room* of *length* is seen, round the *middle* if it can be."""
    first = max(0, min(middle - room // 2, length - room))
    return first, first + room
