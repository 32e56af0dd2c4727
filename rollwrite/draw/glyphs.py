"""Letters as outlines: text that looks the same where its font is missing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from rollwrite.assets import PRINT
from rollwrite.draw.geometry import number

EM = "unitsPerEm"


class Letters:
    """The outlines of one font, each traced once."""

    def __init__(self, name: str) -> None:
        font = TTFont(PRINT / "fonts" / f"{name}.ttf", lazy=True)
        self.em: int = getattr(font["head"], EM)
        """How many units its type is high."""
        self._names = font.getBestCmap()
        self._glyphs = font.getGlyphSet()
        self._traced: dict[str, str] = {}

    def set(self, text: str) -> Iterator[tuple[str, float]]:
        """Yield the name of each glyph of *text*, and where it begins; no space is yielded."""
        at = 0.0
        for letter in text:
            name = self._names.get(ord(letter), ".notdef")
            if self.outline(name):
                yield name, at
            at += self._glyphs[name].width

    def outline(self, name: str) -> str:
        """Return the glyph called *name* as SVG path data, its foot on the line, upwards."""
        if name not in self._traced:
            pen = SVGPathPen(self._glyphs, ntos=number)
            self._glyphs[name].draw(pen)
            self._traced[name] = pen.getCommands()
        return self._traced[name]


@cache
def letters(name: str) -> Letters:
    """Return the outlines of the font called *name*."""
    return Letters(name)
