"""Sheets drawn: one geometry in millimetres, inked as SVG."""

from rollwrite.draw.shapes import Drawing
from rollwrite.draw.sheet import draw_sheet
from rollwrite.draw.svg import to_svg

__all__ = ["Drawing", "draw_sheet", "to_svg"]
