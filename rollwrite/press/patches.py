"""Borders of patches: where two hexes of a map belong to different habitats (C)."""

from __future__ import annotations

from math import hypot

from rollwrite.draw.board import Board, Spot
from rollwrite.draw.geometry import corners, number
from rollwrite.draw.shapes import Path
from rollwrite.engine.bits import members

CLOSE = 1.0
"""How far from where it is looked for a hex may be found."""


def draw_patches(board: Board) -> Path:
    """Return the sides that part patches of one habitat from all that lies around them."""
    parts = []
    for spot in (board.spot(space) for space in members(board.sheet.hexes)):
        points = corners(spot.width, spot.height)
        for one, other in zip(points, (*points[1:], points[0]), strict=True):
            beyond = _beyond(board, spot, one[0] + other[0], one[1] + other[1])
            # A side between two patches is drawn once, for the hex that comes first.
            if beyond is None or (spot.space < beyond.space and _parted(board, spot, beyond)):
                x, y = spot.x + one[0], spot.y + one[1]
                side = f"l{number(other[0] - one[0])} {number(other[1] - one[1])}"
                parts.append(f"M{number(x)} {number(y)}{side}")
    return Path("".join(parts), "patch")


def _parted(board: Board, one: Spot, other: Spot) -> bool:
    owners = board.sheet.owners(one.space)
    return len(owners) != 1 or owners != board.sheet.owners(other.space)


def _beyond(board: Board, spot: Spot, right: float, down: float) -> Spot | None:
    """Return the hex that far from *spot*, if there is one."""
    beside = (board.spot(space) for space in members(board.sheet.around[spot.space]))
    x, y = spot.x + right, spot.y + down
    return next((each for each in beside if hypot(each.x - x, each.y - y) < CLOSE), None)
