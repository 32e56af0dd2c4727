"""Whoever is asked in the tile game, at whatever moment, answers by the rules."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.bots.cascadia.expert import ExpertPlayer
from rollwrite.bots.cascadia.players import PLAYERS
from rollwrite.bots.player import Player
from rollwrite.engine.game import TABLE
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.table import Table
from tests.strategies import EVERY, Examples, few_games, tellings

TILES = {name: examples for name, examples in EVERY.items() if name.startswith("cascadia")}
KINDS: dict[str, Callable[[Random], Player[Turn[Table]]]] = {
    **PLAYERS,
    "expert": lambda random: ExpertPlayer(random, effort=2),
}
"""The players by name; an expert that thinks less is as honest."""


@pytest.mark.parametrize("examples", TILES.values(), ids=TILES)
@pytest.mark.parametrize("kind", KINDS)
@few_games
@given(data=st.data())
def test_a_player_who_has_seen_nothing_before_makes_a_legal_move(
    kind: str, examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for table in told.tables:
        for seat in game.actors(table):
            if seat != TABLE:
                player = KINDS[kind](Random(told.seed))
                assert player.choose(game, table, seat) in game.legal(table, seat)
