"""The rules of one sheet as a page tells them: how it is marked, what it gives, what it counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from rollwrite.games.rolling.sheet import Area, Counting, Fill, OneOf, Sheet
from rollwrite.games.speech import Words, msg

LANDMARKS = msg(
    "A hex may hold a bonus or a landmark. Landmarks are crossed in an area of their own; a full "
    "row or column there gives its bonus."
)
SHEETS = {
    Fill.TOPMOST: (
        (
            msg(
                "Five columns, one for each habitat. Completing a card writes its size into the "
                "topmost empty hex of its column. When a column is full, no card of its habitat "
                "can be completed."
            ),
        ),
        (
            msg(
                "Hexes %(picks)s of a column, from the top: +%(picked)s, and one bonus of your "
                "choice beside the columns; each can be taken once."
            ),
            msg("A full row: %(rows)s points from the top down, and one animal of any type."),
        ),
        msg(
            "The numbers written in each row with the points of full rows, the points of the two "
            "bonus rows, and 1 point for every %(left)s animals and cones left."
        ),
    ),
    Fill.LEFTMOST: (
        (
            msg(
                "Five tracks, one for each habitat. Completing a card circles as many hexes as "
                "its size, always the next one of its track. What finds no room goes to the "
                "overflow track."
            ),
        ),
        (
            msg("A rhombus lies between four hexes and gives its bonus when all four are circled."),
            LANDMARKS,
            msg("A free hex circles the next hex of the named track, or of any."),
        ),
        msg(
            "Each track counts the points at its last circled hex: %(values)s. The overflow "
            "track, bonus points, and 1 point for every %(left)s animals and cones left are added."
        ),
    ),
    Fill.TOUCHING: (
        (
            msg(
                "The star hex is circled from the start. Completing a card circles as many hexes "
                "of its habitat as its size; each has to touch a circled one. A hex with two "
                "habitats serves either."
            ),
            msg("When a habitat is complete, what is left goes to the overflow track."),
        ),
        (
            msg(
                "A sun or rain hex crosses the next sun or rain; choose one bonus of that column. "
                "Of its %(offered)s, at most %(chosen)s are ever taken."
            ),
            msg(
                "A landmark hex crosses a landmark of its type; a full row or column of landmarks "
                "gives its bonus."
            ),
            msg(
                "A hex whose six neighbours are circled is circled too. Hexes without a habitat "
                "can be marked only this way."
            ),
        ),
        msg(
            "The points on circled hexes, %(complete)s for each complete habitat, the overflow "
            "track, points from landmarks, sun and rain, and 1 point for every %(left)s animals "
            "and cones left."
        ),
    ),
    Fill.ANYWHERE: (
        (
            msg(
                "You write animals into hexes. A card lets you write as many as its size, into "
                "free hexes of its habitat anywhere; only animals of its printed cost, each at "
                "most as often as it stands there. When the habitat is full, the rest goes to the "
                "overflow track."
            ),
        ),
        (
            msg("Between two hexes: earned when both are filled."),
            msg(
                "Regions with thick borders, %(regions)s in all: a full one gives its points and "
                "its bonus. One that holds a single type also crosses the next entry of that "
                "animal among those of the same type; a full row there gives another bonus."
            ),
            msg(
                "A landmark crosses the topmost one of its type; a full row or column of landmarks "
                "gives its bonus."
            ),
        ),
        msg(
            "Regions, the overflow track, +%(diverse)s for every habitat that holds all five "
            "animals, same-type points, landmarks, and 1 point for every %(left)s animals and "
            "cones left."
        ),
    ),
}
"""How each kind of sheet is marked, what it gives, and what counts; the numbers are its own."""


class SheetRules(Struct, frozen=True):
    """The rules of one sheet in paragraphs."""

    marking: tuple[str, ...]
    bonuses: tuple[str, ...]
    score: str


def sheet_rules(sheet: Sheet, _: Words) -> SheetRules:
    """Return the rules of *sheet* with its own numbers."""
    marking, bonuses, score = SHEETS[sheet.fill]
    numbers = _numbers(sheet)
    return SheetRules(
        tuple(_(text, **numbers) for text in marking),
        tuple(_(text, **numbers) for text in bonuses),
        _(score, **numbers),
    )


def _numbers(sheet: Sheet) -> dict[str, str]:
    """Return every number that the rules of a sheet may name."""
    columns = [area for area in _of(sheet, sheet.habitats) if _chosen_from(area)]
    choices = [ask.boxes for area in sheet.areas for ask in _chosen_from(area)]
    return {
        "picks": _listed(sorted({area.spaces.bit_count() for area in columns})),
        "picked": _listed(area.points for area in columns),
        "rows": _listed(area.points for area in sheet.areas if "row" in area.tags),
        "values": " / ".join(dict.fromkeys(_headers(sheet))),
        "offered": _listed(boxes.bit_count() for boxes in choices),
        "chosen": _listed(choices.count(boxes) for boxes in choices),
        "complete": _listed(area.points for area in sheet.areas if area.spaces in sheet.habitats),
        "regions": str(sum("region" in area.tags for area in sheet.areas)),
        "diverse": _listed(_first_values(sheet, Counting.DIVERSITY)),
        "left": _listed(_first_values(sheet, Counting.LEFTOVERS)),
    }


def _listed(numbers: Iterable[int]) -> str:
    """Return different *numbers* in a row, each once; a sheet that has none gives nothing."""
    return ", ".join(map(str, dict.fromkeys(numbers))) or "0"


def _of(sheet: Sheet, parts: Iterable[int]) -> Iterator[Area]:
    """Yield the areas that lie within one of *parts*."""
    yield from (area for part in parts for area in sheet.areas if not area.spaces & ~part)


def _chosen_from(area: Area) -> list[OneOf]:
    return [ask for ask in area.asks if isinstance(ask, OneOf)]


def _headers(sheet: Sheet) -> Iterator[str]:
    """Yield the values over each track of the map."""
    for line in sheet.score:
        if line.kind == Counting.HEADER and line.spaces & sheet.hexes:
            yield ", ".join(map(str, line.values))


def _first_values(sheet: Sheet, kind: Counting) -> Iterator[int]:
    yield from (line.values[0] for line in sheet.score if line.kind == kind)
