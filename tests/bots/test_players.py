"""The players: legal, repeatable, and in the right order of strength."""

from random import Random
from statistics import fmean

import pytest

from rollwrite.bots.player import play_out
from rollwrite.bots.players import PLAYERS, make_player
from rollwrite.engine.dealer import Dealer
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Edition, Options, prepare

SHEETS = tuple(load().sheets)
EDITIONS: tuple[Edition, ...] = ("hills", "rivers", "both")


def played(name: str, options: Options, seed: int) -> Table:
    """Return the end of a game, in which every move has passed the rules."""
    game, random = prepare(load(), options), Random(seed)
    players = [make_player(name, random) for _ in range(options.seats)]
    return play_out(game, game.start(), players, Dealer(random))


def mean(name: str, sheet: str, games: int) -> float:
    options = Options(sheet=sheet)
    game = prepare(load(), options)
    return fmean(game.score(played(name, options, seed), 0).total for seed in range(games))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_player_ends_a_game_of_every_sheet_by_the_rules(
    sheet: str, edition: Edition, name: str
) -> None:
    table = played(name, Options(sheet=sheet, edition=edition, seats=2), seed=7)
    assert 20 == table.common.on.round


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("variant", [Options(family=True), Options(abundance=True)])
def test_every_player_plays_the_variants(variant: Options, name: str) -> None:
    assert 20 == played(name, variant, seed=3).common.on.round


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_expert_is_stronger_than_the_greedy_player_and_that_one_than_chance(
    sheet: str,
) -> None:
    expert, greedy, chance = (mean(name, sheet, 8) for name in ("expert", "greedy", "random"))
    assert expert > greedy + 5 > chance + 10


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (played("expert", Options(sheet="hills-c"), seed=11).turns[0].on for _ in range(2))
    assert (one.ink, one.tally) == (two.ink, two.tally)
