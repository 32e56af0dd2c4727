"""The ridge line: the one ornament of a page, from the mountains down to the river."""

from __future__ import annotations

from rollwrite.draw.shapes import Drawing, Icon, Path, Shape
from rollwrite.press.piece import Piece

HIGH = 11.0
GROUND = 9.0
PEAKS = "M0 9L10 5.2L20 8L34 .4L44 4.6L52.5 2.6L72 9Z"
SNOW = "M30.5 2.4L33 3.9L34.3 2.9L36.2 4.1L35.4 1.1"
TREES = (0.36, 0.385, 0.402, 0.43, 0.448, 0.468, 0.49, 0.508, 0.53, 0.556, 0.575)
SIZES = (6.2, 4.6, 5.4, 5.8, 4.2, 5, 6.2, 4.8, 6.6, 4.6, 5.2)
WAVE = "q1.45 -1.3 2.9 0t2.9 0"
WATER = ((181, 0), (182.6, 0.9), (180.6, 1.8))
WIDE = 200


def draw_ridge(_piece: Piece, width: float, _height: float) -> Drawing:
    """Return the ridge line as wide as the page."""
    shapes: list[Shape] = [
        Path(PEAKS, "ridge"),
        Path(SNOW, "ridge-line"),
        Path(f"M0 {GROUND}H{WIDE * 0.907:.2f}", "ridge-line"),
    ]
    for at, size in zip(TREES, SIZES, strict=True):
        shapes.append(_grown("pine-tree", at, size, "forests"))
    shapes += [_grown("wheat", 0.635 + 0.0195 * at, 3.9, "prairies") for at in range(7)]
    shapes += [_grown("reed", 0.81 + 0.021 * at, 4.3, "wetlands") for at in range(4)]
    shapes += [Path(f"M{x} {GROUND + down:.2f}{WAVE * 3}", "water") for x, down in WATER]
    return Drawing(WIDE, HIGH, tuple(shapes))


def _grown(icon: str, at: float, size: float, habitat: str) -> Icon:
    return Icon(icon, round(WIDE * at, 2), round(GROUND - size * 0.47, 2), size, f"on-{habitat}")
