"""Fields: blanks as the widgets of a form, to be filled in on a screen."""

from __future__ import annotations

from zlib import compress

from fontTools.agl import UV2AGL
from reportlab.pdfbase.pdfdoc import PDFDocument

from rollwrite.draw.alphabet import ESCAPED, rows
from rollwrite.draw.alphabet import PLAIN as ASCII
from rollwrite.draw.forms import Form, Kept, described, form, keep
from rollwrite.draw.outlines import cross, ring
from rollwrite.draw.paper import Mode
from rollwrite.draw.paths import path_of, real
from rollwrite.draw.press_ink import Ink, rgb
from rollwrite.draw.shapes import Blank, Text
from rollwrite.draw.styles import SANS
from rollwrite.draw.type import FONTS, file_of, font, width_of

MM = 72 / 25.4
"""Points in a millimetre."""
TYPE = FONTS[SANS, 500]
LINE = 0.6
"""How wide a pencil draws, in millimetres."""
PRINTED, CENTRED = 4, 1
LARGEST, HIGH = 5.0, 0.72
"""How large type is at most in a line to write on, and how much of its height it takes."""
LEAST = 2.5
"""Smaller type is hard to read: what is too long is seen in part until it is written in."""
FIGURES = 3
"""A blank for no more letters is a box: its type may be as large as it is high."""
NON_SYMBOLIC = 32
FULL_FONT = "Field"
MARKS = {"ring": ring, "cross": cross}


def type_size(blank: Blank, scale: float) -> float:
    """Return how large type is in *blank*, in millimetres on paper."""
    high = max(blank.height * scale * HIGH, LEAST)
    return high if blank.letters <= FIGURES else min(high, LARGEST)


def shown(blank: Blank) -> Text:
    """Return what has been filled in already, as it is drawn."""
    fits = blank.width / max(width_of(blank.value, 1, TYPE), 0.01)
    size = max(min(type_size(blank, 1), fits), LEAST)
    text, kept = blank.value, len(blank.value)
    while fits < LEAST and kept and width_of(text, size, TYPE) > blank.width:
        kept -= 1
        text = f"{blank.value[:kept].rstrip()}\u2026"
    return Text(blank.x, blank.y, round(size, 2), text, "written-middle")


def text_field(blank: Blank, size: float, mode: Mode, look: str) -> str:
    """Return what the widget of a *blank* to write into says; *look* is what is seen of it."""
    pen = f"/{FULL_FONT} {round(size * MM)} Tf {rgb(mode.inks['pencil'])} rg"
    value = f" /V {_said(blank.value)}" if blank.value else ""
    return f"/FT /Tx{value} /DA ({pen}) /Q {CENTRED} /MaxLen {blank.letters} /AP << /N {look} >>"


def mark_field(on: str, off: str) -> str:
    """Return what the widget of a blank to mark says; it is seen as *on* or as *off*."""
    return f"/FT /Btn /V /Off /AS /Off /H /N /AP << /N << /Yes {on} /Off {off} >> >>"


def widget(field: str, name: str, blank: Blank, box: tuple[float, ...]) -> Kept:
    """Return a widget that lies in *box* of a page."""
    rect = " ".join(map(real, box))
    return Kept(
        f"/Type /Annot /Subtype /Widget /F {PRINTED} /T ({name}) /TU {_said(blank.label)}"
        f" /Rect [{rect}] {field}"
    )


def mark_form(mark: str, width: float, height: float, mode: Mode) -> Form:
    """Return a ring or a cross so large, as a pencil draws it; or nothing."""
    code = []
    if mark:
        path = path_of(MARKS[mark](width - LINE, height - LINE, 0).at(0, 0))
        place = f"{real(MM, 5)} 0 0 {real(MM, 5)} {real(width * MM / 2)} {real(height * MM / 2)} cm"
        code = [f"{place} {LINE} w 1 J 1 j {rgb(mode.inks['pencil'])} RG {path} S"]
    return form(code, (0, 0, width * MM, height * MM))


def text_form(blank: Blank, scale: float, ink: Ink) -> Form:
    """Return what is seen of a blank before anybody writes into it; *ink* notes its letters."""
    width, height = blank.width * scale * MM, blank.height * scale * MM
    if blank.value:
        left, top = blank.width / 2 - blank.x, blank.height / 2 - blank.y
        unit = real(MM * scale, 5)
        ink.code = [
            f"q {unit} 0 0 -{unit} {real(left * MM * scale)} {real(height - top * MM * scale)} cm"
        ]
        ink.write([shown(blank)])
        ink.code.append("Q")
    return form(["/Tx BMC", *ink.code, "EMC"], (0, 0, width, height))


def full_font(document: PDFDocument) -> str:
    """Add the font in which fields are filled in, with all letters of its first row."""
    file = file_of(TYPE).read_bytes()
    letters, widths = rows(TYPE)[0], font(TYPE).face.charWidths
    first = ASCII.start
    names = " ".join(f"/{UV2AGL.get(ord(letter), 'space')}" for letter in letters[ASCII.stop :])
    encoding = f"/BaseEncoding /WinAnsiEncoding /Differences [{ASCII.stop} {names}]"
    kept = keep(document, Kept(f"/Length1 {len(file)}", compress(file)))
    descriptor = keep(document, described(TYPE, TYPE, NON_SYMBOLIC, kept))
    wide = " ".join(real(widths.get(ord(letter), 0)) for letter in letters[first:])
    told = (
        f"/Type /Font /Subtype /TrueType /BaseFont /{TYPE} /FirstChar {first}"
        f" /LastChar {len(letters) - 1} /Widths [{wide}] /FontDescriptor {descriptor}"
        f" /Encoding << /Type /Encoding {encoding} >>"
    )
    return keep(document, Kept(told))


def _said(text: str) -> str:
    """Return *text* as a string of PDF."""
    if text.isascii() and not any(letter in ESCAPED for letter in text):
        return f"({text})"
    return f"<FEFF{text.encode('utf-16-be').hex()}>"
