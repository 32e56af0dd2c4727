"""Places: one word for each cell, and one number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.grid.lattice import HEX, REACH, SQUARE, Cell, Lattice, address, cell_at
from rollwrite.grid.place import PLACES, Place, near_on

CELLS = st.tuples(st.integers(-REACH, REACH), st.integers(-REACH, REACH))
of_every_lattice = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hex", "square"])


@given(cell=CELLS)
def test_a_cell_is_found_again_by_its_address(cell: Cell) -> None:
    assert cell == cell_at(address(*cell))


@of_every_lattice
@given(cell=CELLS)
def test_a_leap_leads_where_the_step_leads(lattice: Lattice, cell: Cell) -> None:
    around = [address(*other) for other in lattice.beside(cell)]
    assert around == [address(*cell) + leap for leap in lattice.leaps]


@of_every_lattice
@given(cell=CELLS)
def test_near_a_place_lie_the_cells_beside_it(lattice: Lattice, cell: Cell) -> None:
    place = address(*cell)
    sides = {address(*lattice.across(cell, side)): side for side in range(len(lattice.steps))}
    assert (PLACES[place], sides) == near_on(lattice)[place]


@given(cell=CELLS)
def test_there_is_one_place_for_each_cell(cell: Cell) -> None:
    place = PLACES[address(*cell)]
    assert place is Place.read(str(place))


@given(cell=CELLS)
def test_a_place_reads_back(cell: Cell) -> None:
    place = PLACES[address(*cell)]
    assert (f"{cell[0]},{cell[1]}", place) == (str(place), Place.read(str(place)))


@pytest.mark.parametrize(
    "word", ["", "1", "1,", "1,2,3", "01,2", "-0,1", "101,0", "0,-101", "1, 2"]
)
def test_a_word_that_is_no_place_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=f"^{word}$"):
        Place.read(word)
