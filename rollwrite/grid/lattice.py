"""Lattices: cells and the steps between them."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

Cell = tuple[int, int]


class Lattice(Struct, frozen=True):
    """A regular ground of cells: one step across each side, in turning order."""

    steps: tuple[Cell, ...]

    def across(self, cell: Cell, side: int) -> Cell:
        """Return the cell beyond *side* of *cell*."""
        step = self.steps[side]
        return cell[0] + step[0], cell[1] + step[1]

    def opposite(self, side: int) -> int:
        """Return the side by which the cell beyond *side* is left again."""
        return (side + len(self.steps) // 2) % len(self.steps)

    def beside(self, cell: Cell) -> Iterator[Cell]:
        """Yield the cells around *cell*."""
        return (self.across(cell, side) for side in range(len(self.steps)))


HEX = Lattice(((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)))
"""Axial coordinates, pointy-top: the first step goes east, the second south-east."""

SQUARE = Lattice(((1, 0), (0, 1), (-1, 0), (0, -1)))


def neighbourhoods(lattice: Lattice, cells: Sequence[Cell]) -> tuple[int, ...]:
    """Return for each cell the set of those beside it, by their place in *cells*."""
    number = {cell: at for at, cell in enumerate(cells)}
    return tuple(
        sum(1 << number[other] for other in lattice.beside(cell) if other in number)
        for cell in cells
    )
