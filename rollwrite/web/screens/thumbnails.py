"""The map of a sheet, as small as a stamp."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_

from markupsafe import Markup

from rollwrite.draw.geometry import FLAT, corners, number, rounded
from rollwrite.draw.hatches import HATCH, pattern
from rollwrite.engine.bits import members
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.sheet import Fill, Sheet

WIDTH = 10.0
HEIGHT = WIDTH / FLAT
HEX = rounded(corners(WIDTH * 0.94, HEIGHT * 0.94), (0.8,) * 6)
FREE = "free-"
FITTED = (Fill.TOUCHING, Fill.ANYWHERE)
"""How maps are filled whose hexes fit into one another; those of others stand in columns."""


@cache
def thumbnail(key: str) -> Markup:
    """Return the map of the sheet called *key*: a path for each habitat, which the page inks."""
    sheet = load().sheets[key]
    drawn = Markup("").join(_path(sheet, look, hexes) for look, hexes in _parts(sheet).items())
    hatches = Markup("".join(pattern(HATCH + FREE + each, _owner(sheet)) for each in HABITAT_WORDS))
    width = (max(x for x, _ in sheet.places) + 1) * WIDTH
    height = max(y for _, y in sheet.places) * _row(sheet) + HEIGHT
    text = '<svg class="thumb" viewBox="0 0 {} {}" aria-hidden="true" focusable="false">{}{}</svg>'
    return Markup(text).format(number(width), number(height), hatches, drawn)


def _owner(sheet: Sheet) -> str:
    return f"thumb-{sheet.key}-"


def _parts(sheet: Sheet) -> dict[str, int]:
    """Return the hexes of each habitat, those without one, and the one to start from."""
    parts = dict(zip(HABITAT_WORDS, sheet.habitats, strict=True))
    settled = reduce(or_, parts.values()) | sheet.start
    return {"plain": sheet.hexes & ~settled, **parts, "star": sheet.start}


def _path(sheet: Sheet, look: str, hexes: int) -> Markup:
    outlines = "".join(_outline(sheet, each) for each in members(hexes))
    hatch = f"url(#{_owner(sheet)}{HATCH}{FREE}{look})" if look in HABITAT_WORDS else "none"
    text = '<path class="{}" fill="{}" d="{}"/>'
    return Markup(text).format(look, hatch, outlines) if outlines else Markup()


def _outline(sheet: Sheet, hex: int) -> str:
    x, y = sheet.places[hex]
    return HEX.at((x + 0.5) * WIDTH, y * _row(sheet) + HEIGHT / 2)


def _row(sheet: Sheet) -> float:
    return FLAT * WIDTH if sheet.fill in FITTED else HEIGHT
