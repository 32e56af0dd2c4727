"""Badges in ink: what areas of several spaces give, ringed when they have given it."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.board import Badge, Board
from rollwrite.draw.geometry import box
from rollwrite.draw.icons import DROP, SUN
from rollwrite.draw.maps import number_of
from rollwrite.draw.outlines import rhombus
from rollwrite.draw.pencil import circled
from rollwrite.draw.shapes import Icon, Path, Point, Shape, Text
from rollwrite.draw.sign_shapes import INK, RAISED, draw_signs
from rollwrite.draw.signs import signs_of

AIR, CLOSE = 1.3, 0.9
"""How much wider than its signs a ring is, and where letters stand beside it."""
SLANTED = 1.24
"""How many times as large as their room a ring around two slanted signs is."""
NUMBERED = 7.0
"""Room that the number of a region takes beside its signs."""
CHIP, STEP = 4.1, 4.85
"""How large the signs of a region are, and how far apart."""
UPRIGHT = 2.1
LYING = {"sun": 1.95, "rain": 1.6}
"""How large the weather is in a rhombus that stands, and at the ends of one that lies."""


class Inside(Struct, frozen=True):
    """What is in a rhombus: the places of the weather, and of the room for signs."""

    weather: tuple[Point, ...]
    right: float
    down: float
    room: Point


RHOMBI = {
    (True, False): Inside(((0, -3.6),), 0, 0.6, (4.9, 4.9)),
    (True, True): Inside(((0, -3.6),), 0, 1.1, (4.1, 7)),
    (False, False): Inside(((-3.5, 0), (3.5, 0)), 0, 0, (4.5, 4.5)),
    (False, True): Inside(((-3.5, 0),), 0.8, 0, (5.6, 2.55)),
}
"""By whether it stands, and whether there are several signs."""


def draw_badge(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    """Return the badge with its signs; a ring shows that they were *taken*."""
    forms = {"rhombus": _rhombus, "pill": _pill, "region": _region, "row": _row}
    draw = forms.get(badge.form, _plain)
    return draw(board, badge, taken=taken)


def _plain(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    signs = signs_of(badge.area, board.sheet)
    # A cone is as black as the border of regions behind it.
    tone = RAISED if badge.form == "edge" else INK
    shapes = draw_signs(signs, badge.x, badge.y, badge.width, badge.height, tone)
    if taken:
        shapes += circled(badge.x, badge.y, *_around(badge, len(signs)), badge.area.index)
    return shapes


def _around(badge: Badge, count: int) -> tuple[float, float]:
    """Return how wide and how high a ring is that has all signs of *badge* in it."""
    air = CLOSE if badge.form == "edge" else AIR
    if count == 1:
        size = min(badge.width, badge.height) + air
        return size, size
    if badge.form == "row":
        return badge.width * SLANTED, badge.height * SLANTED
    return badge.width + air, badge.height + air


def _row(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    """Return what a whole row gives: points and, below them, what comes with them (A4)."""
    shapes = _plain(board, badge, taken=taken)
    if len(signs_of(badge.area, board.sheet)) == 2:
        x, y = badge.x - 0.25 * badge.width, badge.y + 0.27 * badge.height
        plus = f"M{x - 1.1:.2f} {y:.2f}h2.2M{x:.2f} {y - 1.1:.2f}l0 2.2"
        shapes.append(Path(plus, "plus"))
    return shapes


def _pill(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    signs = signs_of(badge.area, board.sheet)
    ground = box(badge.width, badge.height, badge.height / 2).at(badge.x, badge.y)
    shapes: list[Shape] = [Path(ground, "pill")]
    shapes += draw_signs(signs, badge.x, badge.y, badge.width - 2.25, badge.height - 1.6)
    if taken:
        wide, high = badge.width + 0.5, badge.height + 1
        shapes += circled(badge.x, badge.y, wide, high, badge.area.index)
    return shapes


def _rhombus(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    """Return the rhombus of a sun or rain bonus between four hexes (B2)."""
    kind = "rain" if "rain" in badge.area.tags else "sun"
    icon = DROP if kind == "rain" else SUN
    signs = signs_of(badge.area, board.sheet)
    standing = badge.height > badge.width
    size = UPRIGHT if standing else LYING[kind]
    inside = RHOMBI[standing, len(signs) > 1]
    outline = rhombus(badge.width, badge.height).at(badge.x, badge.y)
    # The edges of hexes lie under its own, which are dashed for rain.
    shapes: list[Shape] = [Path(outline, "halo"), Path(outline, kind)]
    for right, down in inside.weather:
        shapes.append(Icon(icon, badge.x + right, badge.y + down, size, f"on-{kind}"))
    x, y = badge.x + inside.right, badge.y + inside.down
    wide, high = inside.room
    shapes += draw_signs(signs, x, y, wide, high)
    if taken:
        shapes += circled(x, y, wide + 1.3, high + 1.3, badge.area.index)
    return shapes


def _region(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    """Return what a region gives under its number, black when it is filled (D4)."""
    left = badge.x - badge.width / 2
    shapes = number_chip(left + 3.1, badge.y, number_of(badge.area), full=taken)
    signs = signs_of(badge.area, board.sheet)
    room = min(CHIP + STEP * (len(signs) - 1), badge.width - NUMBERED)
    start = left + NUMBERED - 0.6
    return shapes + draw_signs(signs, start + room / 2, badge.y, room, CHIP)


def number_chip(x: float, y: float, text: str, *, full: bool) -> list[Shape]:
    """Return the number of a region, black when the region is *full*."""
    width = 3.9 if len(text) == 1 else 4.7
    ground, style = ("chip-full", "on-chip-full") if full else ("chip", "point")
    return [Path(box(width, 3.9, 1).at(x, y), ground), Text(x, y, 3.4, text, style)]
