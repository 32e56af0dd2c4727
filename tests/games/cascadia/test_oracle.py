"""The scorer agrees with the slow cards, on hexes and on squares."""

from itertools import product
from random import Random

import pytest

from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS, Species
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, LETTERS, deck
from rollwrite.games.cascadia.scoring.habitats import habitat_worths
from rollwrite.games.cascadia.scoring.total import points
from rollwrite.grid.lattice import HEX, SQUARE, Cell, Lattice
from tests.games.cascadia.landscapes import Laid, board_of, environment_of, ground_of, random_tiles
from tests.games.cascadia.oracle import board as plain
from tests.games.cascadia.oracle import cards as slow
from tests.games.cascadia.oracle.habitats import largest_corridor

LATTICES = pytest.mark.parametrize(
    ("lattice", "steps"), [(HEX, plain.HEX), (SQUARE, plain.SQUARE)], ids=["hexes", "squares"]
)
SETS = 12
BOARDS = 60
MANY, HERDS = 8, 4
"""More tokens of a species than boards at random have, and so many large herds."""
WIDE, SELDOM = 45, 0.03


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
@pytest.mark.parametrize("card", "AB")
def test_k13_more_hawks_than_the_card_names_score_what_the_slow_card_says(
    lattice: Lattice, steps: plain.Steps, card: str
) -> None:
    for seed in range(BOARDS):
        laid = _scattered(Random(f"{card}{seed}"), lattice, Species.HAWK)
        environment, board = environment_of(laid, lattice), board_of(laid)
        found = (
            deck()
            .card(Species.HAWK, card)
            .worth(environment.land, environment.tokens, Species.HAWK)
        )
        assert (slow.points(board, "hawk", card, steps), True) == (found, len(board) >= MANY)


@LATTICES
@pytest.mark.parametrize("count", range(MANY, MANY + 6))
def test_k13_a_herd_that_is_too_large_scores_what_the_slow_card_says(
    lattice: Lattice, steps: plain.Steps, count: int
) -> None:
    for seed in range(HERDS):
        tiles = random_tiles(Random(f"{count}{seed}"), lattice, count)
        laid: Laid = [(cell, sides, Species.ELK) for cell, sides, _ in tiles]
        environment = environment_of(laid, lattice)
        found = (
            deck().card(Species.ELK, "C").worth(environment.land, environment.tokens, Species.ELK)
        )
        assert slow.points(board_of(laid), "elk", "C", steps) == found


def _scattered(random: Random, lattice: Lattice, species: int) -> Laid:
    """Return many tiles with tokens of *species* alone, of which few stand side by side."""
    held: set[Cell] = set()
    tiles = random_tiles(random, lattice, WIDE)
    for cell, *_ in tiles:
        if not held.intersection(lattice.beside(cell)) or random.random() < SELDOM:
            held.add(cell)
    return [(cell, sides, species if cell in held else None) for cell, sides, _ in tiles]


@LATTICES
@pytest.mark.parametrize("seed", range(SETS))
def test_k10_a_habitat_scores_its_largest_corridor(
    lattice: Lattice, steps: plain.Steps, seed: int
) -> None:
    laid = random_tiles(Random(seed), lattice)
    expected = [largest_corridor(ground_of(laid), habitat, steps) for habitat in HABITAT_WORDS]
    assert expected == habitat_worths(environment_of(laid, lattice).land)
