"""Path data as the operators of PDF; fontTools knows every letter of it, arcs too."""

from __future__ import annotations

import re
from functools import lru_cache

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

from rollwrite.draw.shapes import Point

Strokes = list[tuple[str, tuple[Point, ...]]]
"""What a pen did: the name of each stroke, and its points."""
START = re.compile(r"M(-?[\d.]+) (-?[\d.]+)")


def placed_path(d: str) -> tuple[str, str, str]:
    """Return where the outline *d* begins, and its operators from there, if all of it follows."""
    start = START.match(d)
    if start and d[start.end() :].islower():
        return start[1], start[2], path_of(f"M0 0{d[start.end() :]}")
    return "0", "0", path_of(d)


@lru_cache(maxsize=4096)
def path_of(d: str) -> str:
    """Return the operators of the outline that *d* describes."""
    pen = RecordingPen()
    parse_path(d, pen)
    return traced(pen.value)


def traced(strokes: Strokes) -> str:
    """Return the operators of the outline that *strokes* leave."""
    code: list[str] = []
    here: Point = (0, 0)
    for name, points in strokes:
        match name, points:
            case "moveTo", (to,):
                code.append(f"{_pair(to)} m")
            case "lineTo", (to,):
                code.append(f"{_pair(to)} l")
            case "curveTo", (one, two, to):
                code.append(f"{_pair(one)} {_pair(two)} {_pair(to)} c")
            case "qCurveTo", (bend, to):
                one, two = _third(here, bend), _third(to, bend)
                code.append(f"{_pair(one)} {_pair(two)} {_pair(to)} c")
            case "closePath", _:
                code.append("h")
        here = points[-1] if points else here
    return "\n".join(code)


def polygon_of(points: tuple[Point, ...]) -> str:
    """Return the operators of the polygon through *points*."""
    lines = [("lineTo", (point,)) for point in points[1:]]
    return traced([("moveTo", points[:1]), *lines, ("closePath", ())])


def real(value: float, places: int = 3) -> str:
    """Return *value* as finely as a printer can draw, and as short."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _third(end: Point, bend: Point) -> Point:
    """Return the handle at *end* of a curve that has one handle at *bend*."""
    return end[0] + (bend[0] - end[0]) * 2 / 3, end[1] + (bend[1] - end[1]) * 2 / 3


def _pair(point: Point) -> str:
    return f"{real(point[0])} {real(point[1])}"
