"""How near a page is to what a goal asks, where the bare fact would say nothing until the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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
    for animal, lines in enumerate(_same_lines(sheet)):
        if kind == "marked" and key in lines:
            return partial(_same, animal, key, wanted)
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


def _same_lines(sheet: Sheet) -> list[set[str]]:
    """Return for each animal the lines that regions of it alone cross (D5)."""
    keys = list(sheet.lines)
    regions = [area.same for area in sheet.areas if area.same]
    return [{keys[lines[animal]] for lines in regions} for animal in range(5)]


def _same(animal: int, line: str, wanted: int, page: Page) -> float:
    """Return how near *page* is to *wanted* regions that hold one *animal* only."""
    crossed = sum(page.marks >> box & 1 for box in page.sheet.lines[line])
    others = page.marks & ~page.ink[animal + 1]
    begun = sorted(
        (
            (page.ink[animal + 1] & area.spaces).bit_count() / area.spaces.bit_count()
            for area in page.sheet.areas
            if area.same and not area.spaces & others and not page.taken >> area.index & 1
        ),
        reverse=True,
    )
    near = sum(share * share for share in begun[: max(0, wanted - crossed)])
    return min(1.0, (crossed + 0.9 * near) / wanted)


def _overflowing(page: Page, wanted: int) -> float:
    """Return how near the overflow track is: first a habitat has to be full (B1, C2, D2)."""
    marks = page.marks
    crossed = sum(marks >> box & 1 for box in page.sheet.overflow)
    return max(
        ((marks & hexes).bit_count() + crossed) / (hexes.bit_count() + wanted)
        for hexes in page.sheet.habitats
    )
