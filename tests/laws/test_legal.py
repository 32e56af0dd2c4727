"""What is legal plays, what is not is refused, and nobody is stuck."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.moves import Move, Undo
from tests.notations import verbs
from tests.strategies import Examples, Telling, any_move, few_games, of_every_game, tellings


@of_every_game
@few_games
@given(data=st.data())
def test_every_legal_move_plays(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for _, table in told.moments():
        for seat in game.actors(table):
            for move in game.legal(table, seat):
                assert table != game.play(table, seat, move)


@of_every_game
@few_games
@given(data=st.data())
def test_every_other_move_is_refused_and_changes_nothing(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for number, table in told.moments():
        before = hash(table)
        for seat, move in _not_legal(told, number):
            assert "refused" == _verdict(game, table, seat, move), (seat, move)
        assert before == hash(table)
        assert table == told.tables[number]
        assert game.actors(table) == game.actors(told.tables[number])


def _not_legal(told: Telling[Any], number: int) -> Iterator[tuple[int, Move]]:
    """Yield stale moves, those of other seats, and any of the whole notation."""
    game, table, random = told.game, told.tables[number], Random(told.seed + number)
    kinds = {type(game.notation.read(entry.text)) for entry in told.entries}
    moves = set(told.moves()) | {any_move(kind, random) for kind in kinds for _ in range(5)}
    for seat in range(TABLE, game.seats + 1):
        legal = game.legal(table, seat) if seat < game.seats else ()
        for move in {*moves, Undo()} - set(legal):
            if isinstance(move, told.typed) or (move == Undo() and game.undoable(table, seat)):
                continue
            yield seat, move


def _verdict(game: Game[Any], table: object, seat: int, move: Move) -> str:
    try:
        game.play(table, seat, move)
    except RuleError:
        return "refused"
    return "played"


@of_every_game
@few_games
@given(words=st.text(max_size=20), data=st.data())
def test_any_text_is_bad_notation_or_a_move_that_reads_back(
    examples: Examples[Any], words: str, data: st.DataObject
) -> None:
    notation = examples[0].game.notation
    verb = data.draw(st.sampled_from(["", "nothing", "Done", *verbs(notation)]))
    try:
        move = notation.read(f"{verb} {words}")
    except BadNotation:
        return
    assert move == notation.read(notation.write(move))


@of_every_game
@few_games
@given(data=st.data())
def test_no_move_is_offered_twice(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for _, table in told.moments(30):
        for seat in game.actors(table):
            legal = game.legal(table, seat)
            assert list(dict.fromkeys(legal)) == list(legal)


@of_every_game
@few_games
@given(data=st.data())
def test_whoever_may_move_has_a_move_and_nobody_else(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for table in told.tables:
        seats = range(TABLE, game.seats)
        assert game.actors(table) == tuple(seat for seat in seats if game.legal(table, seat))


@of_every_game
@few_games
@given(data=st.data())
def test_the_first_who_may_move_is_awaited(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for table in told.tables:
        asked = [(seat, game.asked(table, seat)) for seat in game.actors(table)]
        chance = [(seat, prompt is not None and prompt.chance) for seat, prompt in asked]
        assert (chance[0] if chance else None) == game.awaited(table)


@of_every_game
@few_games
@given(data=st.data())
def test_chance_gives_each_answer_as_often_as_it_weighs(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for _, table in told.moments():
        for seat in told.game.actors(table):
            turn = told.game.turn_of(table, seat)
            if turn.asked is not None and turn.chance:
                total = sum(turn.weights)
                shares = [(place + 0.5) / total for place in range(total)]
                fallen = Counter(turn.asked.fall(turn.on, turn.choices, each) for each in shares)
                assert dict(zip(turn.choices, turn.weights, strict=True)) == fallen
