"""Where points were left: bonuses never reached, animals and tokens that bought nothing."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rollwrite.games.rolling.page import ROUNDS, Page
from rollwrite.games.rolling.sheet import Area, OneOf, Sheet


class Left(Struct, frozen=True):
    """What a page has not made use of."""

    bonuses: int
    """How many bonuses of the sheet were never reached."""
    points: int
    """What is printed on those."""
    near: tuple[str, ...]
    """The areas that lacked a single space of three or more."""
    tokens: int
    animals: int
    idle: int
    """How many cards fewer than rounds were completed."""


def left_behind(page: Page) -> Left:
    """Return what *page* has left lying, at the end of a game."""
    marks = page.marks
    missed = [area for area in _giving(page.sheet) if not page.taken >> area.index & 1]
    return Left(
        bonuses=len(missed),
        points=sum(area.points for area in missed),
        near=tuple(area.key for area in missed if _lacks_one(area, marks)),
        tokens=page.tally.token,
        animals=page.tally.animals,
        idle=max(0, ROUNDS - page.cards),
    )


def _lacks_one(area: Area, marks: int) -> bool:
    """Return whether one space more would have filled an *area* of three or more."""
    return area.spaces.bit_count() > 2 and (area.spaces & ~marks).bit_count() == 1


@lru_cache(maxsize=64)
def _giving(sheet: Sheet) -> tuple[Area, ...]:
    """Return the areas that give something and could all be had; of picks some always stay."""
    picks = 0
    for area in sheet.areas:
        for ask in area.asks:
            if isinstance(ask, OneOf):
                picks |= ask.boxes
    return tuple(
        area
        for area in sheet.areas
        if (area.points or any(area.gain) or area.crosses or area.asks) and not area.spaces & picks
    )
