"""The deck: a card is revealed as likely as if the deck had been made and shuffled."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.moves import Reveal
from rollwrite.games.rolling.nature import HABITATS, Habitat, Tally
from rollwrite.games.rolling.page import Common, Setup
from rollwrite.games.rolling.rounds import RevealCard
from tests.strategies import ROLLING, Examples, Telling, few_games, tellings

LISTED = {name: examples for name, examples in ROLLING.items() if not name.endswith("real")}
of_every_deck = pytest.mark.parametrize("examples", LISTED.values(), ids=LISTED)

Odds = dict[tuple[Card, ...], Fraction]


def _whole(told: Telling[Table]) -> list[Card]:
    return [move.card for move in told.moves() if isinstance(move, Reveal)]


def _setup(told: Telling[Table]) -> Setup:
    assert isinstance(told.game, RollingGame)
    return told.game.setup


@of_every_deck
@few_games
@given(data=st.data())
def test_s2_every_habitat_comes_up_twice_in_each_tier(
    examples: Examples[Table], data: st.DataObject
) -> None:
    cards = _whole(data.draw(tellings(examples)))
    for tier in (cards[:10], cards[10:]):
        counts = Counter(card.habitat for card in tier)
        whole = len(tier) == 10
        assert all(counts[each] == 2 if whole else counts[each] <= 2 for each in HABITATS)


@of_every_deck
@few_games
@given(data=st.data())
def test_s2_tier_one_lies_on_top_of_tier_two_and_no_card_comes_twice(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    cards, (one, two) = _whole(told), _setup(told).tiers
    assert set(cards[:10]) <= set(one)
    assert set(cards[10:]) <= set(two)
    assert len(set(cards)) == len(cards)


def _cards(*counts: int) -> tuple[Card, ...]:
    """Return so many different cards of the first, second ... habitat."""
    return tuple(
        Card(Habitat(habitat), size, Tally(elk=2, fox=2))
        for habitat, count in enumerate(counts)
        for size in range(1, count + 1)
    )


def _shuffled(cards: tuple[Card, ...]) -> Odds:
    """Return the odds of every deck made by hand: two of each habitat stay, then a shuffle."""
    by_habitat = [[card for card in cards if card.habitat == each] for each in HABITATS]
    stays = [list(combinations(lot, 2)) for lot in by_habitat if lot]
    decks = Counter(order for chosen in product(*stays) for order in permutations(sum(chosen, ())))
    return {deck: Fraction(count, decks.total()) for deck, count in decks.items()}


def _revealed(setup: Setup, drawn: tuple[Card, ...], length: int) -> Odds:
    """Return the odds of every deck as the game reveals it card by card."""
    if len(drawn) == length:
        return {drawn: Fraction(1)}
    common, prompt = Common(setup, drawn=drawn), RevealCard()
    weights = prompt.weights(common)
    found: Odds = {}
    for move, weight in zip(prompt.options(common), weights, strict=True):
        assert isinstance(move, Reveal)
        for deck, odds in _revealed(setup, (*drawn, move.card), length).items():
            found[deck] = odds * Fraction(weight, sum(weights))
    return found


@pytest.mark.parametrize("counts", [(3,), (3, 3), (2, 4), (6, 3), (2, 3, 2)])
def test_s2_s5_revealing_card_by_card_is_removing_and_shuffling(counts: tuple[int, ...]) -> None:
    cards = _cards(*counts)
    listed = ROLLING["hills-a hills standard"][0].game
    assert isinstance(listed, RollingGame)
    setup = Setup(listed.setup.sheet, listed.setup.dice, (cards, ()), ())
    assert _shuffled(cards) == _revealed(setup, (), 2 * len(counts))


def test_a_real_card_that_is_in_no_list_takes_the_place_of_one_of_its_habitat() -> None:
    game = ROLLING["hills-a hills real"][0].game
    assert isinstance(game, RollingGame)
    strange = [Card(Habitat.RIVERS, size, Tally(bear=1)) for size in (4, 5)]
    common = Common(game.setup, drawn=tuple(strange))
    offered = [move for move in RevealCard().options(common) if isinstance(move, Reveal)]
    assert {*HABITATS} - {Habitat.RIVERS} == {move.card.habitat for move in offered}
