"""Hatches on paper: the tiles that cover an outline, as operators of PDF."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, hypot, radians

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.svgLib.path import parse_path

from rollwrite.draw.hatches import LINE, Hatch
from rollwrite.draw.paths import path_of, real


def tiled(hatch: Hatch, d: str, size: float, scale: float) -> list[str]:
    """Return tiles of *hatch*, *size* times as large, over *d*, which is drawn at *scale*."""
    bounds = ControlBoundsPen(None)
    parse_path(d, bounds)
    left, top, right, bottom = bounds.bounds
    turned = Transform().rotate(radians(hatch.turn)).scale(size)
    x, y = turned.inverse().transformPoint(((left + right) / 2, (top + bottom) / 2))
    across, down = (right - left) / 2 / size, (bottom - top) / 2 / size
    if hatch.turn:
        across = down = hypot(across, down)
    tile = f"{path_of(hatch.d)} {'f' if hatch.filled else 'S'}"
    places = " ".join(real(part, 5) for part in turned)
    return [
        f"{places} cm {real(LINE / scale / size)} w",
        *(
            f"q 1 0 0 1 {real(column * hatch.width)} {real(row * hatch.height)} cm {tile} Q"
            for column in _steps(x, across, hatch.width)
            for row in _steps(y, down, hatch.height)
        ),
    ]


def _steps(middle: float, reach: float, step: float) -> Iterator[int]:
    return iter(range(floor((middle - reach) / step), ceil((middle + reach) / step)))
