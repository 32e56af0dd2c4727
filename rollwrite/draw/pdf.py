"""Drawings as PDF: equal paper gives equal bytes, and what is drawn twice is kept once."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from msgspec import Struct
from reportlab import rl_config

from rollwrite.draw.binding import Binding
from rollwrite.draw.leaf import Leaf
from rollwrite.draw.type import PLAIN, font

rl_config.canvas_basefontname = PLAIN  # A page begins with a font; let it be an embedded one.
rl_config.useA85 = 0  # Streams of bytes, not of letters: a fifth less to send.


class About(Struct, frozen=True):
    """What a document says of itself."""

    title: str
    lang: str
    subject: str = ""


def to_pdf(leaves: Iterable[Leaf], about: About) -> bytes:
    """Return *leaves* as one document, each inked in its own mode."""
    font(PLAIN)
    file = BytesIO()
    canvas = Binding(file, about.lang)
    canvas.setTitle(about.title)
    canvas.setSubject(about.subject)
    canvas.setAuthor("rollwrite")
    canvas.setCreator("rollwrite")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    said = ""
    for number, leaf in enumerate(leaves):
        canvas.draw(leaf)
        if leaf.title and leaf.title != said:
            canvas.bookmarkPage(f"leaf-{number}")
            canvas.addOutlineEntry(leaf.title, f"leaf-{number}")
            said = leaf.title
        canvas.showPage()
    if said:
        canvas.showOutline()
    canvas.bind()
    canvas.save()
    return file.getvalue()
