"""A log says all: it replays, in any order of the seats, and every line of it reads back."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.log import replay
from rollwrite.engine.moves import Move
from rollwrite.engine.script import read_entries, write_entry
from tests.strategies import Examples, any_move, few_games, interleaved, of_every_game, tellings


@of_every_game
@few_games
@given(data=st.data())
def test_a_log_replays_to_an_equal_table(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    story = replay(told.game, told.entries)
    assert (told.tables[-1], told.entries, frozenset()) == (
        story.table,
        story.entries,
        story.struck,
    )


@of_every_game
@few_games
@given(data=st.data())
def test_a_replayed_table_offers_the_same_moves_in_the_same_order(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    again = replay(told.game, told.entries).table
    seats = told.game.actors(told.tables[-1])
    offered = [told.game.legal(told.tables[-1], seat) for seat in seats]
    assert offered == [told.game.legal(again, seat) for seat in told.game.actors(again)]


@of_every_game
@few_games
@given(data=st.data())
def test_seats_may_play_in_any_order_within_a_round(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    shuffled = interleaved(told.entries, Random(told.seed))
    assert told.tables[-1] == replay(told.game, shuffled).table


@of_every_game
@few_games
@given(data=st.data())
def test_a_log_reads_back_from_its_script(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    assert list(told.entries) == list(read_entries(map(write_entry, told.entries)))


@of_every_game
@few_games
@given(data=st.data())
def test_words_read_back_to_the_same_move(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    game, random = told.game, Random(told.seed)
    moves: set[Move] = set(told.moves())
    for _, table in told.moments():
        moves.update(move for seat in game.actors(table) for move in game.legal(table, seat))
    moves.update(any_move(type(move), random) for move in list(moves))
    assert moves == {game.notation.read(game.notation.write(move)) for move in moves}


@of_every_game
@few_games
@given(data=st.data())
def test_a_story_told_line_by_line_is_the_story_replayed(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    story = replay(told.game, ())
    for entry in told.entries[:60]:
        story = story.told(entry.seat, entry.text)
    assert replay(told.game, told.entries[:60]) == story
