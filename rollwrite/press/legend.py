"""What the signs mean: those that stand on the sheet, each with its words."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.draw.badges import number_chip
from rollwrite.draw.icons import ANY_ANIMAL, CONE, DROP, HABITAT_ICONS, LANDMARK_ICONS, RAIN, SUN
from rollwrite.draw.maps import is_region
from rollwrite.draw.outlines import rhombus
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Shape, Text
from rollwrite.draw.sign_shapes import draw_sign
from rollwrite.draw.signs import Sign, signs_of
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import msg
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import balanced, running, section

SIZE, TYPE, STEP = 5.6, 3.8, 6.7
HEAD = 7.2
GAP = 1.6
LEADING = 1.08
"""From line to line of a meaning, when the type is 1 high."""
SMALLER = (1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""How large it is set, until it fits."""
NARROW = 80
"""A legend that is less wide has a line for each sign."""
MEANINGS = (
    ("animal", msg("gain this animal"), Sign("animal", "fox")),
    ("any", msg("any animal"), Sign("animal", ANY_ANIMAL)),
    ("cone", msg("a cone"), Sign("bare", CONE)),
    ("points", msg("points, count at the end"), Sign("points", text="2")),
    ("free", msg("a free hex of any habitat"), Sign("free", text="+")),
    ("own", msg("a free hex of this habitat"), Sign("free", HABITAT_ICONS[2])),
    ("landmark", msg("a landmark: cross the next one"), Sign("landmark", LANDMARK_ICONS[2])),
    ("sun", msg("a sun: choose a bonus"), Sign("bare", SUN)),
    ("rain", msg("a rain: choose a bonus"), Sign("bare", RAIN)),
)
BETWEEN = msg("a sun or a rain bonus: yours when all four hexes around it are circled")
REGION = msg("a region: when it is full, take what stands beside its number")
WEATHER = {"sun", "rain"}


class _Entry(Struct, frozen=True):
    """A sign, drawn with the left end of its middle line at zero, and what it means."""

    shapes: tuple[Shape, ...]
    width: float
    meaning: str


def draw_legend(piece: Piece, width: float, height: float) -> Drawing:
    """Return the signs of the sheet with their meanings, smaller where there are many."""
    for part in SMALLER:
        made = _laid(piece, width / part)
        if made.height * part <= height:
            break
    return made


def _laid(piece: Piece, width: float) -> Drawing:
    """Return the signs with their meanings, as many in a line as there is room for."""
    shapes = section(piece.words("What the signs mean"), 0, width)
    x, y, deep = 0.0, HEAD, STEP
    for entry in _entries(piece.sheet):
        left = entry.width + GAP
        lines = balanced(piece.words(entry.meaning), TYPE, "body", width - left)
        room = left + max(running(line, TYPE, "body") for line in lines)
        if x and (x + room > width or width < NARROW):
            x, y, deep = 0, y + deep, STEP
        deep = max(deep, STEP + (len(lines) - 1) * TYPE * LEADING)
        shapes.append(Group(entry.shapes, x=round(x, 2), y=round(y + STEP / 2, 2)))
        for at, line in enumerate(lines):
            down = y + STEP / 2 + at * TYPE * LEADING
            shapes.append(Text(round(x + left, 2), round(down, 2), TYPE, line, "body"))
        x += room + 5
    return Drawing(width, round(y + deep, 2), tuple(shapes))


def _entries(sheet: Sheet) -> Iterator[_Entry]:
    """Yield the signs that *sheet* has, with their meanings."""
    used = {kind for area in sheet.areas for sign in signs_of(area, sheet) for kind in _kinds(sign)}
    for kind, meaning, sign in MEANINGS:
        if kind in used:
            yield _Entry(tuple(draw_sign(sign, SIZE / 2, 0, SIZE)), SIZE, meaning)
    if any(is_region(area, sheet) for area in sheet.areas):
        yield _Entry(tuple(number_chip(SIZE / 2, 0, "7", full=False)), SIZE, REGION)
    if _has_rhombi(sheet):
        yield _Entry(tuple(_draw_rhombi()), 19.6, BETWEEN)


def _has_rhombi(sheet: Sheet) -> bool:
    """Return whether bonuses lie between four hexes (B2)."""
    return any(WEATHER & {*area.tags} and area.spaces.bit_count() == 4 for area in sheet.areas)


def _draw_rhombi() -> Iterator[Shape]:
    wide, high = 9.4, 5.4
    for at, (style, icon) in enumerate((("sun", SUN), ("rain", DROP))):
        x = wide * (0.5 + 1.08 * at)
        yield Path(rhombus(wide, high).at(x, 0), style)
        yield Icon(icon, x, 0, 2.4, f"on-{style}")


def _kinds(sign: Sign) -> tuple[str, ...]:
    """Return under which name the meaning of *sign* is found."""
    match sign:
        case Sign("animal", icon):
            return ("any",) if icon == ANY_ANIMAL else ("animal",)
        case Sign("free", icon):
            return ("own",) if icon else ("free",)
        case Sign("bare", icon):
            return {CONE: ("cone",), SUN: ("sun",), RAIN: ("rain",)}.get(icon, ())
    return (sign.shape,)
