"""What the signs mean: those that stand on the sheet, each with its words."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.icons import ANY_ANIMAL, CONE, DROP, HABITAT_ICONS, LANDMARK_ICONS, RAIN, SUN
from rollwrite.draw.outlines import rhombus
from rollwrite.draw.shapes import Drawing, Icon, Path, Shape, Text
from rollwrite.draw.sign_shapes import draw_sign
from rollwrite.draw.signs import Sign, signs_of
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import msg
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import broken, running, section

SIZE, TYPE, STEP = 5.6, 3.8, 6.7
HEAD = 7.2
RHOMBI = 21.5
"""Where the words begin that stand beside two rhombi."""
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
WEATHER = {"sun", "rain"}


def draw_legend(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the signs of the sheet with their meanings, as many in a line as there is room for."""
    _ = piece.words
    shapes = section(_("What the signs mean"), 0, width)
    x, y = 0.0, HEAD
    for sign, meaning in _meanings(piece.sheet):
        lines = broken(_(meaning), TYPE, "body", width - SIZE - 3)
        room = SIZE + 2 + max(running(line, TYPE, "body") for line in lines)
        if x and x + room > width:
            x, y = 0, y + STEP
        shapes += draw_sign(sign, x + SIZE / 2, y + STEP / 2, SIZE)
        for at, line in enumerate(lines):
            down = y + STEP / 2 + (at - (len(lines) - 1) / 2) * TYPE * 1.05
            shapes.append(Text(x + SIZE + 1.6, round(down, 2), TYPE, line, "body"))
        x += room + 5
    if _has_rhombi(piece.sheet):
        y += STEP
        lines = broken(_(BETWEEN), TYPE, "body", width - RHOMBI)
        shapes += _draw_rhombi(lines, y + STEP / 2)
        y += (len(lines) - 1) * TYPE * 1.1
    return Drawing(width, round(y + STEP, 2), tuple(shapes))


def _meanings(sheet: Sheet) -> Iterator[tuple[Sign, str]]:
    """Yield the signs that *sheet* has, with their meanings."""
    used = {kind for area in sheet.areas for sign in signs_of(area, sheet) for kind in _kinds(sign)}
    for kind, meaning, sign in MEANINGS:
        if kind in used:
            yield sign, meaning


def _has_rhombi(sheet: Sheet) -> bool:
    """Return whether bonuses lie between four hexes (B4)."""
    return any(WEATHER & {*area.tags} and area.spaces.bit_count() == 4 for area in sheet.areas)


def _draw_rhombi(lines: list[str], y: float) -> list[Shape]:
    wide, high = 9.4, 5.4
    return [
        Path(rhombus(wide, high).at(wide / 2, y), "sun"),
        Icon(SUN, wide / 2, y, 2.4, "on-sun"),
        Path(rhombus(wide, high).at(wide * 1.6, y), "rain"),
        Icon(DROP, wide * 1.6, y, 2.4, "on-rain"),
        *(Text(RHOMBI, y + at * TYPE * 1.1, TYPE, line, "body") for at, line in enumerate(lines)),
    ]


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
