"""Patterns: questions about sets of cells and those beside them, on any ground.

Sets are ints with one bit for each cell's number, and *around* says for each number what lies
beside it; straight lines need the ground itself, so there cells are addresses.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from rollwrite.grid.lattice import REACH, Lattice, address, cell_at


def patches(around: Sequence[int], cells: int) -> list[int]:
    """Return the sets of touching cells that *cells* falls into."""
    found = []
    while cells:
        patch = cells & -cells
        cells ^= patch
        edge = around[patch.bit_length() - 1] & cells
        while edge:
            patch |= edge
            last = edge.bit_length() - 1
            cells ^= 1 << last
            edge = (edge | around[last]) & cells
        found.append(patch)
    return found


def reached(around: Sequence[int], cells: int, free: int) -> int:
    """Return those of *free* that can be reached from *cells*, each beside one reached before."""
    found, edge = 0, cells
    while edge:
        low = edge & -edge
        fresh = around[low.bit_length() - 1] & free & ~found
        edge ^= low
        edge |= fresh
        found |= fresh
    return found


def beside(around: Sequence[int], cells: int) -> int:
    """Return what lies beside *cells* and does not belong to them."""
    found, left = 0, cells
    while left:
        low = left & -left
        found |= around[low.bit_length() - 1]
        left ^= low
    return found & ~cells


def alone(around: Sequence[int], cells: int) -> int:
    """Return those of *cells* that have no other of them beside."""
    found, left = 0, cells
    while left:
        low = left & -left
        if not around[low.bit_length() - 1] & cells:
            found |= low
        left ^= low
    return found


def runs(around: Sequence[int], cells: int) -> list[int]:
    """Return the patches of *cells* in which none has more than two others beside."""
    found = []
    for patch in patches(around, cells):
        # It takes four to branch.
        if patch.bit_count() < 4 or not branches(around, patch):
            found.append(patch)
    return found


def branches(around: Sequence[int], patch: int) -> bool:
    """Return whether a cell of *patch* has more than two others of it beside."""
    left = patch
    while left:
        low = left & -left
        if (around[low.bit_length() - 1] & patch).bit_count() > 2:
            return True
        left ^= low
    return False


class _Lines(dict[int, tuple[int, ...]]):
    """The straight lines through each place, numbered when first asked for."""

    def __init__(self, lattice: Lattice) -> None:
        super().__init__()
        self._steps = lattice.steps[: len(lattice.steps) // 2]

    def __missing__(self, place: int) -> tuple[int, ...]:
        q, r = cell_at(place)
        apart = [q * down - r * right for right, down in self._steps]
        found = self[place] = tuple(address(each, axis) for axis, each in enumerate(apart))
        return found


@cache
def lines_through(lattice: Lattice) -> Mapping[int, tuple[int, ...]]:
    """Return by place the straight lines through it, each as a number of its own."""
    return _Lines(lattice)


def sights(lattice: Lattice, places: Iterable[int]) -> list[tuple[int, int, int]]:
    """Return each line of sight between two of *places*: its ends, and the leap from one on.

    Nothing but another of *places* stops it, and those that touch have none.
    """
    found, left, straight = [], sorted(places), _straight(lattice)
    while left:
        one = left.pop()
        stopped: tuple[int, ...] = ()
        for other in reversed(left):
            far = one - other
            if far in straight:
                leap = straight[far]
                if leap not in stopped:
                    stopped += (leap,)
                    if far != leap:
                        found.append((other, one, leap))
    return found


@cache
def _straight(lattice: Lattice) -> dict[int, int]:
    """Return the leap along which two addresses lie that are so far apart."""
    leaps = map(abs, lattice.axes)
    return {leap * times: leap for leap in leaps for times in range(1, 2 * REACH + 1)}
