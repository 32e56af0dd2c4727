"""The shapes in which elk stand: lines, blocks and arcs, on hexes and on squares."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations
from typing import Literal

from rollwrite.grid.lattice import HEX, Cell, Lattice, address
from rollwrite.grid.patterns import lines

Family = Literal["lines", "blocks", "arcs"]
Shape = frozenset[Cell]

LONGEST_LINE = 4
LONGEST_ARC = 6
RING_OF_EIGHT: tuple[Cell, ...] = (
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
)  # fmt: skip
"""What lies round a square, corners too (K13 on squares)."""

Ends = tuple[tuple[int, ...], ...]
Forms = tuple[tuple[int, Ends], ...]
"""Shapes as leaps from their first cell: the next cell, and all the ways to go on from there."""


def rows(lattice: Lattice, places: Collection[int]) -> Iterator[list[int]]:
    """Yield what stands in a straight line without gaps among *places*, two to four each."""
    for leap in lattice.axes:
        for line in lines(places, leap):
            for span in _spans(len(line)):
                yield line[span]


@cache
def _spans(length: int) -> tuple[slice, ...]:
    """Return the parts of a line of *length* that are lines themselves."""
    ends = combinations(range(length + 1), 2)
    return tuple(slice(*each) for each in ends if 2 <= each[1] - each[0] <= LONGEST_LINE)


@cache
def forms(lattice: Lattice, family: Literal["blocks", "arcs"]) -> Forms:
    """Return all shapes of *family* of two cells or more, each in every position."""
    found: dict[int, set[tuple[int, ...]]] = {}
    for shape in {"blocks": _blocks, "arcs": _arcs}[family](lattice):
        first, *others = sorted(address(*cell) for cell in shape)
        leaps = [other - first for other in others]
        found.setdefault(leaps[0], set()).add(tuple(leaps[1:]))
    return tuple((leap, tuple(sorted(ends, key=len))) for leap, ends in sorted(found.items()))


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
