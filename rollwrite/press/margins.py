"""The margin beside what is cut out: the ruler and the credits, which no card has room for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rollwrite.draw.leaf import Placed, Room
from rollwrite.games.speech import Words
from rollwrite.press.footer import draw_column, draw_credits, draw_ruler

TYPE, LARGE = 2.6, 5.0
"""How large its type is, and in large print."""
COLUMN, GAP = 18.0, 0.7
"""How wide it is as a column at the left, and how far from the arts."""

# What is the same on every side is drawn once.
column, ruler, credits = map(lru_cache(maxsize=16), (draw_column, draw_ruler, draw_credits))


def margin(arts: Room, _: Words, *, large: bool) -> Iterator[Placed]:
    """Yield what stands around *arts* that are cut out; large ones leave no room beside them."""
    if large:
        yield Placed(credits(_, arts.width, LARGE), arts.left, arts.top - LARGE - GAP)
        yield Placed(ruler(_, arts.width, LARGE), arts.left, arts.bottom + GAP)
    else:
        drawn = column(_, COLUMN, TYPE)
        yield Placed(drawn, arts.left - COLUMN - GAP, arts.bottom - drawn.height)
