"""Signs in ink on white, alone or several in one room."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.draw.geometry import FLAT, hexagon
from rollwrite.draw.outlines import arch, circle, rosette
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.draw.signs import Sign

FILL = {"animal": 0.72, "free": 0.56, "landmark": 0.66, "bare": 0.98}
"""How much of a sign's size its icon takes."""
DOWN = {"landmark": 0.1}
"""How far below the middle it stands."""


class Tone(Struct, frozen=True):
    """The style words in which signs are drawn."""

    ground: str = "sign"
    icon: str = "icon"
    bare: str = ""
    """The ground of a sign that is nothing but an icon, where it needs one."""


INK, RAISED = Tone(), Tone(bare="white")


def draw_sign(sign: Sign, x: float, y: float, size: float, tone: Tone = INK) -> list[Shape]:
    """Return *sign* with its middle at *x* and *y*."""
    shapes: list[Shape] = []
    if sign.shape == "animal":
        shapes = [Path(circle(size).at(x, y), tone.ground)]
    elif sign.shape == "points":
        shapes = [Path(rosette(size).at(x, y), tone.ground)]
    elif sign.shape == "free":
        ground = hexagon(round(size * FLAT, 3), size).at(x, y)
        shapes = [Path(ground, f"{tone.ground} dashed")]
    elif sign.shape == "landmark":
        shapes = [Path(arch(size).at(x, y), tone.ground)]
    elif tone.bare:
        shapes = [Path(circle(size).at(x, y), tone.bare)]
    if sign.icon:
        shapes.append(
            Icon(
                sign.icon, x, y + DOWN.get(sign.shape, 0) * size, size * FILL[sign.shape], tone.icon
            )
        )
    if sign.text:
        shapes.append(Text(x, y, size * 0.66, sign.text, f"point {tone.icon}"))
    return shapes


def draw_signs(
    signs: Sequence[Sign], x: float, y: float, width: float, height: float, tone: Tone = INK
) -> list[Shape]:
    """Return *signs* in a room of *width* by *height*: side by side, one above another, slanted."""
    shapes = []
    size, places = arrange(len(signs), width, height)
    for sign, (right, down) in zip(signs, places, strict=True):
        shapes += draw_sign(sign, x + right, y + down, size, tone)
    return shapes


def arrange(count: int, width: float, height: float) -> tuple[float, list[tuple[float, float]]]:
    """Return how large *count* signs can be in a room, and where they stand in it."""
    if count < 2:
        return min(width, height), [(0, 0)] * count
    if count == 2 and max(width, height) < 1.35 * min(width, height):
        size = 0.56 * min(width, height)
        right, down = (width - size) / 2, (height - size) / 2
        return size, [(-right, -down), (right, down)]
    long = max(width, height)
    size = min(width, height, long / count * 0.94)
    step = (long - size) / (count - 1)
    along = [at * step - (long - size) / 2 for at in range(count)]
    return size, [(each, 0) if width >= height else (0, each) for each in along]
