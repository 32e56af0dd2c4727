"""Places: one word for each cell, and one number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.grid.lattice import HEX, REACH, SQUARE, Cell, Lattice, address, cell_at
from rollwrite.grid.place import PLACES, Place

CELLS = st.tuples(st.integers(-REACH, REACH), st.integers(-REACH, REACH))
of_every_lattice = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hex", "square"])


@given(cell=CELLS)
def test_a_cell_is_found_again_by_its_address(cell: Cell) -> None:
    assert cell == cell_at(address(*cell))


@of_every_lattice
@given(cell=CELLS)
def test_a_leap_leads_where_the_step_leads(lattice: Lattice, cell: Cell) -> None:
    beyond = [address(*other) for other in lattice.beside(cell)]
    assert beyond == [address(*cell) + leap for leap in lattice.leaps]


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
