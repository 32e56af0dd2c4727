"""Hatches on paper: the tiles that cover an outline, as one path."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, floor, hypot, radians

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from reportlab.pdfgen.pathobject import PDFPathObject

from rollwrite.draw.hatches import Hatch
from rollwrite.draw.paths import traced


@lru_cache(maxsize=512)
def tiled(hatch: Hatch, d: str, size: float) -> PDFPathObject:
    """Return the tiles of *hatch*, *size* times as large, that cover the outline *d*."""
    bounds = ControlBoundsPen(None)
    parse_path(d, bounds)
    left, top, right, bottom = bounds.bounds
    turned = Transform().rotate(radians(hatch.turn)).scale(size)
    x, y = turned.inverse().transformPoint(((left + right) / 2, (top + bottom) / 2))
    across, down = (right - left) / 2 / size, (bottom - top) / 2 / size
    if hatch.turn:
        across = down = hypot(across, down)
    tile, pen = RecordingPen(), RecordingPen()
    parse_path(hatch.d, tile)
    for column in _steps(x, across, hatch.width):
        for row in _steps(y, down, hatch.height):
            place = turned.translate(column * hatch.width, row * hatch.height)
            tile.replay(TransformPen(pen, place))
    return traced(pen.value)


def _steps(middle: float, reach: float, step: float) -> Iterator[int]:
    return iter(range(floor((middle - reach) / step), ceil((middle + reach) / step)))
