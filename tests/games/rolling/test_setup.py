"""Setting up: sheets, deck, supplements, combined boxes."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.cards import Card, Kind
from rollwrite.games.rolling.game import RollingGame
from rollwrite.games.rolling.nature import HABITATS
from rollwrite.games.rolling.options import Edition, Options, prepare
from tests.games.rolling.situations import LIBRARY, Situation, playing

STARTER = ("hills-1", "hills-2", "hills-3", "hills-4")
seeds = st.integers(0, 2**32)


def _finished(game: RollingGame, seed: int) -> tuple[Card, ...]:
    """Return the cards of a whole game of random players."""
    random = Random(seed)
    players = [RandomPlayer(random)] * game.seats
    return play_out(game, game.start(), players, Dealer(random)).common.on.drawn


@pytest.mark.parametrize("sheet", LIBRARY.sheets)
def test_all_players_play_the_same_sheet(sheet: str) -> None:
    """S1."""
    table = playing(sheet=sheet, seats=4)
    assert {sheet} == {table.page(seat).sheet.key for seat in range(4)}


@settings(max_examples=10)
@given(seeds, st.sampled_from(["hills", "rivers", "both"]))
def test_the_deck_has_two_cards_of_each_habitat_and_tier_tier_one_on_top(
    seed: int, edition: Edition
) -> None:
    """S2, S5: 20 cards, every habitat exactly 4 times."""
    game = prepare(LIBRARY, Options(edition=edition))
    drawn = _finished(game, seed)
    halves = drawn[:10], drawn[10:]
    assert all(
        set(half) <= set(tier) and len(set(half)) == 10
        for half, tier in zip(halves, game.setup.tiers, strict=True)
    )
    assert [dict.fromkeys(HABITATS, 2)] * 2 == [
        Counter(card.habitat for card in each) for each in halves
    ]


def _chances(tier: tuple[Card, ...], drawn: tuple[Card, ...]) -> dict[Card, Fraction]:
    """Return how likely each card comes next, by trying every way to put one of each away."""
    places = [[card for card in tier if card.habitat == habitat] for habitat in HABITATS]
    found = Counter[Card]()
    for away in product(*places):
        if not set(away) & set(drawn):
            found.update(set(tier) - set(away) - set(drawn))
    return {card: Fraction(count, found.total()) for card, count in found.items()}


@given(seeds, st.integers(0, 9))
@settings(max_examples=20)
def test_each_card_comes_as_likely_as_if_one_of_each_habitat_was_put_away(
    seed: int, count: int
) -> None:
    """S2: though nobody looks which."""
    game = prepare(LIBRARY, Options(supplements=STARTER, real=True))
    now = Situation(game, game.start())
    for card in Random(seed).sample(_deck(Random(seed)), count):
        now = now.round(str(card)).passed()
    turn = game.turn_of(now.table, TABLE)
    chances = {
        game.notation.write(move): Fraction(weight, sum(turn.weights))
        for move, weight in zip(turn.choices, turn.weights, strict=True)
    }
    wanted = _chances(game.setup.tiers[0], now.table.common.on.drawn)
    assert {f"card {card}": chance for card, chance in wanted.items()} == chances


def _deck(random: Random) -> list[Card]:
    tier = LIBRARY.cards["hills"][0]
    return [
        card
        for habitat in HABITATS
        for card in random.sample([card for card in tier if card.habitat == habitat], 2)
    ]


def test_the_first_card_comes_to_slot_one() -> None:
    """S3."""
    shown = playing().round("prairies2-elk2-fox2")
    assert ["prairies2-elk2-fox2"] == list(map(str, shown.page().common.market))


def test_four_supplements_are_dealt_from_left_to_right() -> None:
    """S4: at random from all twelve, none of them twice."""
    now = playing(supplements=("random",))
    keys = [f"supplement hills-{number}" for number in range(1, 13)]
    assert keys == [now.game.notation.write(move) for move in now.game.legal(now.table, TABLE)]
    dealt = now.dealt("supplement hills-7", "supplement hills-12", "supplement hills-1")
    assert dealt.refuses("supplement hills-7", seat=TABLE)
    dealt = dealt.dealt("supplement hills-3")
    slots = list(map(str, dealt.table.common.on.supplements))
    assert ["hills-7", "hills-12", "hills-1", "hills-3"] == slots


def test_no_card_is_revealed_before_the_supplements_lie() -> None:
    """S4."""
    assert playing(supplements=("random",)).refuses("card prairies2-elk2-fox2", seat=TABLE)


@pytest.mark.parametrize(
    ("wanted", "slots"),
    [
        (("starter",), STARTER),
        (
            ("hills-9", "hills-2", "hills-12", "hills-5"),
            ("hills-9", "hills-2", "hills-12", "hills-5"),
        ),
    ],
)
def test_supplements_may_be_the_starter_cards_or_chosen(
    wanted: tuple[str, ...], slots: tuple[str, ...]
) -> None:
    """S4."""
    chosen = playing(supplements=wanted).table.common.on.supplements
    assert slots == tuple(map(str, chosen))


@pytest.mark.parametrize("wanted", [("starter",), ("random",), STARTER])
def test_the_family_variant_always_plays_with_the_starter_cards(wanted: tuple[str, ...]) -> None:
    """V2."""
    setup = prepare(LIBRARY, Options(family=True, supplements=wanted)).setup
    assert STARTER == tuple(map(str, setup.chosen or ()))


@pytest.mark.parametrize("number", LIBRARY.scenarios)
def test_a_scenario_names_four_supplements_that_can_be_laid_out(number: int) -> None:
    """S4."""
    slots = LIBRARY.scenarios[number].slots
    laid = playing(supplements=slots, edition="both").table.common.on.supplements
    assert slots == tuple(map(str, laid))


@pytest.mark.parametrize(
    ("box", "discounts"), [("hills", {1, 4, 8, 10, 11, 12}), ("rivers", {1, 4, 6, 8, 10, 11})]
)
def test_discounts_lie_above_and_bonuses_below(box: str, discounts: set[int]) -> None:
    """S4."""
    kinds = {each.number: each.kind for each in LIBRARY.supplements[box]}
    wanted = {number: Kind.DISCOUNT if number in discounts else Kind.BONUS for number in kinds}
    assert wanted == kinds


def test_supplements_never_move() -> None:
    """S4."""
    now = playing()
    before = now.table.common.on.supplements
    for _ in range(5):
        now = now.round("prairies2-elk2-fox2").passed()
    assert before == now.page().common.supplements


def test_combined_boxes_pool_cards_and_supplements() -> None:
    """S5."""
    setup = prepare(LIBRARY, Options(edition="both")).setup
    assert ([30, 30], 24) == ([len(set(tier)) for tier in setup.tiers], len(setup.supplements))


@pytest.mark.parametrize("dice", ["hills", "rivers"])
def test_combined_boxes_use_one_set_of_central_dice(dice: str) -> None:
    """S5: of either edition."""
    setup = prepare(LIBRARY, Options(edition="both", dice=dice)).setup
    assert LIBRARY.dice[dice] == setup.dice


def test_eight_play_with_two_boxes_to_the_end() -> None:
    """S5."""
    game = prepare(LIBRARY, Options(edition="both", seats=8))
    assert 20 == len(_finished(game, 8))


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(seats=9), "seats"),
        (Options(seats=0), "seats"),
        (Options(sheet="hills-e"), "sheet"),
        (Options(dice="lakes"), "dice"),
        (Options(supplements=("hills-1",)), "supplements"),
        (Options(supplements=("hills-1", "hills-1", "hills-2", "hills-3")), "supplements"),
        (Options(supplements=("hills-1", "rivers-1", "hills-2", "hills-3")), "supplements"),
        (Options(family=True, supplements=("nonsense",)), "family-supplements"),
        (Options(family=True, supplements=(*STARTER[:3], "hills-5")), "family-supplements"),
        (Options(family=True, scenario=1), "family-scenario"),
    ],
)
def test_options_that_make_no_game_are_refused_by_name(options: Options, key: str) -> None:
    """S1, S4, S5, V2."""
    with pytest.raises(BadOptions) as caught:
        prepare(LIBRARY, options)
    assert key == caught.value.key
