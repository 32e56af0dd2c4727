"""At a real table people are believed, and the rules hold all the same."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Undo
from rollwrite.games.rolling.believing import completable, needs_no_dice
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.collecting import CollectAnimals, RerollDice, ThrowOwn
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.moves import Completed, Gained, Mix, NoDice, Pay, Reveal, Spent
from rollwrite.games.rolling.nature import Habitat, Tally
from rollwrite.games.rolling.options import Options, prepare
from tests.strategies import ROLLING, Examples, any_card, any_tally, few_games, tellings

REAL = {name: examples for name, examples in ROLLING.items() if name.endswith("real")}
LISTED = {name: examples for name, examples in ROLLING.items() if not name.endswith("real")}
of_every_real_table = pytest.mark.parametrize("examples", REAL.values(), ids=REAL)
of_every_dealt_table = pytest.mark.parametrize("examples", LISTED.values(), ids=LISTED)


@of_every_real_table
@few_games
@given(data=st.data())
def test_a_card_that_is_in_no_list_is_revealed_when_the_deck_is_asked_and_only_then(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game, card = told.game, any_card(Random(told.seed))
    for _, table in told.moments():
        legal = game.legal(table, TABLE)
        if legal and isinstance(legal[0], Reveal):
            after = game.play(table, TABLE, Reveal(card))
            assert card == after.common.on.market[0]
        else:
            with pytest.raises(RuleError):
                game.play(table, TABLE, Reveal(card))


@of_every_real_table
@few_games
@given(data=st.data())
def test_a_tally_changed_at_somebodys_word_changes_by_that_and_can_be_taken_back(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game, tally = told.game, any_tally(Random(told.seed))
    for _, table in told.moments():
        for seat in game.actors(table):
            if seat != TABLE:
                after = game.play(table, seat, Gained(tally))
                assert after.turns[seat].on.tally == table.turns[seat].on.tally.plus(tally)
                assert table == game.play(after, seat, Undo())


@of_every_real_table
@few_games
@given(data=st.data())
def test_nobody_spends_more_than_is_held(examples: Examples[Table], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    for _, table in told.moments():
        for seat, turn in enumerate(table.turns):
            with pytest.raises(RuleError):
                told.game.play(table, seat, Spent(turn.on.tally.plus(Tally(fox=1))))


@of_every_real_table
@few_games
@given(data=st.data())
def test_a_card_completed_at_somebodys_word_counts_once_and_can_be_taken_back(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game, card = told.game, any_card(Random(told.seed))
    for _, table in told.moments(20):
        for seat in game.actors(table):
            if seat == TABLE:
                continue
            if card.habitat not in completable(table.turns[seat]):
                with pytest.raises(RuleError):
                    game.play(table, seat, Completed(card))
                continue
            after = game.play(table, seat, Completed(card))
            assert 1 == after.turns[seat].on.cards - table.turns[seat].on.cards
            assert card.habitat not in completable(after.turns[seat])
            assert table == game.play(after, seat, Undo())


@of_every_real_table
@few_games
@given(data=st.data())
def test_who_tells_no_own_dice_collects_nothing_and_can_take_that_back(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for _, table in told.moments():
        for seat in game.actors(table):
            if seat == TABLE or not needs_no_dice(table.turns[seat]):
                continue
            after = game.play(table, seat, NoDice())
            turn = after.turns[seat]
            assert (table.turns[seat].on.tally, ()) == (turn.on.tally, turn.on.dice)
            assert not isinstance(turn.asked, ThrowOwn | CollectAnimals | RerollDice)
            assert table == game.play(after, seat, Undo())
            with pytest.raises(RuleError):
                game.play(after, seat, NoDice())


@of_every_dealt_table
@few_games
@given(data=st.data())
def test_where_the_dealer_deals_nobody_is_believed(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    strange = Card(Habitat.RIVERS, 5, Tally(bear=1))
    for _, table in told.moments(5):
        for seat, move in (
            (TABLE, Reveal(strange)),
            (0, Gained(Tally(fox=1))),
            (0, Spent(Tally())),
            (0, Completed(strange)),
        ):
            with pytest.raises(RuleError):
                told.game.play(table, seat, move)


def test_hills_12_animals_set_aside_for_a_mix_cannot_be_spent_twice() -> None:
    game, table = _paying_with_a_mix()
    table = game.play(table, 0, Pay(Tally(bear=2)))
    table = game.play(table, 0, Spent(Tally(bear=2)))
    assert (0, 0) == (table.turns[0].on.tally.bear, table.turns[0].on.cards)


def _paying_with_a_mix() -> tuple[RollingGame, Table]:
    """Return a table at which seat 1 is asked for the bears of a mix."""
    slots = ("hills-12", "hills-1", "hills-2", "hills-3")
    game = prepare(load(), Options(real=True, supplements=slots))
    table = game.start()
    words = ["card rivers1-bear1-elk1", "die any", "die fox", "die fox", "die fox"]
    for text in words:
        table = game.play(table, TABLE, game.notation.read(text))
    for text in ("die fox", "die fox", "gained bear1-elk3-fox3", "collect none", "complete 1"):
        table = game.play(table, 0, game.notation.read(text))
    return game, game.play(table, 0, Mix())
