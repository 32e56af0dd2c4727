"""The scorer agrees with the slow cards, on hexes and on squares."""

from itertools import product
from random import Random

import pytest

from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, LETTERS, deck
from rollwrite.games.cascadia.scoring.habitats import habitat_worths
from rollwrite.games.cascadia.scoring.total import points
from rollwrite.grid.lattice import HEX, SQUARE, Lattice
from tests.games.cascadia.landscapes import board_of, environment_of, ground_of, random_tiles
from tests.games.cascadia.oracle import board as plain
from tests.games.cascadia.oracle import cards as slow
from tests.games.cascadia.oracle.habitats import largest_corridor

LATTICES = pytest.mark.parametrize(
    ("lattice", "steps"), [(HEX, plain.HEX), (SQUARE, plain.SQUARE)], ids=["hexes", "squares"]
)
SETS = 12
BOARDS = 60


@LATTICES
@pytest.mark.parametrize("seed", range(SETS))
def test_k13_all_1024_sets_of_cards_score_what_the_slow_cards_say(
    lattice: Lattice, steps: plain.Steps, seed: int
) -> None:
    laid = random_tiles(Random(seed), lattice)
    board, ground = board_of(laid), ground_of(laid)
    known = {
        (species, card): slow.points(board, species, card, steps)
        for species, card in product(SPECIES_WORDS, LETTERS)
    }
    corridors = sum(largest_corridor(ground, habitat, steps) for habitat in HABITAT_WORDS)
    environment = environment_of(laid, lattice)
    for cards in product(LETTERS, repeat=5):
        expected = sum(known[each] for each in zip(SPECIES_WORDS, cards, strict=True)) + corridors
        assert expected == points(environment, cards)


@LATTICES
@pytest.mark.parametrize("card", [*LETTERS, *BEGINNERS])
@pytest.mark.parametrize("species", SPECIES_WORDS)
def test_k13_a_card_scores_what_the_slow_card_says(
    lattice: Lattice, steps: plain.Steps, species: str, card: str
) -> None:
    number = SPECIES_WORDS.index(species)
    for seed in range(BOARDS):
        laid = random_tiles(Random(f"{species}{card}{seed}"), lattice)
        environment = environment_of(laid, lattice)
        found = deck().card(number, card).worth(environment.land, environment.tokens, number)
        assert slow.points(board_of(laid), species, card, steps) == found


@LATTICES
@pytest.mark.parametrize("seed", range(SETS))
def test_k10_a_habitat_scores_its_largest_corridor(
    lattice: Lattice, steps: plain.Steps, seed: int
) -> None:
    laid = random_tiles(Random(seed), lattice)
    expected = [largest_corridor(ground_of(laid), habitat, steps) for habitat in HABITAT_WORDS]
    assert expected == habitat_worths(environment_of(laid, lattice).land)
