"""Lattices: steps lead there and back, neighbours are mutual."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.bits import members
from rollwrite.grid.lattice import HEX, SQUARE, Cell, Lattice, neighbourhoods

CELLS = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
of_every_lattice = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hex", "square"])


@of_every_lattice
@given(cell=CELLS)
def test_the_opposite_side_leads_back(lattice: Lattice, cell: Cell) -> None:
    sides = range(len(lattice.steps))
    beyond = [(lattice.across(cell, side), opposite) for _, side, opposite in lattice.ways]
    assert [cell for _ in sides] == [lattice.across(*each) for each in beyond]


@of_every_lattice
@given(cell=CELLS)
def test_the_cells_around_a_cell_are_all_different_from_it_and_each_other(
    lattice: Lattice, cell: Cell
) -> None:
    assert len(lattice.steps) == len(set(lattice.beside(cell)) - {cell})


@given(cell=CELLS)
def test_cells_beside_each_other_on_the_hex_lattice_lie_one_width_apart(cell: Cell) -> None:
    def place(q: int, r: int) -> tuple[float, float]:
        return q + r / 2, r * 3**0.5 / 2

    x, y = place(*cell)
    others = [place(*other) for other in HEX.beside(cell)]
    assert [pytest.approx(1)] * 6 == [((x - u) ** 2 + (y - v) ** 2) ** 0.5 for u, v in others]


@of_every_lattice
@given(cells=st.lists(CELLS, unique=True, max_size=40))
def test_neighbourhoods_are_what_a_slow_search_finds(lattice: Lattice, cells: list[Cell]) -> None:
    slow = [
        {at for at, other in enumerate(cells) if other in set(lattice.beside(cell))}
        for cell in cells
    ]
    assert slow == [set(members(around)) for around in neighbourhoods(lattice, cells)]
