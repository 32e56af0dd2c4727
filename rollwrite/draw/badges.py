"""Badges in ink: what areas of several spaces give, ringed when they have given it."""

from __future__ import annotations

from rollwrite.draw.board import Badge, Board
from rollwrite.draw.geometry import box
from rollwrite.draw.icons import DROP, SUN
from rollwrite.draw.maps import number_of
from rollwrite.draw.outlines import rhombus
from rollwrite.draw.pencil import circled
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.draw.sign_shapes import INK, RAISED, draw_signs
from rollwrite.draw.signs import signs_of


def draw_badge(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    """Return the badge with its signs; a ring shows that they were *taken*."""
    draw = {"rhombus": _rhombus, "pill": _pill, "region": _region}.get(badge.form, _plain)
    return draw(board, badge, taken=taken)


def _plain(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    signs = signs_of(badge.area, board.sheet)
    # A cone is as black as the border of regions behind it.
    tone = RAISED if badge.form == "edge" else INK
    shapes = draw_signs(signs, badge.x, badge.y, badge.width, badge.height, tone)
    if taken:
        wide = badge.width + 1.6
        size = min(badge.width, badge.height) + 1.6 if len(signs) == 1 else badge.height + 1.6
        wide = size if len(signs) == 1 else wide
        shapes += circled(badge.x, badge.y, wide, size, badge.area.index)
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
    x, y, standing = badge.x, badge.y, badge.height > badge.width
    kind = "rain" if "rain" in badge.area.tags else "sun"
    icon = DROP if kind == "rain" else SUN
    signs = signs_of(badge.area, board.sheet)
    shapes: list[Shape] = [Path(rhombus(badge.width, badge.height).at(x, y), kind)]
    if standing:
        shapes.append(Icon(icon, x, y - 3.6, 2.1, f"on-{kind}"))
        y += 0.6 if len(signs) == 1 else 1.1
        room = (4.9, 4.9) if len(signs) == 1 else (4.1, 7)
    else:
        shapes += [Icon(icon, x + side * 3.6, y, 1.9, f"on-{kind}") for side in (-1, 1)]
        room = (4.9, 4.9) if len(signs) == 1 else (7, 4.1)
    shapes += draw_signs(signs, x, y, *room)
    if taken:
        shapes += circled(x, y, room[0] + 1.3, room[1] + 1.3, badge.area.index)
    return shapes


def _region(board: Board, badge: Badge, *, taken: bool) -> list[Shape]:
    """Return what a region gives under its number, black when it is filled (D4)."""
    left = badge.x - badge.width / 2
    shapes = number_chip(left + 3.4, badge.y, number_of(badge.area), full=taken)
    signs = signs_of(badge.area, board.sheet)
    room = badge.width - 6.8
    return shapes + draw_signs(signs, left + 6.3 + room / 2, badge.y, room, 5.1)


def number_chip(x: float, y: float, text: str, *, full: bool) -> list[Shape]:
    """Return the number of a region, black when the region is *full*."""
    width = 3.9 if len(text) == 1 else 5
    ground, style = ("chip-full", "on-chip-full") if full else ("chip", "point")
    return [Path(box(width, 3.9, 1).at(x, y), ground), Text(x, y, 3.25, text, style)]
