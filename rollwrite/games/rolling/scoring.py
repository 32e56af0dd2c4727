"""A page's score lines."""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.engine.score import Line, Score
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Counting, Measure

Parts = tuple[int, ...]
"""What the points of a line are the sum of."""


def score_page(page: Page) -> Score:
    """Return the points of *page*, section by section (E5)."""
    return Score(tuple(_line(page, measure) for measure in page.sheet.score))


def score_line(measure: Measure, page: Page) -> int:
    """Return the points of one line of the score, or of a measure beside it."""
    return sum(_COUNTS[measure.kind](page, measure))


def _line(page: Page, measure: Measure) -> Line:
    parts = _COUNTS[measure.kind](page, measure)
    return Line(measure.key, sum(parts), parts)


def _circled(page: Page, measure: Measure) -> Parts:
    """Return the points of the areas that are complete."""
    taken = page.taken
    return tuple(area.points for area in measure.areas if area.points and taken >> area.index & 1)


def _written(page: Page, measure: Measure) -> Parts:
    """Return the numbers written, from left to right, and the points of the areas."""
    numbers = [
        number
        for space in range(measure.spaces.bit_length())
        if measure.spaces >> space & 1
        for number, ink in enumerate(page.ink)
        if ink >> space & 1
    ]
    return (*numbers, *_circled(page, measure))


def _header(page: Page, measure: Measure) -> Parts:
    count = (page.marks & measure.spaces).bit_count()
    return (measure.values[count - 1],) if count else ()


def _printed(page: Page, measure: Measure) -> Parts:
    """Return the points of the areas, and the sum of those printed in circled hexes."""
    assert measure.habitat is not None
    spaces = page.ink[measure.habitat + 1]
    printed = enumerate(page.sheet.printed)
    points = sum(points for at, points in printed if points and spaces >> at & 1)
    return (*_circled(page, measure), points)


def _diversity(page: Page, measure: Measure) -> Parts:
    """Return a value for each habitat that holds all five animals (D7)."""
    return tuple(
        measure.values[0]
        for hexes in page.sheet.habitats
        if all(ink & hexes for ink in page.ink[1:])
    )


def _leftovers(page: Page, measure: Measure) -> Parts:
    return (sum(page.tally) // measure.values[0],)  # R11


_COUNTS: dict[Counting, Callable[[Page, Measure], Parts]] = {
    Counting.WRITTEN: _written,
    Counting.HEADER: _header,
    Counting.PRINTED: _printed,
    Counting.POINTS: _circled,
    Counting.DIVERSITY: _diversity,
    Counting.LEFTOVERS: _leftovers,
}
