"""Games end, and the roll-and-write game after twenty rounds."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE, Game
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.moves import Reveal
from tests.strategies import Examples, few_games, of_every_game, of_every_sheet, tellings

LONGEST = 5000


@of_every_game
@few_games
@given(data=st.data())
def test_a_game_ends_and_then_nothing_can_be_played_or_taken_back(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game, table, count = told.game, told.tables[-1], 0
    dealer = Dealer(Random(told.seed))
    while game.actors(table):
        table = _gone_on(game, table, dealer)
        count += 1
        assert count < LONGEST
    seats = range(TABLE, game.seats)
    assert [] == [seat for seat in seats if game.legal(table, seat) or game.undoable(table, seat)]


def _gone_on(game: Game[Any], table: object, dealer: Dealer) -> object:
    """Return the table after the first move of those there are, or what chance gives."""
    seat = game.actors(table)[0]
    asked = game.asked(table, seat)
    if asked is not None and asked.chance:
        return game.play(table, seat, dealer.choose(game, table, seat))
    return game.play(table, seat, game.legal(table, seat)[0])


@of_every_sheet
@few_games
@given(data=st.data())
def test_r10_the_game_ends_after_twenty_rounds(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    cards = [move for move in told.moves() if isinstance(move, Reveal)]
    over = not told.game.actors(told.tables[-1])
    assert (len(cards), over) == (told.tables[-1].common.on.round, len(cards) == 20 and over)


@of_every_sheet
@few_games
@given(data=st.data())
def test_r1_everybody_plays_every_round_once(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples, undo=False))
    final = told.tables[-1]
    done = [entry.seat for entry in told.entries if entry.text == "done"]
    rounds = final.common.on.round
    played = rounds if final.common.on.thrown else max(rounds - 1, 0)
    everybody = range(told.game.seats)
    expected = [played - (not final.done >> seat & 1) for seat in everybody]
    assert expected == [done.count(seat) for seat in everybody]
