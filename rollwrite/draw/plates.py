"""Plates: drawings in the operators of PDF, made once and printed from as often as wanted."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rollwrite.draw.forms import Form, form
from rollwrite.draw.paper import Mode
from rollwrite.draw.press_ink import Ink
from rollwrite.draw.shapes import Drawing

AROUND = 20
"""How far beyond its drawing a plate has ink, in millimetres."""


class Plate(Struct, frozen=True, eq=False):
    """A drawing, the forms that it refers to, and the letters it needs of each font."""

    form: Form
    forms: dict[str, Form]
    letters: dict[str, frozenset[str]]


@lru_cache(maxsize=512)
def plate(drawing: Drawing, scale: float, mode: Mode) -> Plate:
    """Return the plate of *drawing*, *scale* times as large, inked in *mode*."""
    ink = Ink(mode, scale)
    ink.write(drawing.shapes)
    box = (-AROUND, -AROUND, drawing.width + AROUND, drawing.height + AROUND)
    letters = {name: frozenset(some) for name, some in ink.letters.items()}
    return Plate(form(ink.code, box), ink.forms, letters)
