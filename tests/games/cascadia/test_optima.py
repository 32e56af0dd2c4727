"""Where tokens may be divided in several ways, the best one counts."""

from random import Random

import pytest

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.grid.lattice import HEX, SQUARE, Cell, Lattice
from tests.games.cascadia.landscapes import Laid, board_of, environment_of
from tests.games.cascadia.oracle import board as plain
from tests.games.cascadia.oracle import cards as slow

LATTICES = pytest.mark.parametrize(
    ("lattice", "steps"), [(HEX, plain.HEX), (SQUARE, plain.SQUARE)], ids=["hexes", "squares"]
)


def _crowd(random: Random, lattice: Lattice, count: int, looseness: int) -> list[Cell]:
    """Return *count* cells close together, the higher *looseness* the more holes between them."""
    cells = [(0, 0)]
    while len(cells) < count + looseness:
        cell = random.choice(list(lattice.beside(random.choice(cells))))
        if cell not in cells:
            cells.append(cell)
    return random.sample(cells, count)


def _worth(laid: Laid, lattice: Lattice, species: Species, card: str) -> int:
    environment = environment_of(laid, lattice)
    return deck().card(species, card).worth(environment.land, environment.tokens, species)


@LATTICES
@pytest.mark.parametrize("card", "ABD")
def test_k13_elk_are_divided_into_the_best_shapes(
    lattice: Lattice, steps: plain.Steps, card: str
) -> None:
    sides = (0,) * len(steps)
    for seed in range(30):
        cells = _crowd(Random(seed), lattice, 9, seed % 4)
        laid: Laid = [(cell, sides, Species.ELK) for cell in cells]
        expected = slow.points(board_of(laid), "elk", card, steps)
        assert expected == _worth(laid, lattice, Species.ELK, card)


@LATTICES
def test_k13_a_large_herd_of_elk_is_split_where_it_scores_most(
    lattice: Lattice, steps: plain.Steps
) -> None:
    sides = (0,) * len(steps)
    for seed in range(12):
        cells = _crowd(Random(seed), lattice, 11 + seed % 3, seed % 4)
        laid: Laid = [(cell, sides, Species.ELK) for cell in cells]
        expected = slow.points(board_of(laid), "elk", "C", steps)
        assert expected == _worth(laid, lattice, Species.ELK, "C")


def test_k13_a_star_of_elk_cannot_be_split_at_will() -> None:
    arms = [(0, 0), *((q * far, r * far) for q, r in HEX.steps[::2] for far in (1, 2, 3))]
    laid: Laid = [(cell, (0,) * 6, Species.ELK) for cell in arms]
    assert 28 + 4 == _worth(laid, HEX, Species.ELK, "C")


@LATTICES
@pytest.mark.parametrize(("species", "card"), [(Species.HAWK, "D"), (Species.FOX, "D")])
def test_k13_pairs_are_made_so_that_they_score_most(
    lattice: Lattice, steps: plain.Steps, species: Species, card: str
) -> None:
    for seed in range(60):
        random = Random(seed)
        cells = _crowd(random, lattice, 23, 3)
        others = [each for each in Species if each is not species]
        laid: Laid = [
            (cell, (0,) * len(steps), species if at < 9 else random.choice(others))
            for at, cell in enumerate(cells)
        ]
        expected = slow.points(board_of(laid), str(species), card, steps)
        assert expected == _worth(laid, lattice, species, card)


@pytest.mark.parametrize("species", [Species.ELK, Species.HAWK, Species.FOX])
@pytest.mark.parametrize("card", "ABCD")
def test_twenty_of_a_species_score_the_sum_of_their_reasons(species: Species, card: str) -> None:
    for seed in range(4):
        cells = _crowd(Random(seed), HEX, 23, 2 * seed)
        laid: Laid = [
            (cell, (0,) * 6, species if at < 20 else Species.BEAR) for at, cell in enumerate(cells)
        ]
        environment = environment_of(laid, HEX)
        reasons = deck().card(species, card).reasons(environment.land, environment.tokens, species)
        assert sum(reason.points for reason in reasons) == _worth(laid, HEX, species, card)
