"""Points do not hang on how one looks at the table."""

from random import Random

import pytest

from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, LETTERS, deck
from rollwrite.games.cascadia.scoring.habitats import habitat_worth
from rollwrite.grid.lattice import HEX, SQUARE, Lattice
from tests.games.cascadia.landscapes import (
    Laid,
    environment_of,
    mirrored,
    moved,
    random_tiles,
    turned,
)

LATTICES = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hexes", "squares"])
SEEDS = pytest.mark.parametrize("seed", range(8))


def _all_points(laid: Laid, lattice: Lattice) -> list[int]:
    """Return the points of every species by every card, and of every habitat."""
    environment = environment_of(laid, lattice)
    wildlife = [
        deck().card(species, card).worth(environment.land, environment.tokens, species)
        for species in SPECIES
        for card in (*LETTERS, *BEGINNERS)
    ]
    return wildlife + [habitat_worth(regions) for regions in environment.land.regions]


def _turnings(laid: Laid, lattice: Lattice) -> list[Laid]:
    """Return all the ways in which *laid* can be turned and mirrored."""
    found = []
    for start in (laid, mirrored(laid)):
        for _ in lattice.steps:
            found.append(start)
            start = turned(start)
    return found


@LATTICES
@SEEDS
def test_turning_and_mirroring_changes_no_points(lattice: Lattice, seed: int) -> None:
    laid = random_tiles(Random(seed), lattice)
    expected = _all_points(laid, lattice)
    assert all(expected == _all_points(each, lattice) for each in _turnings(laid, lattice))


@LATTICES
@SEEDS
def test_moving_changes_no_points(lattice: Lattice, seed: int) -> None:
    laid = random_tiles(Random(seed), lattice)
    assert _all_points(laid, lattice) == _all_points(moved(laid, -37, 41), lattice)


@LATTICES
@SEEDS
def test_the_order_in_which_tiles_were_laid_changes_no_points(lattice: Lattice, seed: int) -> None:
    laid = random_tiles(Random(seed), lattice)
    expected = _all_points(laid, lattice)
    Random(seed).shuffle(laid)
    assert expected == _all_points(laid, lattice)


def test_a_hex_can_be_turned_and_mirrored_in_twelve_ways() -> None:
    laid = random_tiles(Random(1), HEX)
    ways = {tuple(sorted(cell for cell, *_ in each)) for each in _turnings(laid, HEX)}
    assert 12 == len(ways)
