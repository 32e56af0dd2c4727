"""Lines of styled text, put side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import ceil
from operator import itemgetter

from rich.text import Text

Lines = list[Text]


class Row:
    """A line of text that is written at columns."""

    def __init__(self) -> None:
        self._pieces: list[tuple[int, str, str]] = []

    def put(self, column: int, text: str, style: str = "") -> None:
        """Write *text* from *column* on, over what stands there."""
        self._pieces.append((column, text, style))

    def text(self) -> Text:
        """Return the line."""
        width = max((column + len(text) for column, text, _ in self._pieces), default=0)
        letters, styles = [" "] * width, [""] * width
        for column, text, style in self._pieces:
            letters[column : column + len(text)] = text
            styles[column : column + len(text)] = [style] * len(text)
        line = Text()
        for style, run in groupby(zip(styles, letters, strict=True), key=itemgetter(0)):
            line.append("".join(letter for _, letter in run), style)
        return line


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> Lines:
    """Return *left* and *right* side by side."""
    width = max((line.cell_len for line in left), default=0) + gap
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.pad_right(width - line.cell_len)
            line.append_text(right[number])
        lines.append(line)
    return lines


def wrapped(pieces: Iterable[Text], width: int, gap: int = 2) -> Lines:
    """Return *pieces* one after the other, on as many lines as *width* asks for."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap)
            lines[-1].append_text(piece)
        else:
            lines.append(piece.copy())
    return lines


def in_columns(lines: Sequence[Text], width: int) -> Lines:
    """Return *lines* from top to bottom in as many columns as *width* has room for."""
    widest = max((line.cell_len for line in lines), default=0) + 1
    deep = ceil(len(lines) / max(1, width // widest))
    found: Lines = []
    for first in range(0, len(lines), max(1, deep)):
        column = list(lines[first : first + deep])
        found = beside(found, column, 1) if found else column
    return found
