"""Shapes as SVG elements: equal shapes give equal text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from msgspec import Struct

from rollwrite.draw.css import PREFIX
from rollwrite.draw.geometry import number
from rollwrite.draw.hatches import HATCH
from rollwrite.draw.shapes import Group, Icon, Path, Polygon, Shape, Text

BASELINE = 0.355
"""How far below the middle of a line of figures its foot stands, as a part of its size."""
SPACES = str.maketrans({"\t": "&#9;", "\n": "&#10;", "\r": "&#13;"})
"""Characters that a reader of XML would take for plain spaces or line ends."""
UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(Struct, frozen=True):
    """A writer of shapes; the hatches they are filled with have *owner* before their names."""

    owner: str = ""

    def write(self, shapes: Iterable[Shape]) -> str:
        """Return *shapes* one after the other."""
        return "".join(map(self._shape, shapes))

    def _shape(self, shape: Shape) -> str:
        more = self._attributes(shape)
        match shape:
            case Polygon(points):
                text = " ".join(f"{number(x)},{number(y)}" for x, y in points)
                return f'<polygon{more} points="{text}"/>'
            case Path(d):
                return f'<path{more} d="{d}"/>'
            case Text(x, y, size, text):
                place = f'x="{number(x)}" y="{number(y + BASELINE * size)}"'
                return f'<text{more} {place} font-size="{number(size)}">{quoted(text)}</text>'
            case Icon(name, x, y, size):
                place = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}"'
                room = f'width="{number(size)}" height="{number(size)}"'
                return f'<use{more} href="#icon-{name}" {place} {room}/>'
            case Group(inner):
                return f"<g{more}>{self.write(inner)}</g>" if inner else ""

    def _attributes(self, shape: Shape) -> str:
        """Return class, name, place, move and label of *shape*."""
        parts = [self._style(shape.style)]
        if isinstance(shape, Group) and shape.name:
            parts.append(f' data-space="{quoted(shape.name)}"')
        if isinstance(shape, Group) and (shape.x or shape.y):
            parts.append(f' transform="translate({number(shape.x)} {number(shape.y)})"')
        if shape.move:
            parts.append(button(shape.move))
        elif shape.label:
            parts.append(' role="img"')
        if shape.label:
            parts.append(f' aria-label="{quoted(shape.label)}"')
        return "".join(parts)

    def _style(self, style: str) -> str:
        """Return the classes of *style*; a hatch is named on the spot, where it can be found."""
        if style.startswith(HATCH):
            return f' fill="url(#{quoted(self.owner + style)})"'
        words = " ".join(PREFIX + word for word in style.split())
        return f' class="{quoted(words)}"' if words else ""


def button(move: str) -> str:
    """Return the attributes of what makes one of the moves in *move* when it is tapped."""
    return f' role="button" tabindex="0" data-move="{quoted(move)}"'


def quoted(text: str) -> str:
    """Return *text* as it stands in an attribute or between tags."""
    return escape(UNPRINTABLE.sub("\ufffd", text)).translate(SPACES)
