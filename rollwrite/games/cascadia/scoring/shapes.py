"""The shapes in which elk stand: lines, blocks and arcs, on hexes and on squares."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Literal

from rollwrite.grid.lattice import HEX, Cell, Lattice, address

Family = Literal["lines", "blocks", "arcs"]
Shape = frozenset[Cell]

LONGEST_LINE = 4
LONGEST_ARC = 6
RING_OF_EIGHT: tuple[Cell, ...] = (
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
)  # fmt: skip
"""What lies round a square, corners too (K13 on squares)."""


@cache
def forms(lattice: Lattice, family: Family) -> tuple[frozenset[int], ...]:
    """Return all shapes of *family* of two cells or more, each as the leaps from its first cell."""
    found = set()
    for shape in {"lines": _lines, "blocks": _blocks, "arcs": _arcs}[family](lattice):
        first, *others = sorted(address(*cell) for cell in shape)
        found.add((0, *(other - first for other in others)))
    return tuple(map(frozenset, sorted(found)))


def _lines(lattice: Lattice) -> set[Shape]:
    """Return straight lines without gaps."""
    return {
        frozenset((q * far, r * far) for far in range(length))
        for q, r in lattice.steps[: len(lattice.steps) // 2]
        for length in range(2, LONGEST_LINE + 1)
    }


def _blocks(lattice: Lattice) -> set[Shape]:
    """Return pairs, triangles and rhombi; of squares pairs, corners and blocks of four."""
    found: set[Shape] = set()
    for side in range(len(lattice.steps)):
        right, left = lattice.steps[side], lattice.steps[side - 1]
        across = (right[0] + left[0], right[1] + left[1])
        block = ((0, 0), right, left, across)
        found |= {frozenset(block), frozenset(((0, 0), right))}
        corners = [block[:3]] if lattice is HEX else combinations(block, 3)
        found |= {frozenset(corner) for corner in corners}
    return found


def _arcs(lattice: Lattice) -> set[Shape]:
    """Return the gapless parts of the ring round a cell."""
    ring = lattice.steps if lattice is HEX else RING_OF_EIGHT
    return {
        frozenset((*ring, *ring)[start : start + length])
        for start in range(len(ring))
        for length in range(2, LONGEST_ARC + 1)
    }
