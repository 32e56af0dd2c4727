"""Boxes in ink: their ground, what they give, and how they are marked."""

from __future__ import annotations

from rollwrite.draw.board import Board, Spot
from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import STAR
from rollwrite.draw.pencil import circled, crossed_out
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.draw.sign_shapes import draw_signs
from rollwrite.draw.signs import line_sign, signs_at
from rollwrite.draw.written import Ink
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS

CROSSED = ("landmark", "weather", "cell")
"""The boxes that are crossed out; all others are circled."""
ROOMS = {"cell": (0.58, 0.8), "pick": (0.74, 0.82)}
"""How much of a box one sign may take, and how much several."""
APART = 0.94


def draw_box(board: Board, spot: Spot, ink: Ink) -> list[Shape]:
    """Return the box at *spot* with all that is on it, and *ink* written there."""
    shapes = _ground(board, spot) + _content(board, spot, ink)
    if ink is None:
        return shapes
    small = min(spot.width, spot.height)
    if spot.form in CROSSED:
        high = small * 0.78
        return shapes + crossed_out(spot.x, spot.y, high * 1.15, high, spot.space)
    return shapes + circled(spot.x, spot.y, *ringed(spot), spot.space)


def ringed(spot: Spot) -> tuple[float, float]:
    """Return how wide and how high the ring is that marks the box at *spot*."""
    small = min(spot.width, spot.height)
    wide = spot.width * 0.9 if spot.form == "overflow" else min(spot.width, small * 1.35)
    return wide, small * 0.92


def _ground(board: Board, spot: Spot) -> list[Shape]:
    if spot.form == "overflow":
        # Neighbours leave a gap: two dashed lines on each other look broken.
        wide, high = round(spot.width * APART, 2), round(spot.height * APART, 2)
        return [Path(hexagon(wide, high).at(spot.x, spot.y), "overflow")]
    if spot.form in ("pick", "weather"):
        return []
    ground = box(spot.width, spot.height, min(spot.height * 0.24, 2.5)).at(spot.x, spot.y)
    word = _line_of(board, spot.space).rpartition("-")[2]
    if word in HABITAT_WORDS:
        return [Path(ground, f"landmark free-{word}")]
    return [Path(ground, "card")]


def _line_of(board: Board, space: int) -> str:
    """Return the line to which a box belongs."""
    lines = board.sheet.lines.items()
    return next((key for key, boxes in lines if space in boxes), "")


def _content(board: Board, spot: Spot, ink: Ink) -> list[Shape]:
    """Return what a box gives or stands for."""
    line = _line_of(board, spot.space)
    small = min(spot.width, spot.height)
    if spot.form == "weather":
        kind = line.partition("-")[0]
        style = f"on-{kind}" if kind in ("sun", "rain") else "icon"
        return [Icon(line_sign(line).icon or STAR, spot.x, spot.y, 6.25, style)]
    if spot.form == "landmark":
        return [Icon(line_sign(line).icon or STAR, spot.x, spot.y, small * 0.82, "icon")]
    if board.sheet.fill == Fill.ANYWHERE and ink:
        letter = board.words(ANIMAL_LETTERS[ink - 1])
        return [Text(spot.x, spot.y, small * 0.5, letter, "code")]
    signs = signs_at(spot.space, board.sheet)
    if spot.form == "overflow":
        return draw_signs(signs, spot.x, spot.y, small * 0.56, small * 0.56)
    alone, together = ROOMS.get(spot.form, (0.9, 0.9))
    room = alone if len(signs) == 1 else together
    return draw_signs(signs, spot.x, spot.y, small * room, small * room)
