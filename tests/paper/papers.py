"""Paper for tests: orders carried out, and where on a side everything is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO

from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.svgLib.path import parse_path
from msgspec import Struct
from pypdf import PdfReader

from rollwrite.draw.leaf import Leaf, Placed, Room
from rollwrite.draw.looks import Looks
from rollwrite.draw.paper import MODES
from rollwrite.draw.pdf import About, to_pdf
from rollwrite.draw.shapes import Group, Icon, Path, Polygon, Shape, Text
from rollwrite.draw.type import width_of
from rollwrite.games.rolling.library import load
from rollwrite.i18n import words
from rollwrite.press.order import Order
from rollwrite.press.press import named, press

LIBRARY = load()
LOOKS = Looks(MODES["colour"])
SHEETS = "ABCD"
POINT = 25.4 / 72
"""A point in millimetres."""


class Seen(Struct, frozen=True):
    """A shape on a side: how many times as large it is, and where its own zero lies."""

    shape: Shape
    scale: float
    x: float
    y: float

    def room(self) -> Room | None:
        """Return what of the side the shape takes; None for groups."""
        box = _bounds(self.shape)
        if box is None:
            return None
        left, top, right, bottom = box
        return Room(
            self.x + left * self.scale,
            self.y + top * self.scale,
            (right - left) * self.scale,
            (bottom - top) * self.scale,
        )


def sides(order: Order, lang: str = "en") -> list[Leaf]:
    """Return the sides that *order* asks for."""
    return list(press(order, LIBRARY, words(lang)))


@cache
def printed(order: Order, lang: str = "en") -> bytes:
    """Return *order* as PDF."""
    _ = words(lang)
    about = About(named(order, LIBRARY, _), lang)
    return to_pdf(press(order, LIBRARY, _), about)


def read(order: Order, lang: str = "en") -> PdfReader:
    """Return *order* as a reader of PDF reads it."""
    return PdfReader(BytesIO(printed(order, lang)))


def cut_out(leaf: Leaf) -> list[Placed]:
    """Return the cards on *leaf*, without what stands in its margin."""
    return [each for each in leaf.placed if each.drawing.height == leaf.placed[0].drawing.height]


def seen(leaf: Leaf) -> Iterator[Seen]:
    """Yield every shape of *leaf*."""
    for placed in leaf.placed:
        yield from inside(placed.drawing.shapes, placed.scale, placed.x, placed.y)


def inside(shapes: tuple[Shape, ...], scale: float, x: float, y: float) -> Iterator[Seen]:
    """Yield every one of *shapes*, so large and so placed, and all that is in their groups."""
    for shape in shapes:
        yield Seen(shape, scale, x, y)
        if isinstance(shape, Group):
            yield from inside(shape.shapes, scale, x + shape.x * scale, y + shape.y * scale)


def _bounds(shape: Shape) -> tuple[float, float, float, float] | None:
    match shape:
        case Path(d):
            return _traced(d)
        case Polygon(points):
            across, down = zip(*points, strict=True)
            return min(across), min(down), max(across), max(down)
        case Text(x, y, size, text):
            look = LOOKS.of(shape.style)
            wide = width_of(text, size, look.font)
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[look.anchor]
            return left, y - size / 2, left + wide, y + size / 2
        case Icon(_, x, y, size):
            return x - size / 2, y - size / 2, x + size / 2, y + size / 2
    return None


@cache
def _traced(d: str) -> tuple[float, float, float, float]:
    pen = ControlBoundsPen(None)
    parse_path(d, pen)
    left, top, right, bottom = pen.bounds
    return left, top, right, bottom
