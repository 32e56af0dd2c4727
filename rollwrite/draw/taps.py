"""Taps: the legal moves that have a place on the sheet, ringed in amber and drawn last."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.draw.board import Badge, Board, Spot
from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.shapes import Group, Path, Shape
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.moves import NOTATION, As, Mark, Take, Write
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words import offer, say

INSET = 1.5
"""How much smaller a ring is that has to leave the border of its hex free."""
LEAST = 6.0


def draw_taps(board: Board, legal: Iterable[Move], page: Page | None) -> tuple[Group, Group]:
    """Return a tap for each place that *legal* moves name: those on spaces, those on badges."""
    found: dict[Spot | Badge, list[Move]] = {}
    for move in legal:
        if place := _place(board, move):
            found.setdefault(place, []).append(move)
    on: dict[type, list[Shape]] = {Spot: [], Badge: []}
    for place, moves in found.items():
        on[type(place)].append(_tap(board, place, moves, page))
    return Group(tuple(on[Spot]), "taps"), Group(tuple(on[Badge]), "taps")


def _place(board: Board, move: Move) -> Spot | Badge | None:
    match move:
        case Mark(name) | Write(name) | As(name):
            return board.spot(board.sheet.space[name])
        case Take(key):
            area = next(area for area in board.sheet.areas if area.key == key)
            if area.spaces.bit_count() == 1:
                return board.spot(area.spaces.bit_length() - 1)
            return next(badge for badge in board.badges if badge.area is area)
    return None


def _tap(board: Board, place: Spot | Badge, moves: list[Move], page: Page | None) -> Group:
    words = board.words
    said = [offer(move, page, words) if page else say(move, words) for move in moves]
    d = _outline(board, place)
    return Group(
        (Path(d, "tap"), Path(d, "glow-edge"), Path(d, "glow")),
        move="\n".join(map(NOTATION.write, moves)),
        label="; ".join(said),
    )


def _outline(board: Board, place: Spot | Badge) -> str:
    if place.form in ("hex", "overflow"):
        # D: the ring lies inside, so that the borders of regions stay whole.
        inset = INSET if board.sheet.fill == Fill.ANYWHERE else 0
        scale = 1 - inset / min(place.width, place.height)
        width, height = round(place.width * scale, 3), round(place.height * scale, 3)
        return hexagon(width, height).at(place.x, place.y)
    more = 1.6 if isinstance(place, Badge) else -0.6
    width, height = (max(LEAST, side + more) for side in (place.width, place.height))
    return box(width, height, min(2, height / 3)).at(place.x, place.y)
