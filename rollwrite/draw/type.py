"""Type on paper: the fonts that are embedded, and how wide they run."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unicodedata import category

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from rollwrite.assets import PRINT
from rollwrite.draw.styles import SANS, SERIF

FONTS = {
    (SERIF, 700): "Alegreya-Bold",
    (SERIF, 800): "Alegreya-ExtraBold",
    (SANS, 400): "AlegreyaSans-Regular",
    (SANS, 500): "AlegreyaSans-Medium",
    (SANS, 700): "AlegreyaSans-Bold",
    (SANS, 800): "AlegreyaSans-ExtraBold",
}
PLAIN = FONTS[SANS, 400]


def file_of(name: str) -> Path:
    """Return the file of the font called *name*."""
    return PRINT / "fonts" / f"{name}.ttf"


@cache
def font(name: str) -> TTFont:
    """Return the font called *name*, ready to be written with."""
    found = TTFont(name, file_of(name))
    pdfmetrics.registerFont(found)
    return found


def width_of(text: str, size: float, name: str = PLAIN) -> float:
    """Return how wide *text* runs when its type is *size* high."""
    return float(font(name).stringWidth(text, size))


def unknown_letters(text: str) -> str:
    """Return the letters of *text* that no font of ours has, each once."""
    known = font(PLAIN).face.charToGlyph
    letters = dict.fromkeys(text)
    return "".join(each for each in letters if ord(each) not in known or _is_control(each))


def _is_control(letter: str) -> bool:
    # Fonts have glyphs for some of them, and nothing to see there.
    return category(letter).startswith("C")
