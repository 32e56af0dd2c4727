"""What each card gives, in words."""

import pytest

from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, LETTERS
from rollwrite.games.cascadia.words.cards import card_words
from rollwrite.i18n import ENGLISH


def test_no_two_cards_of_a_species_are_told_alike() -> None:
    told = [
        {card_words(each, name, ENGLISH) for name in (*LETTERS, *BEGINNERS)} for each in SPECIES
    ]
    assert [len(LETTERS) + len(BEGINNERS)] * len(SPECIES) == [len(each) for each in told]


@pytest.mark.parametrize(
    ("species", "name", "said"),
    [
        (0, "A", "pairs that touch no other bear; 1, 2, 3, 4 of them: 4, 11, 19, 27"),
        (0, "B", "each group of exactly 3: 10"),
        (0, "D", "groups of 2, 3, 4: 5, 8, 13"),
        (2, "C", "runs of 3, 4, 5 or more that do not branch: 10, 12, 15"),
        (3, "C", "3 for each straight line between two hawks that do not touch"),
        (4, "family", "groups of 1, 2, 3 or more: 2, 5, 9"),
    ],
)
def test_the_points_of_a_card_are_those_of_its_file(species: int, name: str, said: str) -> None:
    assert said == card_words(species, name, ENGLISH)


def test_elk_that_are_too_many_for_one_group_are_told_of() -> None:
    assert card_words(1, "C", ENGLISH).endswith("; more than 8 may be split")
