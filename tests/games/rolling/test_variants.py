"""Variants: solo, family, abundance."""

from random import Random

import pytest

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.options import Options, prepare
from tests.games.rolling.situations import CHEAP, LIBRARY, Situation, playing, thrown


def _collects(situation: Situation) -> set[str]:
    return {text.removeprefix("collect ") for text in situation.words()}


def test_one_plays_alone_by_the_same_rules() -> None:
    """V1: the shared throw is thrown, and 20 rounds are played."""
    game = prepare(LIBRARY, Options(seats=1))
    random = Random(1)
    table = play_out(game, game.start(), [RandomPlayer(random)], Dealer(random))
    assert (20, (0,)) == (table.common.on.round, game.winners(table))


def test_family_throws_no_special_die() -> None:
    """V2: three central dice, then the personal ones."""
    now = playing(family=True).round(CHEAP, "fox fox bear")
    assert (0,) == now.game.actors(now.table)
    assert 3 == len(now.page().common.faces)


def test_family_plays_with_the_starter_supplements() -> None:
    """V2: whatever else was asked for."""
    now = playing(family=True, supplements=("random",))
    slots = list(map(str, now.table.common.on.supplements))
    assert ["hills-1", "hills-2", "hills-3", "hills-4"] == slots


def test_family_buys_one_extra_animal_for_each_token() -> None:
    """V2: from dice that show another type; each die once."""
    found = _collects(thrown("fox fox fox", "bear elk", "token1", family=True))
    foxes = {"fox3", "bear1-fox3", "elk1-fox3"}
    others = {"bear1", "elk1", "bear1-elk1", "bear1-fox1", "elk1-fox1"}
    assert foxes | others | {"none"} == found


def test_family_takes_three_foxes_and_a_bear_and_an_elk_for_two_tokens() -> None:
    """V2: the rulebook's own words."""
    now = thrown("fox fox fox", "bear elk", "token2", family=True)
    assert "bear1-elk1-fox3" == now.after("collect bear1-elk1-fox3").tally()


@pytest.mark.parametrize("gain", ["hawk3", "elk4", "fox4", "bear2-fox3"])
def test_family_has_no_other_dice_action(gain: str) -> None:
    """V2: no up- or downgrade, and no die twice."""
    now = thrown("fox fox fox", "bear elk", "token9", family=True)
    assert now.refuses(f"collect {gain}")


def test_family_takes_each_split_die_once() -> None:
    """V2, T6."""
    found = _collects(thrown("salmon/hawk bear bear", "bear elk", "token9", family=True))
    assert {"bear3-hawk1", "bear3-salmon1"} <= found
    assert found.isdisjoint({"hawk1-salmon1", "bear3-hawk1-salmon1"})


def test_abundance_goes_with_any_other_choice() -> None:
    """V3."""
    now = playing(abundance=True, family=True, seats=8, edition="both", sheet="hills-d")
    rich = "bear3-elk3-fox3-hawk3-salmon3-token4"
    assert [rich] * 8 == [now.tally(seat) for seat in range(8)]
    assert (TABLE,) == now.game.actors(now.table)
