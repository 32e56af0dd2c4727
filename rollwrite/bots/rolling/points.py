"""The points of a page, leftovers left out, counted fast; a test holds them to the score."""

from __future__ import annotations

from collections import defaultdict

from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Counting, Sheet


class FastPoints:
    """Counts the points on pages of one sheet from tables made once."""

    def __init__(self, sheet: Sheet) -> None:
        kinds = {measure.kind for measure in sheet.score}
        areas: defaultdict[int, int] = defaultdict(int)
        for area in {area for measure in sheet.score for area in measure.areas}:
            areas[area.points] |= 1 << area.index
        self._areas = [(points, bits) for points, bits in areas.items() if points]
        printed: defaultdict[int, int] = defaultdict(int)
        for space, points in enumerate(sheet.printed):
            printed[points] |= 1 << space
        self._printed = [(points, bits) for points, bits in printed.items() if points]
        self._written = Counting.WRITTEN in kinds
        self._headers = [
            (measure.spaces, (0, *measure.values))
            for measure in sheet.score
            if measure.kind == Counting.HEADER
        ]
        each = [measure.values[0] for measure in sheet.score if measure.kind == Counting.DIVERSITY]
        self._diverse = [(each[0], hexes) for hexes in sheet.habitats] if each else []

    def __call__(self, page: Page) -> float:
        """Return the points of *page* but for what is left over."""
        taken, marks = page.taken, page.marks
        points = 0
        for worth, bits in self._areas:
            points += worth * (taken & bits).bit_count()
        for worth, bits in self._printed:
            points += worth * (marks & bits).bit_count()
        for spaces, values in self._headers:
            points += values[(marks & spaces).bit_count()]
        if self._written:
            points += sum(number * ink.bit_count() for number, ink in enumerate(page.ink))
        for worth, hexes in self._diverse:
            if all(ink & hexes for ink in page.ink[1:]):
                points += worth
        return points
