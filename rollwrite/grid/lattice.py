"""Lattices: cells, the steps between them, and every cell as one number."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

Cell = tuple[int, int]

REACH = 100
"""How far from the middle a cell may lie."""
STRIDE = 411
"""From one row to the next; over four times the reach, no two ways between cells look alike.

It is odd: by a power of two the cells of a column would collide in every dict.
"""


class Lattice(Struct, frozen=True, cache_hash=True):
    """A regular ground of cells: one step across each side, in turning order."""

    steps: tuple[Cell, ...]
    leaps: tuple[int, ...]
    """The steps as differences of addresses."""
    ways: tuple[tuple[int, int, int], ...]
    """For each side its leap, itself, and the side by which the cell beyond is left again."""

    def across(self, cell: Cell, side: int) -> Cell:
        """Return the cell beyond *side* of *cell*."""
        step = self.steps[side]
        return cell[0] + step[0], cell[1] + step[1]

    def beside(self, cell: Cell) -> Iterator[Cell]:
        """Yield the cells around *cell*."""
        return (self.across(cell, side) for side in range(len(self.steps)))

    @property
    def axes(self) -> tuple[int, ...]:
        """Return the leaps along the straight lines, one way only."""
        return self.leaps[: len(self.leaps) // 2]


def lattice(*steps: Cell) -> Lattice:
    """Return the lattice of *steps*; the second half of them leads back."""
    count = len(steps)
    leaps = tuple(address(*step) for step in steps)
    ways = ((leap, side, (side + count // 2) % count) for side, leap in enumerate(leaps))
    return Lattice(steps, leaps, tuple(ways))


def address(q: int, r: int) -> int:
    """Return the cell at *q* and *r* as one number; a step adds the same to each."""
    return r * STRIDE + q


def cell_at(place: int) -> Cell:
    """Return the cell whose address is *place*."""
    q = (place + STRIDE // 2) % STRIDE - STRIDE // 2
    return q, (place - q) // STRIDE


HEX = lattice((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Axial coordinates, pointy-top: the first step goes north-east, the second east."""

SQUARE = lattice((0, -1), (1, 0), (0, 1), (-1, 0))
"""The first step goes north, the second east."""


def neighbourhoods(lattice: Lattice, cells: Sequence[Cell]) -> tuple[int, ...]:
    """Return for each cell the set of those beside it, by their place in *cells*."""
    number = {cell: at for at, cell in enumerate(cells)}
    return tuple(
        sum(1 << number[other] for other in lattice.beside(cell) if other in number)
        for cell in cells
    )
