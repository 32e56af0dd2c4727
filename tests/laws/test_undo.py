"""Undo restores exactly what was, back to the last chance and no further."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.moves import Undo
from tests.strategies import Examples, Telling, few_games, of_every_game, tellings


@of_every_game
@few_games
@given(data=st.data())
def test_undo_takes_back_any_choice_exactly(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for _, table in told.moments():
        for seat in game.actors(table):
            for move in game.legal(table, seat) if not _by_chance(game, table, seat) else ():
                after = game.play(table, seat, move)
                if game.actors(after):
                    back = game.play(after, seat, Undo())
                    assert _seen(game, table, seat) == _seen(game, back, seat)


def _by_chance(game: Game[Any], table: object, seat: int) -> bool:
    asked = game.asked(table, seat)
    return asked is not None and asked.chance


def _seen(game: Game[Any], table: object, seat: int) -> tuple[object, ...]:
    return table, game.legal(table, seat), game.undoable(table, seat)


@of_every_game
@few_games
@given(data=st.data())
def test_nothing_can_be_taken_back_once_chance_has_spoken(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for number in _walls(told):
        seat, after = told.entries[number].seat, told.tables[number + 1]
        seats = range(game.seats) if seat == TABLE else (seat,)
        assert [] == [each for each in seats if game.undoable(after, each)]


def _walls(told: Telling[Any]) -> list[int]:
    """Return the numbers of the entries that say what fell or was drawn."""
    return [number for number, move in enumerate(told.moves()) if move.amendable]


@of_every_game
@few_games
@given(data=st.data())
def test_undo_leads_back_step_by_step_to_the_last_chance(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples, undo=False))
    game, walls = told.game, set(_walls(told))
    for seat in range(game.seats):
        mine = [n for n, entry in enumerate(told.entries) if entry.seat in (seat, TABLE)]
        wall = max((number for number in mine if number in walls), default=-1)
        table, steps = told.tables[-1], 0
        while game.undoable(table, seat):
            table, steps = game.play(table, seat, Undo()), steps + 1
        over = not game.actors(told.tables[-1])
        assert (0 if over else len([n for n in mine if n > wall])) == steps


@of_every_game
@few_games
@given(data=st.data())
def test_a_turn_taken_back_is_the_table_at_its_last_chance(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples[:1], undo=False))
    table, number = told.tables[-1], len(told.entries)
    while told.game.undoable(table, 0):
        table, number = told.game.play(table, 0, Undo()), number - 1
    assert told.tables[number] == table
