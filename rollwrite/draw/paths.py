"""Path data as ReportLab draws it; fontTools knows every letter of it, arcs too."""

from __future__ import annotations

from functools import lru_cache

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from reportlab.pdfgen.pathobject import PDFPathObject

from rollwrite.draw.shapes import Point

Strokes = list[tuple[str, tuple[Point, ...]]]
"""What a pen did: the name of each stroke, and its points."""


@lru_cache(maxsize=4096)
def path_of(d: str) -> PDFPathObject:
    """Return the outline that *d* describes."""
    pen = RecordingPen()
    parse_path(d, pen)
    return traced(pen.value)


def traced(strokes: Strokes) -> PDFPathObject:
    """Return the outline that *strokes* leave."""
    path = PDFPathObject()
    here: Point = (0, 0)
    for name, points in strokes:
        match name, points:
            case "moveTo", (to,):
                path.moveTo(*_short(to))
            case "lineTo", (to,):
                path.lineTo(*_short(to))
            case "curveTo", (one, two, to):
                path.curveTo(*_short(one), *_short(two), *_short(to))
            case "qCurveTo", (bend, to):
                one, two = _third(here, bend), _third(to, bend)
                path.curveTo(*_short(one), *_short(two), *_short(to))
            case "closePath", _:
                path.close()
        here = points[-1] if points else here
    return path


def polygon_of(points: tuple[Point, ...]) -> PDFPathObject:
    """Return the polygon through *points*."""
    lines = [("lineTo", (point,)) for point in points[1:]]
    return traced([("moveTo", points[:1]), *lines, ("closePath", ())])


def _third(end: Point, bend: Point) -> Point:
    """Return the handle at *end* of a curve that has one handle at *bend*."""
    return end[0] + (bend[0] - end[0]) * 2 / 3, end[1] + (bend[1] - end[1]) * 2 / 3


def _short(point: Point) -> Point:
    """Return *point* as finely as a printer can draw."""
    return round(point[0], 3), round(point[1], 3)
