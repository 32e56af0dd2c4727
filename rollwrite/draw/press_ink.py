"""Shapes in printer's ink: what is drawn again and again is a form that is only referred to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace
from reportlab.lib.colors import Color, HexColor
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from rollwrite.draw.hatches import HATCH, HATCHES, LINE
from rollwrite.draw.hatching import tiled
from rollwrite.draw.icons import BOX, outline
from rollwrite.draw.looks import Look, Looks
from rollwrite.draw.paper import NONE, WHITE, Mode
from rollwrite.draw.paths import path_of, polygon_of
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Polygon, Shape, Text
from rollwrite.draw.type import font, width_of

NON_ZERO = 1
"""Fill whatever an outline goes round, as SVG does."""
FOOT = 0.3
"""How far below the middle of a line of figures its foot stands, as a part of its size."""
TILE = 1.3
"""How many times as large the tiles of a hatch are on paper."""


class Ink:
    """A pen on *canvas*; its lines are as wide as the style says, however large the drawing."""

    def __init__(self, canvas: Canvas, mode: Mode) -> None:
        self._canvas = canvas
        self._looks = Looks(mode)
        self._forms: dict[tuple[Drawing, float], str] = {}
        self._icons: dict[tuple[str, bool], str] = {}
        self._hatches: dict[tuple[str, str, float], str] = {}
        self._scale = 1.0

    def form(self, drawing: Drawing, scale: float) -> str:
        """Return the name under which *drawing* is kept, *scale* times as large."""
        key = (drawing, scale)
        if key not in self._forms:
            name = f"drawing{len(self._forms)}"
            self._forms[key] = name
            self._scale = scale
            self._canvas.beginForm(name, -20, -20, drawing.width + 20, drawing.height + 20)
            self._canvas.setLineJoin(1)
            self._write(drawing.shapes)
            self._canvas.endForm()
        return self._forms[key]

    def _write(self, shapes: Iterable[Shape]) -> None:
        for shape in shapes:
            match shape:
                case Group(inner):
                    self._group(shape, inner)
                case Text():
                    self._text(shape)
                case Icon():
                    self._icon(shape)
                case Polygon(points):
                    self._outline(polygon_of(points), self._looks.of(shape.style))
                case Path(d) if shape.style.startswith(HATCH):
                    self._hatch(d, shape.style)
                case Path(d):
                    self._outline(path_of(d), self._looks.of(shape.style))

    def _group(self, group: Group, inner: tuple[Shape, ...]) -> None:
        if not (group.x or group.y):
            self._write(inner)
            return
        self._canvas.saveState()
        self._canvas.translate(group.x, group.y)
        self._write(inner)
        self._canvas.restoreState()

    def _outline(self, path: PDFPathObject, look: Look) -> None:
        fill, stroke = look.fill != NONE, look.stroke != NONE
        if fill:
            self._canvas.setFillColor(_colour(look.fill))
        if stroke:
            self._canvas.setStrokeColor(_colour(look.stroke))
            self._canvas.setLineWidth(look.width / self._scale)
            self._canvas.setDash([dash / self._scale for dash in look.dash])
            self._canvas.setLineCap(0 if look.dash else 1)
        if fill or stroke:
            self._canvas.drawPath(path, int(stroke), int(fill), NON_ZERO)

    def _text(self, text: Text) -> None:
        look = self._looks.of(text.style)
        font(look.font)
        held = {"start": 0.0, "middle": 0.5, "end": 1.0}[look.anchor]
        x = text.x - held * width_of(text.text, text.size, look.font)
        line = self._canvas.beginText()
        line.setTextTransform(1, 0, 0, -1, x, text.y + FOOT * text.size)
        line.setFont(look.font, text.size)
        line.setFillColor(_colour(look.fill))
        line.textOut(text.text)
        self._canvas.drawText(line)

    def _icon(self, icon: Icon) -> None:
        look, canvas, mode = self._looks.of(icon.style), self._canvas, self._looks.mode
        hollow = bool(mode.outlined) and icon.size * self._scale > mode.outlined
        name = self._icon_form(icon.name, hollow)
        canvas.saveState()
        size = icon.size / BOX
        canvas.transform(size, 0, 0, size, icon.x - icon.size / 2, icon.y - icon.size / 2)
        if hollow:
            canvas.setStrokeColor(_colour(look.fill))
            canvas.setDash([])
            canvas.setLineWidth(0.3 / self._scale / size)
            canvas.setFillColor(_colour(WHITE))
        else:
            canvas.setFillColor(_colour(look.fill))
        canvas.doForm(name)
        canvas.restoreState()

    def _icon_form(self, name: str, hollow: bool) -> str:
        """Return the form of an icon; it has the colours of whoever refers to it."""
        key = (name, hollow)
        if key not in self._icons:
            form = self._icons[key] = f"{'outline' if hollow else 'icon'}-{name}"
            self._canvas.beginForm(form, -10, -10, BOX + 10, BOX + 10)
            self._canvas.drawPath(path_of(outline(name)), int(hollow), 1, NON_ZERO)
            self._canvas.endForm()
        return self._icons[key]

    def _hatch(self, d: str, style: str) -> None:
        if self._looks.hatch(style) != NONE:
            self._canvas.doForm(self._hatch_form(d, style))

    def _hatch_form(self, d: str, style: str) -> str:
        """Return the form of a hatched outline: the tiles that are seen through it."""
        key = (d, style, self._scale)
        if key not in self._hatches:
            form = self._hatches[key] = f"hatch{len(self._hatches)}"
            canvas, hatch = self._canvas, HATCHES[style.rpartition("-")[2]]
            tiles = tiled(hatch, d, TILE / self._scale)
            canvas.beginForm(form, -1000, -1000, 1000, 1000)
            canvas.saveState()
            canvas.clipPath(path_of(d), 0, 0, NON_ZERO)
            canvas.setFillColor(_colour(self._looks.hatch(style)))
            canvas.setStrokeColor(_colour(self._looks.hatch(style)))
            canvas.setLineWidth(LINE / self._scale)
            canvas.drawPath(tiles, int(not hatch.filled), int(hatch.filled), NON_ZERO)
            canvas.restoreState()
            # The edge was there first; it is drawn again over the ends of the lines.
            edge = self._looks.of(style.replace(HATCH, "hex "))
            self._outline(path_of(d), replace(edge, fill=NONE))
            canvas.endForm()
        return self._hatches[key]


@cache
def _colour(text: str) -> Color:
    """Return the colour that *text* such as ``#1E2E28`` means; reading it anew is slow."""
    return HexColor(text)
