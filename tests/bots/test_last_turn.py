"""The last turn of the tile game: all that is sure counts, and nothing else."""

from collections.abc import Iterator
from math import floor
from random import Random

import pytest
from msgspec.structs import replace

from rollwrite.bots.cascadia.greedy import GreedyPlayer
from rollwrite.bots.cascadia.plans import Plan, outlines
from rollwrite.bots.cascadia.rollouts import carried_out
from rollwrite.bots.cascadia.sight import Sight
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.drafting import DraftPair
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import NATURE
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.table import Table


def _last_turns(game: CascadiaGame, seed: int) -> Iterator[Turn[Table]]:
    """Yield the table whenever somebody is about to draft for the last time."""
    dealer, player, table = Dealer(Random(seed)), GreedyPlayer(), game.start()
    while awaited := game.awaited(table):
        seat, chance = awaited
        if isinstance(table.asked, DraftPair) and not Sight(table.on, seat).turns_left:
            yield table
        table = game.play(table, seat, (dealer if chance else player).choose(game, table, seat))


def _total(game: CascadiaGame, table: Turn[Table], environment: Environment) -> int:
    """Return the points of whose turn it is with *environment* in place of its own."""
    seat, environments = table.on.seat, [*table.on.environments]
    environments[seat] = environment
    after = replace(table, on=replace(table.on, environments=tuple(environments)))
    return game.score(after, seat).total


@pytest.mark.parametrize("restrictions", [(), ("fives",), ("clash",)], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_plan_brings_what_it_says_with_majorities_and_long_corridors(
    seats: int, restrictions: tuple[str, ...]
) -> None:
    game = prepare(load(), Options(seats=seats, cards="ABCDA", restrictions=restrictions))
    tables = list(_last_turns(game, seed=seats))
    assert len(tables) >= seats
    for table in tables:
        sight = Sight(table.on, table.on.seat)
        now = _total(game, table, sight.environment)
        pairs = [pair for _, pair in sight.pairs()]
        for outline in outlines(sight.survey(), pairs, every=True):
            plan = Plan(*outline)
            after = carried_out(plan, pairs[plan.pair], sight.environment)
            assert floor(plan.worth + 0.01) == _total(game, table, after) - now


def test_a_keystone_earns_nothing_when_no_nature_token_is_left() -> None:
    game = prepare(load(), Options(seats=2, cards="AAAAA"))
    table = next(_last_turns(game, seed=5)).on
    rich = [replace(each, nature=NATURE) for each in table.environments]
    earned = [
        Sight(replace(table, environments=tuple(environments), stack=stack), 0).survey().earned
        for environments in (table.environments, rich)
        for stack in (0, 30)
    ]
    assert [1, 2, 0, 0] == earned
