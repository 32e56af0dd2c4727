"""Maps of hexes: two lines for each row of hexes, every other row set in by half a hex."""

from __future__ import annotations

from math import ceil

from rich.text import Text

from rollwrite.cli.canvas import Lines, Row, beside
from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.rolling.colours import EDGE
from rollwrite.cli.rolling.signs import CIRCLE, HAD, sign, sign_at
from rollwrite.cli.rolling.view import View
from rollwrite.engine.bits import members
from rollwrite.games.rolling.nature import HABITATS
from rollwrite.games.rolling.sheet import Area, Fill
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, HABITAT_CODES

WIDTH = 7
"""Columns from one hex to the next."""
REGION_COLUMNS = 3


def draw_map(view: View) -> Lines:
    """Return the map with names, habitats, points, bonuses, and marks."""
    rows = [Row() for _ in range(2 * (1 + max(int(y) for _, y in view.sheet.places)))]
    regions = {space: area for area in regions_of(view) for space in members(area.spaces)}
    for space in members(view.sheet.hexes):
        column, row = _place(view, space)
        style = view.style(space)
        rows[row].put(column, _head(view, space).ljust(WIDTH - 1), style)
        below = number(regions[space]).center(WIDTH - 1) if space in regions else _foot(view, space)
        rows[row + 1].put(column, below, style)
    for area in view.sheet.areas:
        if area.spaces.bit_count() == 2 and not area.spaces & ~view.sheet.hexes:
            _put_edge(view, rows, area)
    return [row.text() for row in rows]


def regions_of(view: View) -> list[Area]:
    """Return the areas of several hexes that have a number."""
    return [
        area
        for area in view.sheet.areas
        if area.spaces.bit_count() > 2
        and not area.spaces & ~view.sheet.hexes
        and number(area).isdecimal()
    ]


def draw_regions(view: View) -> Lines:
    """Return what each region gives, by its number."""
    regions = regions_of(view)
    if not regions:
        return []
    deep = ceil(len(regions) / REGION_COLUMNS)
    lines: Lines = []
    for first in range(0, len(regions), deep):
        column = [_region(view, area) for area in regions[first : first + deep]]
        lines = beside(lines, column, 1) if lines else column
    return [Text(view.words("regions"), TITLE), *lines]


def draw_wholes(view: View) -> Lines:
    """Return what each habitat gives when it is complete (C2)."""
    line = Text()
    for habitat in HABITATS:
        for area in view.sheet.areas:
            if area.spaces != view.sheet.habitats[habitat]:
                continue
            if shown := sign(area, view.sheet, view.words):
                had = view.page.taken >> area.index & 1
                line.append(f"{view.words(HABITAT_CODES[habitat])}{HAD if had else shown} ")
    return [Text(view.words("complete habitats"), TITLE), line] if line else []


def _region(view: View, area: Area) -> Text:
    had = view.page.taken >> area.index & 1
    line = Text().append(number(area), TITLE)
    return line.append(f" {HAD if had else sign(area, view.sheet, view.words)}", QUIET)


def number(area: Area) -> str:
    """Return the number at the end of an area's key."""
    return area.key.rpartition("-")[2]


def _place(view: View, space: int) -> tuple[int, int]:
    left = min(x for x, _ in view.sheet.places)
    x, y = view.sheet.places[space]
    return int((x - left) * WIDTH), 2 * int(y)


def _head(view: View, space: int) -> str:
    """Return the name of a free hex, or what was written in its place."""
    if not view.marked(space):
        return f"{view.sheet.names[space]}{view.cue(space)}{view.code(space)}"
    written = CIRCLE
    if view.sheet.fill == Fill.ANYWHERE:
        inks = [at for at, ink in enumerate(view.page.ink) if ink >> space & 1]
        written = view.words(ANIMAL_LETTERS[inks[0] - 1])
    return f"{written}  {view.code(space)}"


def _foot(view: View, space: int) -> str:
    points = view.sheet.printed[space]
    shown = f"{points or ' '} {sign_at(space, view.sheet, view.words)}"
    return f" {shown}".ljust(WIDTH - 1)


def _put_edge(view: View, rows: list[Row], area: Area) -> None:
    """Write what two adjacent hexes give between them (D3)."""
    one, other = members(area.spaces)
    (x, y), (beyond, below) = _place(view, one), _place(view, other)
    had = view.page.taken >> area.index & 1
    shown = HAD if had else sign(area, view.sheet, view.words)
    if y == below:
        rows[y].put(beyond - len(shown), shown, EDGE)
    elif beyond > x:
        rows[y + 1].put(x + WIDTH - 1 - len(shown), shown, EDGE)
    else:
        rows[y + 1].put(x, shown, EDGE)
