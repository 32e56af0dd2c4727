"""Patterns are what slow searches over cells find."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.bits import bitset, members
from rollwrite.grid.lattice import HEX, SQUARE, Cell, Lattice, address, cell_at, neighbourhoods
from rollwrite.grid.patterns import alone, beside, lines_through, patches, reached, runs, sights

GROUND = [(q, r) for r in range(6) for q in range(6)]
SETS = st.sets(st.sampled_from(range(len(GROUND))), max_size=14)
of_every_lattice = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hex", "square"])


def _touching(lattice: Lattice, one: int, other: int) -> bool:
    return GROUND[other] in set(lattice.beside(GROUND[one]))


def _patches(lattice: Lattice, cells: set[int]) -> list[set[int]]:
    found: list[set[int]] = []
    for cell in cells:
        near = [each for each in found if any(_touching(lattice, cell, other) for other in each)]
        found = [each for each in found if each not in near] + [{cell}.union(*near)]
    return sorted(found, key=min)


@of_every_lattice
@given(cells=SETS)
def test_patches_hang_together_and_never_touch(lattice: Lattice, cells: set[int]) -> None:
    found = patches(neighbourhoods(lattice, GROUND), bitset(cells))
    assert _patches(lattice, cells) == sorted((set(members(each)) for each in found), key=min)


@of_every_lattice
@given(cells=SETS)
def test_runs_are_the_patches_in_which_nobody_has_three_beside(
    lattice: Lattice, cells: set[int]
) -> None:
    slow = [
        patch
        for patch in _patches(lattice, cells)
        if all(sum(_touching(lattice, one, other) for other in patch) < 3 for one in patch)
    ]
    found = runs(neighbourhoods(lattice, GROUND), bitset(cells))
    assert slow == sorted((set(members(each)) for each in found), key=min)


@of_every_lattice
@given(cells=SETS)
def test_who_is_alone_has_none_beside(lattice: Lattice, cells: set[int]) -> None:
    slow = {one for one in cells if not any(_touching(lattice, one, each) for each in cells)}
    assert slow == set(members(alone(neighbourhoods(lattice, GROUND), bitset(cells))))


@of_every_lattice
@given(cells=SETS)
def test_what_lies_beside_is_no_part_of_it(lattice: Lattice, cells: set[int]) -> None:
    numbers = set(range(len(GROUND))) - cells
    slow = {one for one in numbers if any(_touching(lattice, one, each) for each in cells)}
    assert slow == set(members(beside(neighbourhoods(lattice, GROUND), bitset(cells))))


@of_every_lattice
@given(cells=SETS, free=SETS)
def test_what_can_be_reached_hangs_together_with_where_it_starts(
    lattice: Lattice, cells: set[int], free: set[int]
) -> None:
    both = _patches(lattice, cells | free)
    found = reached(neighbourhoods(lattice, GROUND), bitset(cells), bitset(free - cells))
    assert {each for patch in both if patch & cells for each in patch} - cells == set(
        members(found)
    )


@of_every_lattice
@given(pair=st.sets(st.sampled_from(GROUND), min_size=2, max_size=2))
def test_two_cells_have_a_line_in_common_when_each_lies_straight_ahead_of_the_other(
    lattice: Lattice, pair: set[Cell]
) -> None:
    one, other = pair
    ahead = any(_sees(lattice, one, other, side, {other}) for side in range(len(lattice.steps)))
    touching = other in lattice.beside(one)
    through = lines_through(lattice)
    shared = set(through[address(*one)]) & set(through[address(*other)])
    assert int(ahead or touching) == len(shared)


@of_every_lattice
@given(cells=SETS)
def test_a_line_of_sight_is_straight_and_nobody_stands_in_it(
    lattice: Lattice, cells: set[int]
) -> None:
    ground = {GROUND[cell] for cell in cells}
    slow = {
        frozenset(pair)
        for pair in combinations(ground, 2)
        if any(_sees(lattice, *pair, side, ground) for side in range(len(lattice.steps)))
    }
    found = sights(lattice, [address(*cell) for cell in ground])
    assert slow == {frozenset(map(cell_at, ends[:2])) for ends in found}


def _sees(lattice: Lattice, one: Cell, other: Cell, side: int, stopping: set[Cell]) -> bool:
    cell, steps = lattice.across(one, side), 1
    while steps < 12 and cell not in stopping:
        cell, steps = lattice.across(cell, side), steps + 1
    return cell == other and steps > 1
