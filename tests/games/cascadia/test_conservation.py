"""Nothing is lost and nothing appears: tiles, tokens and nature after every move."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.examples import examples
from rollwrite.games.cascadia.moves import Put
from rollwrite.games.cascadia.nature import NATURE
from rollwrite.games.cascadia.placing import LayTile, PutToken
from rollwrite.games.cascadia.setup import TOKENS
from rollwrite.games.cascadia.table import Table
from rollwrite.tiles.market import lying
from tests.strategies import EVERY, Examples, few_games, tellings

NAMES = {example.name.rpartition(" ")[0] for example in examples()}
of_every_variant = pytest.mark.parametrize("examples", [EVERY[name] for name in sorted(NAMES)])


def _in_hand(turn: Turn[Table]) -> tuple[list[int], list[int]]:
    """Return the tile and the token that somebody has taken and not placed."""
    asked = turn.asked
    if isinstance(asked, LayTile):
        return [asked.tile], [] if asked.token is None else [asked.token]
    return [], [asked.token] if isinstance(asked, PutToken) else []


@of_every_variant
@few_games
@given(data=st.data())
def test_every_tile_is_in_one_place(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    box = told.game.start().on.setup.box
    starters = {each.tile.key for starter in box.starters for each in starter.tiles}
    for turn in told.tables:
        table = turn.on
        laid = [tile.key for each in table.environments for tile in each.printed]
        fixed = 0 if table.setup.start else 3
        own = [key for each in table.environments for key in (t.key for t in each.printed[fixed:])]
        assert {key for key in laid if key not in box.numbers} <= starters
        numbers = [*table.unseen, *lying(table.tiles), *table.gone[0], *_in_hand(turn)[0]]
        numbers += [box.numbers[key] for key in own]
        assert list(range(len(box.tiles))) == sorted(numbers)


@of_every_variant
@few_games
@given(data=st.data())
def test_there_are_twenty_tokens_of_each_species(
    examples: Examples[Any], data: st.DataObject
) -> None:
    for turn in data.draw(tellings(examples)).tables:
        table = turn.on
        lost, held = table.gone[1], _in_hand(turn)[1]
        counts = Counter([*table.bag, *lying(table.tokens), *table.aside, *lost, *held])
        for environment in table.environments:
            for species, tiles in enumerate(environment.tokens):
                counts[species] += tiles.bit_count()
        assert [TOKENS] * 5 == [counts[species] for species in range(5)]


@of_every_variant
@few_games
@given(data=st.data())
def test_a_token_stands_on_a_tile_that_shows_it_and_alone(
    examples: Examples[Any], data: st.DataObject
) -> None:
    for turn in data.draw(tellings(examples)).tables:
        for each in turn.on.environments:
            for number, tile in enumerate(each.printed):
                standing = [s for s, tiles in enumerate(each.tokens) if tiles >> number & 1]
                put = Put(each.land.cells[number])
                vacant = [s for s in range(5) if put in each.puts[s]]
                assert len(standing) <= 1
                assert set(standing) <= set(tile.wildlife)
                assert sorted(vacant) == ([] if standing else sorted(tile.wildlife))


@of_every_variant
@few_games
@given(data=st.data())
def test_there_is_never_more_nature_than_there_is(
    examples: Examples[Any], data: st.DataObject
) -> None:
    for turn in data.draw(tellings(examples)).tables:
        nature = [each.nature for each in turn.on.environments]
        assert 0 <= min(nature, default=0)
        assert sum(nature) <= NATURE


@of_every_variant
@few_games
@given(data=st.data())
def test_the_table_has_the_move_exactly_while_something_is_drawn(
    examples: Examples[Any], data: st.DataObject
) -> None:
    for turn in data.draw(tellings(examples)).tables:
        if turn.open:
            assert (turn.on.seat == -1) == turn.open[-1].chance
