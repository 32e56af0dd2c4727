"""Taps: the legal moves that have a place on the sheet, ringed in amber and drawn last."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.draw.board import Badge, Board, Spot
from rollwrite.draw.geometry import Outline, box, hexagon
from rollwrite.draw.labels import tap_label
from rollwrite.draw.shapes import Group, Path, Shape
from rollwrite.draw.written import Written
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.moves import NOTATION, As, Mark, Take, Write
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words import offer, say

INSET = 1.5
"""How much smaller a ring is that has to leave the border of its hex free."""
WITHIN = -0.6
"""How much larger a ring is than the box that it lies in; what a thumb finds is the whole box."""
BEYOND = 1.6
"""And than the badge that it lies around."""
LEAST = 6.0


def find_taps(board: Board, legal: Iterable[Move]) -> dict[Spot | Badge, list[Move]]:
    """Return the places that *legal* moves name, each with its moves."""
    found: dict[Spot | Badge, list[Move]] = {}
    for move in legal:
        if place := _place(board, move):
            found.setdefault(place, []).append(move)
    return found


def draw_tap(board: Board, place: Spot | Badge, moves: list[Move], written: Written) -> Group:
    """Return the ring that makes one of *moves* when it is tapped."""
    return Group(
        draw_ring(board, place),
        move=written_moves(moves),
        label=said_moves(board, place, moves, written),
        x=place.x,
        y=place.y,
    )


def written_moves(moves: list[Move]) -> str:
    """Return *moves* as they are sent, one a line."""
    return "\n".join(map(NOTATION.write, moves))


def said_moves(board: Board, place: Spot | Badge, moves: list[Move], written: Written) -> str:
    """Return *moves* in words; of a hex also what it is, and of several moves nothing else."""
    words, page = board.words, written.page
    if len(moves) > 1 and isinstance(place, Spot):
        return tap_label(board, place.space, written)
    if place.form == "hex" and isinstance(place, Spot) and not isinstance(moves[0], Take):
        return tap_label(board, place.space, written, say(moves[0], words))
    return "; ".join(offer(move, page, words) if page else say(move, words) for move in moves)


def draw_ring(board: Board, place: Spot | Badge) -> tuple[Shape, ...]:
    """Return the amber ring of *place* with its dark edge, around nothing but a middle."""
    more = BEYOND if isinstance(place, Badge) else WITHIN
    d, whole = (_outline(board, place, each).at(0, 0) for each in (more, max(0, more)))
    return (Path(whole, "tap"), Path(d, "glow-edge"), Path(d, "glow"))


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


def _outline(board: Board, place: Spot | Badge, more: float) -> Outline:
    if place.form in ("hex", "overflow"):
        # D: the ring lies inside, so that the borders of regions stay whole.
        inset = INSET if board.sheet.fill == Fill.ANYWHERE else 0
        scale = 1 - inset / min(place.width, place.height)
        return hexagon(round(place.width * scale, 3), round(place.height * scale, 3))
    width, height = (max(LEAST, side + more) for side in (place.width, place.height))
    return box(width, height, min(2, height / 3))
