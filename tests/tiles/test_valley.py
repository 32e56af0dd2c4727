"""Territories of square tiles close, whatever lies around them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.bits import members
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.engine.turn import Turn
from rollwrite.grid.lattice import SQUARE, address, cell_at
from rollwrite.tiles.landscape import Landscape, landscape
from rollwrite.tiles.tile import tile
from tests.tiles.regions import open_sides, parts_of, region_of, tiles_of
from tests.tiles.valley import (
    FIELD,
    FOREST,
    LAKE,
    Build,
    Farm,
    Settle,
    TakeTile,
    Territory,
    Turns,
    ValleyGame,
    is_closed,
)


def _opposite(side: int) -> int:
    return (side + 2) % 4


def _played(seed: int) -> Turn[Turns]:
    random, game = Random(seed), ValleyGame(2)
    return play_out(game, game.start(), [RandomPlayer(random)] * 2, Dealer(random))


@given(seed=st.integers(0, 1 << 32))
def test_every_pair_of_touching_sides_shows_the_same_territory(seed: int) -> None:
    land = _played(seed).on.valley
    sides = {
        (cell_at(place), side): laid.sides[side]
        for place, laid in zip(land.cells, land.tiles, strict=True)
        for side in range(4)
    }
    facing = [
        (terrain, sides.get((SQUARE.across(cell, side), _opposite(side)), terrain))
        for (cell, side), terrain in sides.items()
    ]
    assert [] == [pair for pair in facing if len(set(pair)) > 1]


@given(seed=st.integers(0, 1 << 32))
def test_regions_are_what_a_slow_walk_over_parts_finds(seed: int) -> None:
    land = _played(seed).on.valley
    for number, laid in enumerate(land.tiles):
        for part, terrain in enumerate(laid.terrains):
            region = region_of(land, number, part)
            assert _walked(land, number, part) == set(parts_of(land, terrain, region))


def _walked(land: Landscape, number: int, part: int) -> set[tuple[int, int]]:
    """Return the parts that can be reached from one, side by side."""
    at = {cell_at(place): each for each, place in enumerate(land.cells)}
    found, left = set[tuple[int, int]](), [(number, part)]
    while left:
        number, part = left.pop()
        if (number, part) in found:
            continue
        found.add((number, part))
        for side in range(4):
            beyond = at.get(SQUARE.across(cell_at(land.cells[number]), side))
            if land.tiles[number].parts[side] == part and beyond is not None:
                left.append((beyond, land.tiles[beyond].parts[_opposite(side)]))
    return found


@given(seed=st.integers(0, 1 << 32))
def test_a_territory_is_closed_when_a_tile_lies_across_each_of_its_sides(seed: int) -> None:
    turns = _played(seed).on
    land = turns.valley
    taken = {cell_at(place) for place in land.cells}
    for farm in turns.farms:
        beyond = [
            SQUARE.across(cell_at(land.cells[number]), side)
            for number, part in _walked(land, *farm[1:])
            for side in range(4)
            if land.tiles[number].parts[side] == part
        ]
        assert is_closed(turns, *farm[1:]) == (set(beyond) <= taken)


@given(seed=st.integers(0, 1 << 32))
def test_a_territory_is_settled_once_in_the_turn_that_closes_it(seed: int) -> None:
    random, game = Random(seed), ValleyGame(2)
    turn, player, dealer = game.start(), RandomPlayer(random), Dealer(random)
    while actors := game.actors(turn):
        if isinstance(turn.asked, TakeTile):
            assert _closed(turn.on.valley) == sorted(each for each, *_ in turn.on.settled)
        chooser = dealer if actors == (TABLE,) else player
        turn = game.play(turn, actors[0], chooser.choose(game, turn, actors[0]))


def _closed(land: Landscape) -> list[Territory]:
    regions = (
        (terrain, each) for terrain in (FOREST, LAKE, FIELD) for each in land.regions[terrain]
    )
    return sorted(each for each in regions if not open_sides(land, *each))


@pytest.mark.parametrize(("first", "points"), [(0, [2, 1]), (2, [1, 2])])
def test_the_player_likes_in_which_order_territories_are_settled(
    first: int, points: list[int]
) -> None:
    lake = tile((LAKE, FOREST, FOREST, FOREST))
    land = landscape(SQUARE, 3).laid(address(0, -1), lake.turned(2)).laid(address(0, 1), lake)
    land = land.laid(0, tile((LAKE, FOREST, LAKE, FOREST), (0, 1, 2, 3)))
    farms = ((0, 0, 0), (1, 1, 0))
    game, turn = ValleyGame(2), Turn.asking(Turns(land, 2, farms, grain=3), (Build(0),))
    turn = game.play(turn, 0, Farm(1))
    assert (Settle(0), Settle(2)) == turn.choices
    turn = game.play(turn, 0, Settle(first))  # The other is settled unasked.
    assert points == [game.score(turn, seat).total for seat in (0, 1)]


def test_two_parts_of_one_terrain_on_one_tile_are_apart_until_they_meet_outside() -> None:
    bridge = tile((LAKE, FIELD, LAKE, FIELD), (0, 1, 2, 1))
    land = landscape(SQUARE, 3).laid(0, bridge)
    assert (2, 1) == (len(land.regions[LAKE]), len(land.regions[FIELD]))
    for cell in ((0, -1), (1, -1), (2, -1), (2, 0), (2, 1), (1, 1), (0, 1)):
        land = land.laid(address(*cell), tile((LAKE,) * 4))
    (lake,) = land.regions[LAKE]
    assert [0, *range(1, 8)] == list(members(tiles_of(lake)))


def test_a_lone_tile_is_open_on_all_sides_and_closed_by_four_others() -> None:
    land = landscape(SQUARE, 3).laid(0, tile((FOREST,) * 4))
    assert 4 == open_sides(land, FOREST, land.regions[FOREST][0])
    for cell, sides in zip(SQUARE.steps, ("LLFL", "LLLF", "FLLL", "LFLL"), strict=True):
        land = land.laid(address(*cell), tile(["FL".index(side) for side in sides]))
    (forest,) = land.regions[FOREST]
    assert (5, 0) == (tiles_of(forest).bit_count(), open_sides(land, FOREST, forest))
