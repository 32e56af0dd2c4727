import pytest

from rollwrite.games.cascadia.nature import SPECIES_WORDS
from rollwrite.games.cascadia.scoring.deck import deck
from tests.games.cascadia.examples import EXAMPLES
from tests.games.cascadia.landscapes import tokens_at


@pytest.mark.parametrize(
    ("card", "points", "places"),
    [pytest.param(*example[1:], id=example[0]) for example in EXAMPLES],
)
def test_k13_what_the_cards_picture_scores_what_they_say(
    card: str, points: int, places: str
) -> None:
    word, letter = card.split()
    species, environment = SPECIES_WORDS.index(word), tokens_at(places)
    found = deck().card(species, letter).worth(environment.land, environment.tokens, species)
    assert points == found
