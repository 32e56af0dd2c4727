"""Binding: plates put on pages, with the forms and the letters that a document needs of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from io import BytesIO

from reportlab.pdfbase.pdfdoc import (
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    xObjectName,
)
from reportlab.pdfgen.canvas import Canvas

from rollwrite.draw.alphabet import cut, resource, rows
from rollwrite.draw.fields import FULL_FONT, MM, full_font
from rollwrite.draw.filling import Filling
from rollwrite.draw.forms import Box, Kept, described, keep, kept_form
from rollwrite.draw.leaf import Leaf, Placed, Room
from rollwrite.draw.paper import Mode
from rollwrite.draw.paths import real
from rollwrite.draw.plates import plate
from rollwrite.draw.shapes import Blank, Drawing

VERSION = (1, 7)
"""Of PDF: the first that knows all we say, from the language to how a page is scaled."""
SYMBOLIC = 4
"""What a font descriptor says of a font with codes of its own."""


class Binding(Canvas):
    """A document whose pages refer to plates."""

    _doc: PDFDocument
    _annotationrefs: list[PDFObjectReference]

    def __init__(self, file: BytesIO, lang: str) -> None:
        super().__init__(file, invariant=1, pageCompression=1, lang=lang, pdfVersion=VERSION)
        self._drawings: dict[tuple[int, float, Mode], tuple[str, Drawing]] = {}
        self._letters: dict[str, set[str]] = {}
        self._forms = PDFDictionary({})
        self._fonts = PDFDictionary({})
        shared = {"Font": self._fonts, "XObject": self._forms}
        self._shared = keep(self._doc, PDFDictionary(shared))
        self._filling = Filling(self._doc, self._shared)

    def draw(self, leaf: Leaf) -> None:
        """Draw *leaf* on the page."""
        self.setPageSize((leaf.width * MM, leaf.height * MM))
        trim = leaf.trim or Room(0, 0, leaf.width, leaf.height)
        self.setTrimBox(_box(leaf, trim))
        self.setBleedBox(_box(leaf, trim.wider(leaf.bleed)))
        # From here on lengths are millimetres, downwards from the top.
        self.addLiteral(f"{real(MM, 6)} 0 0 {real(-MM, 6)} 0 {real(leaf.height * MM)} cm")
        for placed in leaf.placed:
            scale = real(placed.scale, 4)
            self.addLiteral(f"q {scale} 0 0 {scale} {real(placed.x)} {real(placed.y)} cm")
            self.doForm(self._name(placed, leaf.mode))
            self.addLiteral("Q")
            if leaf.mode.fillable:
                for blank in placed.drawing.blanks:
                    self._fill_in(blank, leaf, placed)

    def _name(self, placed: Placed, mode: Mode) -> str:
        """Return the name of a drawing in the document; it is added when it is new there."""
        # The drawing stays with its name, for only while it is there its id is its own.
        key = (id(placed.drawing), placed.scale, mode)
        if key not in self._drawings:
            name = f"drawing{len(self._drawings)}"
            self._drawings[key] = name, placed.drawing
            self._add(name, placed, mode)
        return self._drawings[key][0]

    def _add(self, name: str, placed: Placed, mode: Mode) -> None:
        made = plate(placed.drawing, placed.scale, mode)
        for other, form in made.forms.items():
            if other not in self._forms.dict:
                self._forms[other] = PDFObjectReference(other)
                keep(self._doc, kept_form(form), other)
        self._need(made.letters)
        drawn = kept_form(made.form, f"/Resources {self._shared}")
        keep(self._doc, drawn, xObjectName(name))

    def _fill_in(self, blank: Blank, leaf: Leaf, placed: Placed) -> None:
        """Add a field where *blank* lies."""
        wide, high = blank.width * placed.scale, blank.height * placed.scale
        x, y = placed.x + blank.x * placed.scale, placed.y + blank.y * placed.scale
        box = _box(leaf, Room(x - wide / 2, y - high / 2, wide, high))
        field = self._filling.add(blank, placed.scale, leaf.mode, box)
        self._annotationrefs.append(field)
        self.acroForm.fields.append(field)

    def _need(self, letters: Mapping[str, Iterable[str]]) -> None:
        for face, some in letters.items():
            self._letters.setdefault(face, set()).update(some)

    def bind(self) -> None:
        """Add the letters of all pages."""
        if self._filling.any:
            self._need(self._filling.letters)
            self.acroForm.fonts[FULL_FONT] = full_font(self._doc)
        for name, letters in sorted(self._letters.items()):
            used = frozenset(letters)
            for row in range(len(rows(name))):
                self._embed(name, row, used)

    def _embed(self, name: str, row: int, used: frozenset[str]) -> None:
        """Add those of the letters *used* that are in a row of a font."""
        made = cut(name, row, used)
        if made is None:
            return
        file = keep(self._doc, Kept(f"/Length1 {made.length}", made.file))
        meanings = keep(self._doc, Kept("", made.meanings))
        descriptor = keep(self._doc, described(name, made.base, SYMBOLIC, file))
        last = len(rows(name)[row]) - 1
        told = (
            f"/Type /Font /Subtype /TrueType /BaseFont /{made.base} /FirstChar 0 /LastChar {last}"
            f" /Widths [{made.widths}] /ToUnicode {meanings} /FontDescriptor {descriptor}"
        )
        keep(self._doc, Kept(told), resource(name, row))
        self._fonts[resource(name, row)] = PDFObjectReference(resource(name, row))


def _box(leaf: Leaf, room: Room) -> Box:
    """Return *room* as PDF measures it: points from the bottom left corner."""
    left, right = room.left * MM, room.right * MM
    return left, (leaf.height - room.bottom) * MM, right, (leaf.height - room.top) * MM
