"""The style sheet of sheets on a page; ``python -m rollwrite.draw.page_css`` writes it anew."""

from __future__ import annotations

from rollwrite.assets import STATIC
from rollwrite.draw.css import stylesheet
from rollwrite.draw.styles import STYLES
from rollwrite.draw.theme import inks

PATH = STATIC / "sheet.css"
HEAD = "/* Made by python -m rollwrite.draw.page_css: the inks are those of themes.css. */\n"


def sheet_css() -> str:
    """Return the rules of all style words, coloured by the custom properties of the page."""
    named = {ink: f"var(--{ink})" for ink in inks("light")}
    return HEAD + stylesheet(named, STYLES).replace("}", "}\n")


if __name__ == "__main__":
    PATH.write_text(sheet_css(), encoding="utf-8")
