"""How the table of the tile game is arranged: with more in a large window, close in a low one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from rollwrite.cli.canvas import GAPS, Lines, beside, side_by_side, wide
from rollwrite.cli.cascadia.frame import Room

COLUMN = 34
"""In so many columns two pairs lie side by side."""
SIDE = 24
"""The columns beside an environment in a low window."""
READABLE, BROAD = 40, 72
"""In so many columns what the cards score is read with ease, and in no more."""
LEAST = 8
"""So many lines an environment has however low the window is."""


class Parts(Struct, frozen=True):
    """What there is to see of a table."""

    cards: Lines
    meanings: Callable[[int], Lines]
    """What the cards score, in so many columns."""
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
    if room is None:
        return _spread(parts, columns)
    fitting = (lines for lines in _ways(parts, columns) if 0 < len(lines) <= room)
    return next(fitting, None) or _close(parts, columns, room)


def _ways(parts: Parts, columns: int) -> Iterator[Lines]:
    """Yield how all can be arranged, best first: the cards are worth more room than the goals."""
    for each in (parts, replace(parts, goals=parts.tally)):
        for large in (True, False):
            yield _ample(each, columns, large=large)
    yield _spread(parts, columns)


def _ample(parts: Parts, columns: int, *, large: bool) -> Lines:
    """Return all with what the cards score; nothing where there are too few *columns*."""
    land = parts.land(Room(columns, large=large))
    left = columns - GAPS - wide(land)
    if left < READABLE:
        return []
    front = side_by_side(parts.front, left, air=True)
    if len(front) > max(map(len, parts.front)):  # Not all stand in one row.
        front = side_by_side(parts.front, COLUMN, air=True)
    column = [*front, Text(), *parts.meanings(min(left, BROAD))]
    return _around(beside(land, column, GAPS), parts, columns)


def _spread(parts: Parts, columns: int) -> Lines:
    column = side_by_side(parts.front, COLUMN, air=True)
    land = parts.land(Room(columns))
    if wide(land) + GAPS + wide(column) <= columns:
        return _around(beside(land, column, GAPS), parts, columns)
    return _around([*land, Text(), *side_by_side(parts.front, columns, air=True)], parts, columns)


def _around(middle: Lines, parts: Parts, columns: int) -> Lines:
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
