"""Every point has a reason, and every reason its tiles."""

from itertools import product
from random import Random

import pytest

from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.card import Reason
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, LETTERS, deck
from rollwrite.games.cascadia.scoring.reasons import reasons, shared_reasons
from rollwrite.games.cascadia.scoring.total import score_all
from rollwrite.games.cascadia.words.names import line_name
from rollwrite.games.cascadia.words.scores import COUNTED, say_reason
from rollwrite.grid.lattice import HEX, SQUARE, Lattice
from rollwrite.i18n import ENGLISH
from tests.games.cascadia.landscapes import cells_of, environment_of, random_tiles, tokens_at

LATTICES = pytest.mark.parametrize("lattice", [HEX, SQUARE], ids=["hexes", "squares"])
CARDS = [*LETTERS, *BEGINNERS]
EVERY = pytest.mark.parametrize(
    ("species", "card"), list(product(range(5), CARDS)), ids=lambda each: str(each)
)


def _reasons(places: str, card: str) -> list[Reason]:
    word, letter = card.split()
    species, environment = SPECIES_WORDS.index(word), tokens_at(places)
    return deck().card(species, letter).reasons(environment.land, environment.tokens, species)


@LATTICES
@EVERY
def test_the_reasons_of_a_card_add_up_to_its_points(
    lattice: Lattice, species: int, card: str
) -> None:
    for seed in range(12):
        environment = environment_of(random_tiles(Random(seed), lattice), lattice)
        asked = deck().card(species, card)
        found = asked.reasons(environment.land, environment.tokens, species)
        expected = asked.worth(environment.land, environment.tokens, species)
        assert expected == sum(reason.points for reason in found)


@LATTICES
@EVERY
def test_the_tiles_of_a_reason_hold_the_species(lattice: Lattice, species: int, card: str) -> None:
    for seed in range(12):
        environment = environment_of(random_tiles(Random(seed), lattice), lattice)
        found = deck().card(species, card).reasons(environment.land, environment.tokens, species)
        tiles = [each for reason in found for each in reason.sets]
        assert all(each and each & ~environment.tokens[species] == 0 for each in tiles)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_reasons_together_are_the_whole_score(players: int) -> None:
    random = Random(players)
    boards = [environment_of(random_tiles(random, HEX), HEX) for _ in range(players)]
    cards = [tuple(random.choices(LETTERS, k=5)) for _ in boards]
    scores = score_all(boards, cards)
    for seat, board in enumerate(boards):
        found = [*reasons(board, cards[seat]), *shared_reasons(seat, board, scores)]
        assert scores[seat].total == sum(reason.points for reason in found)


def test_the_pairs_of_bears_are_one_reason() -> None:
    places = "bear 0,0 1,0 4,0 5,0 8,0"
    (reason,) = _reasons(places, "bear A")
    found = [cells_of(tokens_at(places), each) for each in reason.sets]
    assert (11, [{(0, 0), (1, 0)}, {(4, 0), (5, 0)}]) == (reason.points, found)


def test_the_bonus_of_bears_is_a_reason_of_its_own() -> None:
    found = _reasons("bear 0,0 3,0 4,0 7,0 8,0 9,0", "bear C")
    assert [("group", 2), ("group", 5), ("group", 8), ("every-size", 3)] == [
        (reason.kind, reason.points) for reason in found
    ]


def test_five_elk_in_a_row_are_a_line_of_four_and_one_alone() -> None:
    found = _reasons("elk 0,0 1,0 2,0 3,0 4,0", "elk A")
    assert [2, 13] == sorted(reason.points for reason in found)


def test_a_run_with_company_tells_who_stands_beside_it() -> None:
    places = "salmon 0,0 1,0 2,0 fox 0,1 bear 5,0"
    (reason,) = _reasons(places, "salmon D")
    assert {(0, 1)} == cells_of(tokens_at(places), reason.beside)


def test_a_pair_of_hawks_tells_who_stands_between() -> None:
    places = "hawk 0,0 3,0 elk 1,0 elk 2,0 fox 0,1"
    (reason,) = _reasons(places, "hawk D")
    assert {(1, 0), (2, 0)} == cells_of(tokens_at(places), reason.beside)


def test_a_fox_tells_who_counts_for_it() -> None:
    places = "fox 0,0 elk 1,0 elk 0,1 bear -1,0"
    (reason,) = _reasons(places, "fox B")
    assert {(1, 0), (0, 1)} == cells_of(tokens_at(places), reason.beside)


def test_every_kind_of_reason_has_words() -> None:
    said = set()
    for seed, card in product(range(12), CARDS):
        environment = environment_of(random_tiles(Random(seed), HEX), HEX)
        for reason in reasons(environment, (card,) * 5):
            assert say_reason(reason, ENGLISH)
            said.add(reason.kind)
    shared = {"nature", "first", "second", "long"}
    assert {*COUNTED, "groups", "company"} == said | shared


def test_every_line_of_the_score_has_a_name() -> None:
    lines = [*SPECIES_WORDS, *HABITAT_WORDS, *(f"majority-{word}" for word in HABITAT_WORDS)]
    assert all(line_name(key, ENGLISH) for key in (*lines, "nature"))
