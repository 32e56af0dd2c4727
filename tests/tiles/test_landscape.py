"""Landscapes keep what a slow look at all tiles finds."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.bits import members
from rollwrite.grid.lattice import HEX, SQUARE, Lattice, address, cell_at, neighbourhoods
from rollwrite.tiles.landscape import Landscape, landscape, matches
from rollwrite.tiles.tile import tile

TERRAINS = 3
of_every_lattice = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hex", "square"])


def _random_land(lattice: Lattice, seed: int, count: int = 14) -> Landscape:
    random, sides = Random(seed), len(lattice.steps)
    land = landscape(lattice, TERRAINS).laid(0, tile([0] * sides))
    for _ in range(count):
        laid = tile([random.randrange(TERRAINS) for _ in range(sides)])
        land = land.laid(random.choice([*land.rim]), laid.turned(random.randrange(sides)))
    return land


@of_every_lattice
@given(seed=st.integers(0, 1 << 32))
def test_around_is_what_lies_beside_each_tile(lattice: Lattice, seed: int) -> None:
    land = _random_land(lattice, seed)
    assert neighbourhoods(lattice, [cell_at(place) for place in land.cells]) == tuple(land.around)


@of_every_lattice
@given(seed=st.integers(0, 1 << 32))
def test_the_rim_is_every_free_cell_beside_a_tile(lattice: Lattice, seed: int) -> None:
    land = _random_land(lattice, seed)
    cells = {cell_at(place) for place in land.cells}
    free = {other for cell in cells for other in lattice.beside(cell)} - cells
    rim = [cell_at(place) for place in land.rim]
    assert sorted(free) == sorted(rim)


@of_every_lattice
@given(seed=st.integers(0, 1 << 32))
def test_like_sides_that_meet_belong_to_one_region_and_no_others_join(
    lattice: Lattice, seed: int
) -> None:
    land = _random_land(lattice, seed)
    for terrain, regions in enumerate(land.regions):
        joined: list[set[int]] = [
            {number} for number, laid in enumerate(land.tiles) if terrain in laid.sides
        ]
        for one, place in enumerate(land.cells):
            for leap, side, back in lattice.ways:
                other = land.ground.get(place + leap)
                if other is not None and (
                    land.tiles[one].sides[side] == land.tiles[other].sides[back] == terrain
                ):
                    both = [each for each in joined if one in each or other in each]
                    joined = [each for each in joined if each not in both]
                    joined.append(set[int]().union(*both))
        assert sorted(map(sorted, joined)) == sorted(sorted(members(each)) for each in regions)


@of_every_lattice
def test_laying_changes_nothing_that_was_there(lattice: Lattice) -> None:
    land = _random_land(lattice, 1)
    before = deepcopy((land.cells, land.rim, land.ground, land.around, land.regions, hash(land)))
    land.laid(next(iter(land.rim)), tile([1] * len(lattice.steps)))
    after = (land.cells, land.rim, land.ground, land.around, land.regions, hash(land))
    assert before == after


@of_every_lattice
def test_every_place_of_the_rim_and_the_ground_is_known_by_its_word(lattice: Lattice) -> None:
    land = landscape(lattice, TERRAINS).laid(address(2, -1), tile([0] * len(lattice.steps)))
    words = ["{},{}".format(*cell) for cell in lattice.beside((2, -1))]
    assert (["2,-1"], words) == ([*map(str, land.cells)], [*map(str, land.rim)])


@given(steps=st.integers(-7, 13))
def test_a_turned_tile_has_each_side_so_many_further_on(steps: int) -> None:
    sides = (0, 1, 2, 0, 1, 1)
    turned = tile(sides).turned(steps)
    assert sides == tuple(turned.sides[(side + steps) % 6] for side in range(6))


def test_sides_match_where_both_tiles_show_the_same_terrain() -> None:
    land = landscape(HEX, 2).laid(0, tile((0, 0, 0, 1, 1, 1)))
    east = address(1, 0)
    assert ([True], [False]) == (
        matches(land, east, tile((0,) * 6)),
        matches(land, east, tile((1,) * 6)),
    )
