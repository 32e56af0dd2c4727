"""A page's score lines."""

from __future__ import annotations

from rollwrite.engine.score import Line, Score
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Measure


def score_page(page: Page) -> Score:
    """Return the points of *page*, section by section (E5)."""
    return Score(tuple(_line(page, measure) for measure in page.sheet.score))


def score_line(measure: Measure, page: Page) -> int:
    """Return the points of one line of the score, or of a measure beside it."""
    return sum(_parts(page, measure))


def _line(page: Page, measure: Measure) -> Line:
    parts = _parts(page, measure)
    return Line(measure.key, sum(parts), parts)


def _parts(page: Page, measure: Measure) -> tuple[int, ...]:
    """Return what the points of *measure* are the sum of."""
    circled = [area.points for area in measure.areas if page.taken >> area.index & 1]
    match measure.kind:
        case "written":
            return (*_numbers(page, measure.spaces), *circled)
        case "header":
            count = (page.marks & measure.spaces).bit_count()
            return (measure.values[count - 1],) if count else ()
        case "printed":
            assert measure.habitat is not None
            return (*circled, _printed(page, page.ink[measure.habitat + 1]))
        case "diversity":
            return tuple(
                measure.values[0] for hexes in page.sheet.habitats if _diverse(page, hexes)
            )
        case "leftovers":
            return (sum(page.tally) // measure.values[0],)  # R11
    return tuple(points for points in circled if points)


def _numbers(page: Page, spaces: int) -> list[int]:
    """Return the numbers written in *spaces*, from left to right."""
    return [
        number
        for space in range(spaces.bit_length())
        if spaces >> space & 1
        for number, ink in enumerate(page.ink)
        if ink >> space & 1
    ]


def _printed(page: Page, spaces: int) -> int:
    """Return the sum of the points printed in *spaces*."""
    return sum(
        points for at, points in enumerate(page.sheet.printed) if points and spaces >> at & 1
    )


def _diverse(page: Page, hexes: int) -> bool:
    """Return whether *hexes* hold all five animals (D7)."""
    return all(ink & hexes for ink in page.ink[1:])
