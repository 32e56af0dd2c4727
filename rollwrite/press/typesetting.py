"""Lines of type: as wide as they run, broken where the room ends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import floor

from rollwrite.draw.paper_styles import WORDS
from rollwrite.draw.shapes import Shape, Text
from rollwrite.draw.styles import SANS
from rollwrite.draw.type import FONTS, width_of

SECTION = 5.4
LEADING = 1.28
"""From line to line, when the type is 1 high."""
SPARE = 0.01
"""In millimetres: letters are rounded."""
BREAK = re.compile(r"(?<!(?<!['\u2019])\b[^\W\d]) (?!(?<=\d )[^\W\d])")
"""Where a line may end: not behind a word of one letter, nor between a number and its noun."""
NO_BREAK = "\xa0"
SHORT, NARROWEST = 0.3, 0.7
"""A word is short when it takes less of a line; to give it company, all lines may be narrower."""


def running(text: str, size: float, style: str) -> float:
    """Return how wide *text* runs in *style*."""
    paint = WORDS[style.split()[0]]
    return width_of(text, size, FONTS[paint.font or SANS, paint.weight or 400])


def fitted(text: str, size: float, style: str, room: float) -> float:
    """Return *size*, or the smaller one in which *text* fits into *room*."""
    fits = min(size, size * room / max(running(text, size, style), 0.01))
    # Rounded up, it would be a hair too wide.
    return floor(fits * 100 + 0.001) / 100


def broken(text: str, size: float, style: str, room: float) -> list[str]:
    """Return *text* as lines that are no wider than *room*, unless a word alone is."""
    lines: list[str] = []
    line = ""
    for word in _words(text, size, style, room):
        longer = f"{line} {word}" if line else word
        if line and running(longer, size, style) > room:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def _words(text: str, size: float, style: str, room: float) -> Iterator[str]:
    """Yield the words of *text*, those together that stand in one line where they have room."""
    for words in BREAK.split(text):
        yield from [words] if running(words, size, style) <= room else words.split(" ")


def kept_company(text: str, size: float, style: str, room: float) -> list[str]:
    """Return *text* as *broken* does, but let no short word stand alone in the last line."""
    lines = broken(text, size, style, room)
    narrower = room
    while len(lines) > 1 and _alone(lines[-1], size, style, room) and narrower > room * NARROWEST:
        narrower -= size / 2
        tried = broken(text, size, style, narrower)
        if len(tried) > len(lines):
            break
        lines = tried
    return lines


def _alone(line: str, size: float, style: str, room: float) -> bool:
    return " " not in line and running(line, size, style) < room * SHORT


def shortened(text: str, size: float, style: str, room: float) -> str:
    """Return *text*, or as much of it as fits into *room*, and dots."""
    kept = text
    while kept and running(kept if kept == text else f"{kept}\u2026", size, style) > room + SPARE:
        kept = kept[:-1]
    return text if kept == text else f"{kept}\u2026"


def balanced(text: str, size: float, style: str, room: float) -> list[str]:
    """Return *text* in as few lines as *broken* does, and these as equally long as can be."""
    lines = broken(text, size, style, room)
    narrower = lines
    while room > 0 and len(narrower) == len(lines) > 1:
        lines, room = narrower, room - size / 2
        narrower = broken(text, size, style, room)
    return lines


def cut(text: str, size: float, style: str, room: float) -> list[str]:
    """Return *text* as lines within *room*; a word that is wider goes on after a hyphen."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and running(longer, size, style) > room >= running(word, size, style):
            lines.append(line)
            longer = word
        while running(longer, size, style) > room and len(longer) > 1:
            kept = shortened(longer, size, style, room)[:-1] or longer[:1]
            lines.append(f"{kept}-")
            longer = longer[len(kept) :]
        line = longer
    return [*lines, line]


def saving(text: str, size: float, room: float) -> float:
    """Return *size*, or a little less where that saves a line."""
    sizes = [round(size * part, 2) for part in (1, 0.97, 0.94, 0.91)]
    lines = [len(broken(text, each, "body", room)) for each in sizes]
    return sizes[lines.index(min(lines))]


def paragraph(
    x: float, y: float, room: float, size: float, text: str, style: str = "body"
) -> tuple[list[Shape], float]:
    """Return *text* in lines below *y*, and where they end."""
    step = size * LEADING
    lines = kept_company(text, size, style, room)
    shapes: list[Shape] = [
        Text(x, round(y + (at + 0.5) * step, 3), size, line, style) for at, line in enumerate(lines)
    ]
    return shapes, y + len(lines) * step


def section(text: str, y: float, room: float) -> list[Shape]:
    """Return *text* as the title of a part that begins at *y*."""
    return [Text(0, y + 3.2, fitted(text, SECTION, "section", room), text, "section")]
