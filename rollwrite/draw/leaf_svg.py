"""Sides of paper as SVG: what comes out of the printer, to be looked at before."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rollwrite.draw.fields import shown
from rollwrite.draw.geometry import number
from rollwrite.draw.glyphs import letters
from rollwrite.draw.hatches import HATCH, HATCHES, LINE
from rollwrite.draw.icons import BOX, outline
from rollwrite.draw.leaf import Leaf, Placed
from rollwrite.draw.looks import Look, looks_of
from rollwrite.draw.markup import quoted
from rollwrite.draw.paper import NONE, WHITE, Mode
from rollwrite.draw.press_ink import FOOT, HELD, HOLLOW, TILE
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Polygon, Shape, Text
from rollwrite.draw.type import width_of


def leaf_svg(leaf: Leaf) -> str:
    """Return *leaf* as it is printed; it needs no font and no style sheet."""
    pen = Pen(leaf.mode)
    placed = "".join(map(pen.place, leaf.placed))
    width, height = number(leaf.width), number(leaf.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}mm" height="{height}mm" stroke-linejoin="round" role="img"'
        f' aria-label="{quoted(leaf.title)}"><defs>{pen.defs}</defs>'
        f'<path fill="{WHITE}" d="M0 0H{width}V{height}H0z"/>{placed}</svg>\n'
    )


class Pen:
    """A pen that draws as the printer will; what it draws again and again is kept in *defs*."""

    def __init__(self, mode: Mode) -> None:
        self._mode = mode
        self._looks = looks_of(mode)
        self._kept: dict[str, str] = {}
        self._drawings: dict[tuple[Drawing, float], str] = {}
        self._scale = 1.0

    @property
    def defs(self) -> str:
        """Return all that is referred to."""
        return "".join(self._kept.values())

    def place(self, placed: Placed) -> str:
        """Return a drawing where it lies."""
        key = (placed.drawing, placed.scale)
        if key not in self._drawings:
            self._scale = placed.scale
            name = self._drawings[key] = f"drawing{len(self._drawings)}"
            filled = (shown(blank) for blank in placed.drawing.blanks if blank.value)
            shapes = (*placed.drawing.shapes, *filled)
            self._kept[name] = f'<g id="{name}">{self._write(shapes)}</g>'
        at = _moved(placed.x, placed.y, placed.scale)
        return f'<use href="#{self._drawings[key]}" {at}/>'

    def _write(self, shapes: Iterable[Shape]) -> str:
        return "".join(map(self._shape, shapes))

    def _shape(self, shape: Shape) -> str:
        match shape:
            case Group(inner):
                at = _moved(shape.x, shape.y) if shape.x or shape.y else ""
                return f"<g {at}>{self._write(inner)}</g>" if inner else ""
            case Text():
                return self._text(shape)
            case Icon():
                return self._icon(shape)
            case Polygon(points):
                d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"
                return self._outline(d, self._looks.of(shape.style))
            case Path(d) if shape.style.startswith(HATCH):
                return self._hatch(d, shape.style)
            case Path(d):
                return self._outline(d, self._looks.of(shape.style))

    def _outline(self, d: str, look: Look) -> str:
        stroke = ""
        if look.stroke != NONE:
            width = number(look.width / self._scale)
            stroke = f' stroke="{look.stroke}" stroke-width="{width}"'
            dash = " ".join(number(each / self._scale) for each in look.dash)
            stroke += f' stroke-dasharray="{dash}"' if dash else ' stroke-linecap="round"'
        return f'<path fill="{look.fill}"{stroke} d="{d}"/>'

    def _text(self, text: Text) -> str:
        look = self._looks.of(text.style)
        font = letters(look.font)
        x = text.x - HELD[look.anchor] * width_of(text.text, text.size, look.font)
        size = text.size / font.em
        line = "".join(
            f'<use href="#{self._glyph(look.font, name)}" x="{number(at)}"/>'
            for name, at in font.set(text.text)
        )
        place = f"translate({number(x)} {number(text.y + FOOT * text.size)})"
        scale = f"scale({size:.6f} {-size:.6f})"
        return f'<g transform="{place} {scale}" fill="{look.fill}">{line}</g>'

    def _glyph(self, font: str, name: str) -> str:
        d = letters(font).outline(name)
        return self._keep(f"{font}-{name}", f'<path id="{font}-{name}" d="{d}"/>')

    def _icon(self, icon: Icon) -> str:
        look, outlined = self._looks.of(icon.style), self._mode.outlined
        name = f"icon-{icon.name}"
        self._keep(name, f'<path id="{name}" d="{outline(icon.name)}"/>')
        size = icon.size / BOX
        at = _moved(icon.x - icon.size / 2, icon.y - icon.size / 2, size)
        if not outlined or icon.size * self._scale <= outlined:
            return f'<use href="#{name}" {at} fill="{look.fill}"/>'
        line = f'stroke="{look.fill}" stroke-width="{number(HOLLOW / self._scale / size)}"'
        return f'<use href="#{name}" {at} fill="{WHITE}" {line}/>'

    def _hatch(self, d: str, style: str) -> str:
        colour = self._looks.hatch(style)
        if colour == NONE:
            return ""
        # The edge was there first; it is drawn again over the ends of the lines.
        edge = self._outline(d, replace(self._looks.of(style.replace(HATCH, "hex ")), fill=NONE))
        return f'<path fill="url(#{self._tile(style, colour)})" d="{d}"/>{edge}'

    def _tile(self, style: str, colour: str) -> str:
        hatch, size = HATCHES[style.rpartition("-")[2]], TILE / self._scale
        name = f"{style}-{number(size)}"
        drawn = f'fill="{colour}"'
        if not hatch.filled:
            drawn = f'fill="none" stroke="{colour}" stroke-width="{number(LINE / TILE)}"'
        tile = (
            f'<pattern id="{name}" width="{number(hatch.width)}" height="{number(hatch.height)}"'
            f' patternUnits="userSpaceOnUse"'
            f' patternTransform="rotate({hatch.turn}) scale({size:.4f})">'
            f'<path {drawn} d="{hatch.d}"/></pattern>'
        )
        return self._keep(name, tile)

    def _keep(self, name: str, markup: str) -> str:
        self._kept.setdefault(name, markup)
        return name


def _moved(x: float, y: float, scale: float = 1) -> str:
    """Return the attribute that moves a drawing, and makes it so many times as large."""
    scaled = f" scale({scale:.6f})" if scale != 1 else ""
    return f'transform="translate({number(x)} {number(y)}){scaled}"'
