"""Clearings: ground without a hatch, under what is written and where a pencil is to write."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from rollwrite.draw.board import Board, Spot
from rollwrite.draw.geometry import box
from rollwrite.draw.hatches import HATCH
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Group, Icon, Path, Shape, Text
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.press.blanks import WRITTEN
from rollwrite.press.typesetting import running

MIDDLE = 0.54
"""How much of a hex is kept clear for it."""
AIR = 0.35
TALL = 0.72
"""How high capitals and what stands below them are, when the type is 1 high."""
CODE = re.compile(r"code (?:icon )?on-(marked-)?(\w+)$")
"""The style of the letters that stand for a habitat, on its own ground."""


def cleared(shapes: Iterable[Shape]) -> list[Shape]:
    """Return *shapes*; the code of a habitat and its icon stand on ground without a hatch."""
    made: list[Shape] = []
    above = 0  # What has been drawn since the last hatch lies over its clearing: a ring, too.
    for shape in shapes:
        if isinstance(shape, Text) and (ground := _ground(shape)):
            icons = [each for each in made[-1:] if isinstance(each, Icon)]
            made.insert(above, _clearing((*icons, shape), ground))
        made.append(shape)
        if _is_hatch(shape):
            above = len(made)
    return made


def writable(space: Group, board: Board, spot: Spot) -> Group:
    """Return *space*; where a pencil writes in a hex, its habitat is faint and has no hatch."""
    if spot.form != "hex" or board.sheet.fill not in WRITTEN:
        return replace(space, shapes=tuple(cleared(space.shapes)))
    owners = board.sheet.owners(spot.space)
    shapes = []
    for shape in space.shapes:
        shapes.append(_faint(shape))
        if len(owners) == 1 and _is_hatch(shape):
            middle = circle(round(MIDDLE * min(spot.width, spot.height), 2)).at(0, 0)
            shapes.append(Path(middle, f"clear-free-{HABITAT_WORDS[owners[0]]}"))
    return replace(space, shapes=tuple(shapes))


def _is_hatch(shape: Shape) -> bool:
    return isinstance(shape, Path) and shape.style.startswith(HATCH)


def _faint(shape: Shape) -> Shape:
    """Return *shape*, faint when it stands for the habitat of a hex."""
    word = shape.style.partition(" ")[0].removeprefix("on-")
    if isinstance(shape, Icon) and word in HABITAT_WORDS:
        return replace(shape, style=f"faint-{word}")
    return shape


def _ground(text: Text) -> str:
    """Return on which ground the code of a habitat stands, such as ``free-rivers``."""
    found = CODE.match(text.style)
    return f"{'marked' if found[1] else 'free'}-{found[2]}" if found else ""


def _clearing(shapes: tuple[Icon | Text, ...], ground: str) -> Path:
    """Return a field of *ground* behind all *shapes*."""
    lefts, tops, rights, bottoms = zip(*map(_bounds, shapes), strict=True)
    left, top = min(lefts) - AIR, min(tops) - AIR
    wide, high = round(max(rights) + AIR - left, 2), round(max(bottoms) + AIR - top, 2)
    field = box(wide, high, round(min(wide, high) * 0.4, 2))
    return Path(field.at(left + wide / 2, top + high / 2), f"clear-{ground}")


def _bounds(shape: Icon | Text) -> tuple[float, float, float, float]:
    """Return how far *shape* reaches: left, top, right and bottom."""
    wide, high = shape.size, shape.size
    if isinstance(shape, Text):
        wide, high = running(shape.text, shape.size, shape.style), shape.size * TALL
    return shape.x - wide / 2, shape.y - high / 2, shape.x + wide / 2, shape.y + high / 2
