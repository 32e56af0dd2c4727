"""Habitat cards: what is on them, and what the authored ones keep to."""

from collections import Counter

import pytest

from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.nature import HABITATS, Tally
from tests.games.rolling.situations import LIBRARY

BOXES = ("hills", "rivers")
WORTH = (5, 4, 3, 2, 2)


def _every(box: str) -> tuple[Card, ...]:
    one, two = LIBRARY.cards[box]
    return one + two


def _worth(card: Card) -> float:
    return sum(count * each for count, each in zip(card.cost, WORTH, strict=False))


@pytest.mark.parametrize("box", BOXES)
def test_a_card_has_habitat_cost_size_and_maybe_tokens(box: str) -> None:
    """H1: a tally of animals, no tokens in it."""
    cards = _every(box)
    assert all(1 <= card.size <= 5 and card.cost.token == 0 for card in cards)
    assert {True, False} == {card.tokens > 0 for card in cards}


@pytest.mark.parametrize("box", BOXES)
def test_a_card_reads_back_from_its_words(box: str) -> None:
    """H1."""
    assert _every(box) == tuple(Card.read(str(card)) for card in _every(box))


@pytest.mark.parametrize(
    "word",
    ["rivers", "rivers0-elk2", "rivers6-elk2", "lakes2-elk2", "rivers2-elk2-", "rivers2elk2"],
)
def test_words_that_are_no_card_are_refused(word: str) -> None:
    """H1."""
    with pytest.raises(ValueError, match=r"rivers|lakes|elk"):
        Card.read(word)


def test_a_tier_one_card_of_size_two_costs_two_elk_and_two_foxes() -> None:
    """H2."""
    known = [card for card in LIBRARY.cards["hills"][0] if card.cost == Tally(elk=2, fox=2)]
    assert [2] == [card.size for card in known]


def test_a_river_card_of_size_four_gives_two_tokens_and_costs_four_hawks_and_three_others() -> None:
    """H2: the three are of two other types."""
    fours = [card for card in _every("hills") if (card.habitat, card.size) == (HABITATS[0], 4)]
    (known,) = [card for card in fours if card.tokens == 2]
    others = [count for count in known.cost.but(3, 0) if count]
    assert (4, 2, 3) == (known.cost.hawk, len(others), sum(others))


@pytest.mark.parametrize("box", BOXES)
def test_tier_one_has_sizes_one_to_three_and_tier_two_sizes_two_to_five(box: str) -> None:
    """H3."""
    one, two = ({card.size for card in tier} for tier in LIBRARY.cards[box])
    assert ({1, 2, 3}, {2, 3, 4, 5}) == (one, two)


@pytest.mark.parametrize("box", BOXES)
def test_a_cost_has_two_or_three_types_and_more_animals_than_the_size(box: str) -> None:
    """H3: at least size + 1, which sheet D needs."""
    kept = {
        sum(map(bool, card.cost)) in (2, 3) and card.cost.animals >= card.size + 1
        for card in _every(box)
    }
    assert {True} == kept


@pytest.mark.parametrize("box", BOXES)
def test_the_four_cards_of_a_habitat_sum_to_about_twelve(box: str) -> None:
    """H3: on average over the cards that are put away."""
    for habitat in HABITATS:
        tiers = LIBRARY.cards[box]
        sizes = [[card.size for card in tier if card.habitat == habitat] for tier in tiers]
        offered = sum(2 * sum(each) / len(each) for each in sizes)
        assert 11 <= offered <= 13


def test_no_two_cards_are_alike_even_where_boxes_are_combined() -> None:
    """H3, S5."""
    cards = Counter(card for box in BOXES for card in _every(box))
    assert {1} == set(cards.values())


@pytest.mark.parametrize("box", BOXES)
def test_dearer_costs_buy_more_size(box: str) -> None:
    """H3: rarer animals buy more; the mean worth of a cost rises with the size."""
    worths = [[_worth(card) for card in _every(box) if card.size == size] for size in range(1, 6)]
    means = [sum(each) / len(each) for each in worths]
    assert sorted(means) == means


@pytest.mark.parametrize("box", BOXES)
def test_tokens_lie_on_cards_that_are_dear_for_their_size(box: str) -> None:
    """H3: on average, each step of size costs more where tokens are printed."""
    dear = [_worth(card) / card.size for card in _every(box) if card.tokens]
    plain = [_worth(card) / card.size for card in _every(box) if not card.tokens]
    assert sum(dear) / len(dear) > sum(plain) / len(plain)
