"""Titles of the parts of a sheet: all of one size, in two lines where one is too long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.draw.board import LETTER, TITLE
from rollwrite.draw.shapes import Shape, Text
from rollwrite.press.typesetting import broken, fitted

STYLE = "section"
SPARE = 0.97
"""How much of its room a title may take."""
LEADING = 1.05
"""From line to line, when the type is 1 high."""
FOOT = 0.55
"""How far below the middle of a line its descenders end, as a part of its size."""


class Titles(Struct, frozen=True):
    """How titles are set: of one *size*, and in how many lines at most."""

    size: float
    lines: int

    def set(self, shapes: Iterable[Shape]) -> Iterator[Shape]:
        """Yield *shapes*; their titles end where they did, however much they grow."""
        for shape in shapes:
            if isinstance(shape, Text) and shape.style == "title":
                yield from self._set(shape)
            else:
                yield shape

    def _set(self, title: Text) -> Iterator[Text]:
        """Yield the lines of *title*, smaller where it is too long for its room."""
        lines, size = [title.text], self.size
        if title.size < TITLE:
            # It was made to fit.
            room = title.size * LETTER * len(title.text) * SPARE
            if self.lines > 1:
                lines = broken(title.text, size, STYLE, room)
            size = min(fitted(line, size, STYLE, room) for line in lines)
        foot = title.y + FOOT * TITLE
        for at, line in enumerate(reversed(lines)):
            y = round(foot - FOOT * size - at * LEADING * size, 2)
            yield replace(title, y=y, size=size, text=line, style=STYLE)
