"""How near a page is to what a goal asks, where the bare fact would say nothing until the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rollwrite.games.rolling.facts import readers
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Area, Sheet

Nearness = Callable[[Page], float]


def nearness(sheet: Sheet, name: str, wanted: int) -> Nearness:
    """Return what tells, from 0 to 1, how near a page is to *wanted* of the fact called *name*."""
    kind, _, key = name.partition(":")
    areas = [area for area in sheet.areas if key in (area.key, *area.tags)]
    if kind in ("area", "areas") and areas:
        return lambda page: _nearest(page, areas, wanted)
    if name == "marked:overflow":
        return lambda page: _overflowing(page, wanted)
    boxes = sheet.groups.get(key, 0) if kind == "marked" else 0
    asked = list(_same_boxes(sheet, boxes))
    if asked and len(asked) == boxes.bit_count():
        regions = [area.spaces for area in sheet.areas if area.same]
        return lambda page: _regions(page, regions, asked, wanted)
    fact = readers(sheet).get(name)
    return lambda page: min(1.0, fact(page) / wanted) if fact else 0.0


def _nearest(page: Page, areas: list[Area], wanted: int) -> float:
    """Return how far the *wanted* fullest of *areas* are filled; the fuller, the more it counts."""
    shares = sorted((_filled(page, area) for area in areas), reverse=True)[:wanted]
    return sum(share * share for share in shares) / wanted


def _filled(page: Page, area: Area) -> float:
    """Return how far *area* is filled; a hex without habitat waits for its six neighbours (C5)."""
    sheet, marks = page.sheet, page.marks
    hex = area.spaces.bit_length() - 1
    if area.spaces == 1 << hex and sheet.around and not any(h >> hex & 1 for h in sheet.habitats):
        around = sheet.around[hex]
        return (marks & (around | area.spaces)).bit_count() / (around.bit_count() + 1)
    return (marks & area.spaces).bit_count() / area.spaces.bit_count()


def _same_boxes(sheet: Sheet, boxes: int) -> Iterator[tuple[int, int]]:
    """Yield for each of *boxes* that regions of one animal cross the animal, and how many (D5)."""
    for lines in [area.same for area in sheet.areas if area.same][:1]:
        for animal, line in enumerate(lines):
            for place, box in enumerate(sheet.boxes[line], 1):
                if boxes >> box & 1:
                    yield animal, place


def _regions(page: Page, regions: list[int], asked: list[tuple[int, int]], wanted: int) -> float:
    """Return how near *page* is to crossing *wanted* of the boxes *asked*, the nearest ones."""
    marks = page.marks
    near = sorted(
        (_same(regions, page.ink[animal + 1], marks, count) for animal, count in asked),
        reverse=True,
    )
    return sum(near[:wanted]) / wanted


def _same(regions: list[int], ink: int, marks: int, count: int) -> float:
    """Return how near *count* of *regions* are to holding what *ink* is only."""
    others = marks & ~ink
    shares = sorted(
        (
            (ink & spaces).bit_count() / spaces.bit_count()
            for spaces in regions
            if ink & spaces and not others & spaces
        ),
        reverse=True,
    )
    return sum(share * share for share in shares[:count]) / count


def _overflowing(page: Page, wanted: int) -> float:
    """Return how near the overflow track is: first a habitat has to be full (B1, C2, D2)."""
    marks = page.marks
    crossed = sum(marks >> box & 1 for box in page.sheet.overflow)
    return max(
        ((marks & hexes).bit_count() + crossed) / (hexes.bit_count() + wanted)
        for hexes in page.sheet.habitats
    )
