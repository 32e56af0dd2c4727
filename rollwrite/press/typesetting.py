"""Lines of type: as wide as they run, broken where the room ends."""

from __future__ import annotations

from rollwrite.draw.paper_styles import WORDS
from rollwrite.draw.shapes import Shape, Text
from rollwrite.draw.styles import SANS
from rollwrite.draw.type import FONTS, width_of

SECTION = 5.4
LEADING = 1.28
"""From line to line, when the type is 1 high."""


def running(text: str, size: float, style: str) -> float:
    """Return how wide *text* runs in *style*."""
    paint = WORDS[style.split()[0]]
    return width_of(text, size, FONTS[paint.font or SANS, paint.weight or 400])


def fitted(text: str, size: float, style: str, room: float) -> float:
    """Return *size*, or the smaller one in which *text* fits into *room*."""
    return round(min(size, size * room / max(running(text, size, style), 0.01)), 2)


def broken(text: str, size: float, style: str, room: float) -> list[str]:
    """Return *text* as lines that are no wider than *room*, unless a word alone is."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and running(longer, size, style) > room:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def paragraph(
    x: float, y: float, room: float, size: float, text: str, style: str = "body"
) -> tuple[list[Shape], float]:
    """Return *text* in lines below *y*, and where they end."""
    step = size * LEADING
    lines = broken(text, size, style, room)
    shapes: list[Shape] = [
        Text(x, round(y + (at + 0.5) * step, 3), size, line, style) for at, line in enumerate(lines)
    ]
    return shapes, y + len(lines) * step


def section(text: str, y: float, room: float) -> list[Shape]:
    """Return *text* as the title of a part that begins at *y*."""
    return [Text(0, y + 3.2, fitted(text, SECTION, "section", room), text, "section")]


def capital(text: str) -> str:
    """Return *text* with a capital at its beginning."""
    return text[:1].upper() + text[1:]
