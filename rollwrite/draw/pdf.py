"""Drawings as PDF: equal paper gives equal bytes, and what is drawn twice is kept once."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from msgspec import Struct
from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from rollwrite.draw.leaf import Leaf, Placed, Room
from rollwrite.draw.paper import Mode
from rollwrite.draw.press_ink import Ink
from rollwrite.draw.type import PLAIN, font

MM = 72 / 25.4
"""Points in a millimetre."""
Box = tuple[float, float, float, float]

rl_config.canvas_basefontname = PLAIN  # A page begins with a font; let it be an embedded one.
rl_config.useA85 = 0  # Streams of bytes, not of letters: a fifth less to send.


class About(Struct, frozen=True):
    """What a document says of itself."""

    title: str
    lang: str
    subject: str = ""


def to_pdf(leaves: Iterable[Leaf], mode: Mode, about: About) -> bytes:
    """Return *leaves* as one document, inked in *mode*."""
    font(PLAIN)
    file = BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=1, lang=about.lang)
    canvas.setTitle(about.title)
    canvas.setSubject(about.subject)
    canvas.setAuthor("rollwrite")
    canvas.setCreator("rollwrite")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    ink = Ink(canvas, mode)
    said = ""
    for number, leaf in enumerate(leaves):
        _draw(canvas, ink, leaf)
        if leaf.title and leaf.title != said:
            canvas.bookmarkPage(f"leaf-{number}")
            canvas.addOutlineEntry(leaf.title, f"leaf-{number}")
            said = leaf.title
        canvas.showPage()
    if said:
        canvas.showOutline()
    canvas.save()
    return file.getvalue()


def _draw(canvas: Canvas, ink: Ink, leaf: Leaf) -> None:
    canvas.setPageSize((leaf.width * MM, leaf.height * MM))
    trim = leaf.trim or Room(0, 0, leaf.width, leaf.height)
    canvas.setTrimBox(_box(leaf, trim))
    canvas.setBleedBox(_box(leaf, trim.wider(leaf.bleed)))
    # From here on lengths are millimetres, downwards from the top.
    canvas.transform(MM, 0, 0, -MM, 0, leaf.height * MM)
    for placed in leaf.placed:
        _place(canvas, ink, placed)


def _place(canvas: Canvas, ink: Ink, placed: Placed) -> None:
    name = ink.form(placed.drawing, placed.scale)
    canvas.saveState()
    canvas.transform(placed.scale, 0, 0, placed.scale, placed.x, placed.y)
    canvas.doForm(name)
    canvas.restoreState()


def _box(leaf: Leaf, room: Room) -> Box:
    """Return *room* as PDF measures it: points from the bottom left corner."""
    left, right = room.left * MM, room.right * MM
    return left, (leaf.height - room.bottom) * MM, right, (leaf.height - room.top) * MM
