"""Forms: operators of PDF that are kept once in a document and referred to by name."""

from __future__ import annotations

from zlib import compress

from msgspec import Struct
from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject

from rollwrite.draw.paths import real
from rollwrite.draw.type import font

Box = tuple[float, float, float, float]


class Form(Struct, frozen=True):
    """Operators, and the box beyond which they have no ink."""

    box: Box
    code: bytes
    """Compressed."""


class Kept(PDFObject):
    """An object of a document, already in the bytes that stand in the file."""

    __RefOnly__ = 1

    def __init__(self, told: str, stream: bytes | None = None) -> None:
        self._told = told
        self._stream = stream

    def format(self, _document: PDFDocument) -> bytes:
        """Return the bytes; ReportLab asks for them."""
        if self._stream is None:
            return f"<< {self._told} >>\n".encode("ascii")
        length = f"/Filter /FlateDecode /Length {len(self._stream)}"
        head = f"<< {self._told} {length} >>\nstream\n".encode("ascii")
        return head + self._stream + b"\nendstream\n"


def form(code: list[str], box: Box) -> Form:
    """Return the form of *code*."""
    return Form(box, compress("\n".join(code).encode("ascii")))


def keep(document: PDFDocument, kept: PDFObject, name: str | None = None) -> str:
    """Add *kept* to *document*, and return what refers to it."""
    reference = document.Reference(kept, name)  # type: ignore[no-untyped-call]
    return str(reference.format(document), "ascii")


def described(name: str, base: str, flags: int, file: str) -> Kept:
    """Return what a document says of the font called *name*, which is in *file*."""
    face = font(name).face
    box = " ".join(map(real, face.bbox))
    return Kept(
        f"/Type /FontDescriptor /FontName /{base} /Flags {flags} /FontBBox [{box}]"
        f" /Ascent {real(face.ascent)} /Descent {real(face.descent)} /ItalicAngle 0"
        f" /CapHeight {real(face.capHeight)} /StemV {real(face.stemV)} /FontFile2 {file}"
    )


def kept_form(form: Form, more: str = "") -> Kept:
    """Return *form* as an object of a document; *more* is said in its dictionary."""
    box = " ".join(map(real, form.box))
    return Kept(f"/Type /XObject /Subtype /Form /BBox [{box}] {more}", form.code)
