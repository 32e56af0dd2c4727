"""Every section of the score side by side, the best of each framed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.speech import Words, capital, named
from rollwrite.web.screens.emblems import emblem
from rollwrite.web.screens.standing import Standing


class Cell(Struct, frozen=True):
    """The points of one seat in one section."""

    points: int
    best: bool


class Section(Struct, frozen=True):
    """One line of the score for everybody."""

    name: str
    icon: str
    look: str
    cells: tuple[Cell, ...]


def sections(everybody: Sequence[Standing], _: Words) -> tuple[Section, ...]:
    """Return the sections in the order of the sheet."""
    lines = zip(*(standing.score.lines for standing in everybody), strict=True)
    found = []
    for line in lines:
        points = [each.points for each in line]
        # Alone there is nobody to be better than, and what all have is no distinction.
        most = max(points) if min(points) < max(points) else None
        icon, look = emblem(line[0].key)
        cells = tuple(Cell(each, each == most) for each in points)
        found.append(Section(capital(named(LINES, line[0].key, _)), icon, look, cells))
    return tuple(found)
