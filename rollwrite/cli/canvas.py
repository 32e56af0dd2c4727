"""Lines of styled text, put side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import ceil
from operator import itemgetter

from rich.text import Text

Lines = list[Text]

GAPS = 3
"""Columns between things that lie side by side."""


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


def wide(lines: Iterable[Text]) -> int:
    """Return how many columns *lines* take."""
    return max((line.cell_len for line in lines), default=0)


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> Lines:
    """Return *left* and *right* side by side."""
    width = wide(left) + gap
    lines = []
    for number in range(max(len(left), len(right))):
        line = Text()
        if number < len(left):
            line.append_text(left[number])  # A copy would style what comes beside it too.
        if number < len(right):
            line.pad_right(width - line.cell_len)
            line.append_text(right[number])
        lines.append(line)
    return lines


def side_by_side(blocks: Iterable[Lines], width: int, *, air: bool = False) -> Lines:
    """Return *blocks* in as few rows as *width* has room for, perhaps with *air* between those."""
    done: Lines = []
    row: Lines = []
    for block in blocks:
        if row and wide(row) + GAPS + wide(block) > width:
            done, row = [*done, *row, *([Text()] if air else [])], []
        row = beside(row, block, GAPS) if row else block
    return [*done, *row]


def wrapped(pieces: Iterable[Text], width: int, gap: int = 2) -> Lines:
    """Return *pieces* one after the other, on as many lines as *width* asks for."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap)
            lines[-1].append_text(piece)
        else:
            lines.append(Text().append_text(piece))
    return lines


def in_columns(lines: Sequence[Text], width: int) -> Lines:
    """Return *lines* from top to bottom in as many columns as *width* has room for."""
    deep = ceil(len(lines) / max(1, width // (wide(lines) + 1)))
    found: Lines = []
    for first in range(0, len(lines), max(1, deep)):
        column = list(lines[first : first + deep])
        found = beside(found, column, 1) if found else column
    return found
