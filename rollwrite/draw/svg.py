"""Drawings as SVG text: equal drawings give equal text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from rollwrite.draw.css import stylesheet
from rollwrite.draw.geometry import number
from rollwrite.draw.hatches import HATCHES, LINE
from rollwrite.draw.icons import BOX, outline
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Polygon, Shape, Text
from rollwrite.draw.theme import inks

BASELINE = 0.355
"""How far below the middle of a line of figures its foot stands, as a part of its size."""
SPACES = str.maketrans({"\t": "&#9;", "\n": "&#10;", "\r": "&#13;"})
"""Characters that a reader of XML would take for plain spaces or line ends."""
UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def to_svg(drawing: Drawing, theme: str | None = "light") -> str:
    """Return *drawing* as SVG; without a *theme*, the page around it has to style its classes."""
    shapes = list(_all(drawing.shapes))
    words = sorted({word for shape in shapes for word in shape.style.split()})
    icons = sorted({shape.name for shape in shapes if isinstance(shape, Icon)})
    size = f"{number(drawing.width)} {number(drawing.height)}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sheet" viewBox="0 0 {size}"'
        f' width="{number(drawing.width)}mm" height="{number(drawing.height)}mm"'
        f' role="group" aria-label="{_quoted(drawing.label)}">'
    )
    hatches = [word for word in words if word.startswith("hatch-")]
    style = ""
    if theme is not None:
        used = {*words, *map(_hatch_style, hatches)}
        style = f"<style>{stylesheet(inks(theme), used)}</style>"
    defs = "".join((*map(_symbol, icons), *map(_pattern, hatches)))
    return f"{head}{style}<defs>{defs}</defs>{_written(drawing.shapes)}</svg>\n"


def _all(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from _all(shape.shapes)


def _symbol(name: str) -> str:
    box = f"0 0 {BOX} {BOX}"
    return f'<symbol id="icon-{name}" viewBox="{box}"><path d="{outline(name)}"/></symbol>'


def _pattern(word: str) -> str:
    hatch = HATCHES[word.rpartition("-")[2]]
    turn = f' patternTransform="rotate({hatch.turn})"' if hatch.turn else ""
    width = "" if hatch.filled else f' stroke-width="{number(LINE)}"'
    return (
        f'<pattern id="{word}" width="{number(hatch.width)}" height="{number(hatch.height)}"'
        f' patternUnits="userSpaceOnUse"{turn}>'
        f'<path class="{_hatch_style(word)}" d="{hatch.d}"{width}/></pattern>'
    )


def _hatch_style(word: str) -> str:
    _hatch, state, habitat = word.split("-")
    return f"{'dots' if HATCHES[habitat].filled else 'lines'}-{state}"


def _written(shapes: Iterable[Shape]) -> str:
    return "".join(map(_shape, shapes))


def _shape(shape: Shape) -> str:
    more = _attributes(shape)
    match shape:
        case Polygon(points):
            text = " ".join(f"{number(x)},{number(y)}" for x, y in points)
            return f'<polygon{more} points="{text}"/>'
        case Path(d):
            return f'<path{more} d="{d}"/>'
        case Text(x, y, size, text):
            place = f'x="{number(x)}" y="{number(y + BASELINE * size)}"'
            return f'<text{more} {place} font-size="{number(size)}">{_quoted(text)}</text>'
        case Icon(name, x, y, size):
            place = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}"'
            room = f'width="{number(size)}" height="{number(size)}"'
            return f'<use{more} href="#icon-{name}" {place} {room}/>'
        case Group(inner):
            return f"<g{more}>{_written(inner)}</g>" if inner else ""


def _attributes(shape: Shape) -> str:
    """Return class, name, move and label of *shape*."""
    parts = [f' class="{_quoted(shape.style)}"'] if shape.style else []
    if isinstance(shape, Group) and shape.name:
        parts.append(f' data-space="{_quoted(shape.name)}"')
    if isinstance(shape, Group) and (shape.x or shape.y):
        parts.append(f' transform="translate({number(shape.x)} {number(shape.y)})"')
    if shape.move:
        parts.append(f' role="button" tabindex="0" data-move="{_quoted(shape.move)}"')
    elif shape.label:
        parts.append(' role="img"')
    if shape.label:
        parts.append(f' aria-label="{_quoted(shape.label)}"')
    return "".join(parts)


def _quoted(text: str) -> str:
    return escape(UNPRINTABLE.sub("\ufffd", text)).translate(SPACES)
