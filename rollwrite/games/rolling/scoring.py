"""A page's score lines, and the facts of a finished game."""

from __future__ import annotations

from rollwrite.engine.score import Line, Score
from rollwrite.games.rolling.nature import ANIMAL_WORDS
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Measure


def score_page(page: Page) -> Score:
    """Return the points of *page*, section by section (E5)."""
    return Score(tuple(_line(page, measure) for measure in page.sheet.score))


def facts(page: Page) -> dict[str, int]:
    """Return what scenarios and achievements ask of a finished *page*, by name."""
    sheet, marks = page.sheet, page.marks
    score = score_page(page)
    found = {"score": score.total, "cards": page.cards}
    found["left:animals"] = page.tally.animals
    found["left:tokens"] = page.tally.token
    for animal, count in zip(ANIMAL_WORDS, page.tally, strict=False):
        found[f"left:{animal}"] = count
    for line in (*score.lines, *(_line(page, measure) for measure in sheet.measures)):
        found[f"line:{line.key}"] = line.points
    for group, spaces in sheet.groups.items():
        found[f"marked:{group}"] = (marks & spaces).bit_count()
    for area in sheet.areas:
        full = page.taken >> area.index & 1
        found[f"area:{area.key}"] = full
        for tag in area.tags:
            found[f"areas:{tag}"] = found.get(f"areas:{tag}", 0) + full
    return found


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
