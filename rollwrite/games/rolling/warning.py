"""What a player should hear before completing a card: marks that would find no place."""

from __future__ import annotations

from rollwrite.engine.bits import members
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Fill


def lost_marks(page: Page, card: Card) -> int:
    """Return how many marks of *card* find no place, however they are made (B1, C2, D2, E3)."""
    sheet, marks = page.sheet, page.marks
    if sheet.fill == Fill.TOPMOST:
        return 0
    free = sheet.habitats[card.habitat] & ~marks
    within = _reached(page, free) if sheet.fill == Fill.TOUCHING else free
    left = max(0, card.size - within.bit_count())
    if within == free:
        left -= sum(not marks >> box & 1 for box in sheet.overflow)
    return max(0, left)


def _reached(page: Page, free: int) -> int:
    """Return those of *free* that can be circled one after the other, each beside a circle (C1)."""
    sheet, circled = page.sheet, page.marks & page.sheet.hexes
    while True:
        grown = circled
        for hex in members(circled):
            grown |= sheet.around[hex] & free
        for hex in members(grown):
            for ring in sheet.rings[hex]:
                if not ring.around & ~grown:
                    grown |= 1 << ring.inner  # C5: what six circles surround leads on.
        if grown == circled:
            return circled & free
        circled = grown
