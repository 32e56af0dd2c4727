"""How the table of the tile game is arranged: spread out, or in a low window close together."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from rich.text import Text

from rollwrite.cli.canvas import Lines, beside
from rollwrite.cli.cascadia.frame import Room
from rollwrite.cli.cascadia.table_view import GAPS, side_by_side, wide

COLUMN = 34
"""In so many columns two pairs lie side by side."""
SIDE = 24
"""The columns beside an environment in a low window."""
LEAST = 8
"""So many lines an environment has however low the window is."""


class Parts(Struct, frozen=True):
    """What there is to see of a table."""

    cards: Lines
    front: list[Lines]
    """What the question is about: the display, or what is in hand."""
    brief: Lines
    """The same in few lines."""
    land: Callable[[Room], Lines]
    score: Callable[[int], Lines]
    """The points in so many columns."""
    standings: Lines
    goals: Lines
    tally: Lines
    """How many goals are met, for want of room for all of them."""


def arranged(parts: Parts, columns: int, room: int | None) -> Lines:
    """Return all *parts* in so many *columns*, and in *room* lines if it can be."""
    spread = _spread(parts, columns)
    return spread if room is None or len(spread) <= room else _close(parts, columns, room)


def _spread(parts: Parts, columns: int) -> Lines:
    column = side_by_side(parts.front, COLUMN)
    land = parts.land(Room(columns))
    if wide(land) + GAPS + wide(column) <= columns:
        middle = beside(land, column, GAPS)
    else:
        middle = [*land, Text(), *side_by_side(parts.front, columns)]
    below = (*parts.score(columns), *parts.standings, *parts.goals)
    return [*parts.cards, Text(), *middle, Text(), *below]


def _close(parts: Parts, columns: int, room: int) -> Lines:
    side = [*parts.brief, *parts.score(SIDE)]
    below = [*parts.standings, *parts.goals]
    if room - len(parts.cards) - len(below) < LEAST:
        below = [*parts.standings, *parts.tally]
    lines = max(LEAST, room - len(parts.cards) - len(below))
    land = parts.land(Room(max(1, columns - GAPS - wide(side)), lines))
    return [*parts.cards, *beside(land, side[:lines], GAPS), *below]
