"""A game on paper: what has to be told of it, and what no sheet can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.sheet import Counting, Measure, Sheet
from rollwrite.games.rolling.trail import goals_of, pursued

LARGEST = 6
"""The largest number in a hex: a card of size 5 with a supplement that adds one."""
LEFT = 150
"""More animals and tokens than anybody can have left."""


class Section(Struct, frozen=True):
    """A line of the score, and the most points that the sheet gives for it."""

    key: str
    most: int


class Asked(Struct, frozen=True):
    """A fact that has to be told, and the most it can be."""

    fact: str
    most: int


def sections(sheet: Sheet) -> tuple[Section, ...]:
    """Return the lines of the score in the order of the sheet."""
    return tuple(Section(measure.key, _most_points(sheet, measure)) for measure in sheet.score)


def told(sheet: Sheet, lines: Mapping[str, int]) -> dict[str, int]:
    """Return the facts that the *lines* of a score tell without a further question."""
    facts = {f"line:{key}": points for key, points in lines.items()}
    facts |= {
        f"line:{measure.key}": sum(lines.get(key, 0) for key in keys)
        for measure in sheet.measures
        if (keys := _made_of(sheet, measure))
    }
    return facts | {"score": sum(lines.values())}


def _made_of(sheet: Sheet, measure: Measure) -> tuple[str, ...]:
    """Return the lines of the score that *measure* is the sum of, if it is such a sum."""
    if measure.kind != Counting.POINTS:
        return ()
    lines = [each for each in sheet.score if each.areas and set(each.areas) <= set(measure.areas)]
    lines = [each for each in lines if each.kind == Counting.POINTS]
    whole = {area for each in lines for area in each.areas} == set(measure.areas)
    return tuple(each.key for each in lines) if whole else ()


def asked(library: Library, options: Options) -> tuple[Asked, ...]:
    """Return the facts that the goals of a game with *options* ask for beyond its score."""
    sheet = library.sheets[options.sheet]
    known = told(sheet, {measure.key: 0 for measure in sheet.score})
    wanted = dict.fromkeys(
        fact
        for step in pursued(library, options)
        for goal in goals_of(library, step)
        for fact in goal.facts
        if fact not in known
    )
    return tuple(Asked(fact, _most(sheet, fact)) for fact in wanted)


def _most(sheet: Sheet, fact: str) -> int:
    """Return the most that *fact* can be on *sheet*."""
    kind, _, key = fact.partition(":")
    match kind:
        case "cards":
            return 2 * ROUNDS
        case "left":
            return LEFT
        case "line":
            return sum(_most_points(sheet, each) for each in sheet.measures if each.key == key)
        case "marked":
            return sheet.groups[key].bit_count()
        case "areas":
            return sum(key in area.tags for area in sheet.areas)
    return 1


def most_left(sheet: Sheet, lines: Mapping[str, int]) -> int:
    """Return the most that can be left where the *lines* of a score count it so (R11)."""
    counted = (each for each in sheet.score if each.kind == Counting.LEFTOVERS)
    return min(((lines[each.key] + 1) * each.values[0] - 1 for each in counted), default=LEFT)


def _most_points(sheet: Sheet, measure: Measure) -> int:
    areas = sum(area.points for area in measure.areas)
    return areas + _MOST[measure.kind](sheet, measure)


def _printed(sheet: Sheet, measure: Measure) -> int:
    assert measure.habitat is not None
    hexes = sheet.habitats[measure.habitat]
    return sum(points for at, points in enumerate(sheet.printed) if hexes >> at & 1)


_MOST: dict[Counting, Callable[[Sheet, Measure], int]] = {
    Counting.WRITTEN: lambda _sheet, measure: LARGEST * measure.spaces.bit_count(),
    Counting.HEADER: lambda _sheet, measure: max(measure.values),
    Counting.PRINTED: _printed,
    Counting.POINTS: lambda _sheet, _measure: 0,
    Counting.DIVERSITY: lambda sheet, measure: measure.values[0] * len(sheet.habitats),
    Counting.LEFTOVERS: lambda _sheet, measure: LEFT // measure.values[0],
}
