"""Filling in: the fields of a document, each with a name of its own."""

from __future__ import annotations

from collections import Counter

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObjectReference

from rollwrite.draw.fields import (
    mark_field,
    mark_form,
    text_field,
    text_form,
    type_size,
    widget,
)
from rollwrite.draw.forms import Box, Form, keep, kept_form
from rollwrite.draw.paper import Mode
from rollwrite.draw.press_ink import Ink
from rollwrite.draw.shapes import Blank


class Filling:
    """Fields in *document*; what is seen of them has its fonts from *shared* resources."""

    def __init__(self, document: PDFDocument, shared: str) -> None:
        self.letters: dict[str, set[str]] = {}
        """Those that are filled in already, by their fonts."""
        self._document = document
        self._shared = shared
        self._names = Counter[str]()
        self._looks: dict[Form, str] = {}

    @property
    def any(self) -> bool:
        """Return whether there is a field."""
        return bool(self._names)

    def add(self, blank: Blank, scale: float, mode: Mode, box: Box) -> PDFObjectReference:
        """Add the field of *blank*, which lies in *box*, and return what refers to it."""
        write = self._mark if blank.mark else self._text
        field = write(blank, scale, mode)
        self._names[blank.name] += 1
        count = self._names[blank.name]
        name = blank.name if count == 1 else f"{blank.name}#{count}"
        made = PDFObjectReference(f"field-{name}")
        keep(self._document, widget(field, name, blank, box), made.name)
        return made

    def _mark(self, blank: Blank, scale: float, mode: Mode) -> str:
        wide, high = blank.width * scale, blank.height * scale
        on, off = (mark_form(mark, wide, high, mode) for mark in (blank.mark, ""))
        return mark_field(self._look(on), self._look(off))

    def _text(self, blank: Blank, scale: float, mode: Mode) -> str:
        ink = Ink(mode, scale)
        look = self._look(text_form(blank, scale, ink))
        for face, letters in ink.letters.items():
            self.letters.setdefault(face, set()).update(letters)
        return text_field(blank, type_size(blank, scale), mode, look)

    def _look(self, form: Form) -> str:
        """Return what refers to a look of fields; it is added when it is new."""
        if form not in self._looks:
            kept = kept_form(form, f"/Resources {self._shared}")
            self._looks[form] = keep(self._document, kept)
        return self._looks[form]
