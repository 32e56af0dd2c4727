"""What a pencil leaves: rings around what is circled, crosses over what is crossed."""

from __future__ import annotations

from rollwrite.draw.outlines import cross, ring
from rollwrite.draw.shapes import Path, Shape

PAPER, SOLID, HALF = "paper", "solid", "half"
RINGS = {PAPER: ("pencil",), SOLID: ("halo-solid", "pencil-solid"), HALF: ("halo", "pencil")}
"""The strokes of a ring by what is under it: paper, a marked hex, or one that is half marked."""


def circled(
    x: float, y: float, width: float, height: float, seed: int, *, ground: str = PAPER
) -> list[Shape]:
    """Return a ring around *x* and *y*, set off by an edge where the *ground* is coloured."""
    d = ring(round(width, 2), round(height, 2), seed).at(x, y)
    return [Path(d, style) for style in RINGS[ground]]


def crossed_out(x: float, y: float, width: float, height: float, seed: int) -> list[Shape]:
    """Return a cross over *x* and *y*."""
    d = cross(round(width, 2), round(height, 2), seed).at(x, y)
    return [Path(d, "halo"), Path(d, "pencil")]
