"""Amending: what was typed in wrongly is put right, and what no longer fits is struck out."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.log import Entry, Story, replay
from rollwrite.engine.moves import Undo
from tests.strategies import Examples, Telling, few_games, of_every_game_typed_in, tellings


def _amendments(told: Telling[Any], count: int = 4) -> list[tuple[int, str]]:
    """Return some lines of chance with other words for them, most from the last round."""
    random, game = Random(told.seed), told.game
    numbers = [number for number, move in enumerate(told.moves()) if move.amendable]
    chosen = {*numbers[-8:], *random.sample(numbers, min(4, len(numbers)))}
    found = []
    for number in random.sample(sorted(chosen), min(count, len(chosen))):
        legal = game.legal(told.tables[number], told.entries[number].seat)
        others = [game.notation.write(move) for move in legal]
        found.append((number, random.choice(others)))
    return found


def _amended(told: Telling[Any], number: int, words: str) -> Story[Any] | None:
    """Return the story after the amendment; None when it was refused."""
    story = Story(told.game, told.entries, told.tables[-1])
    try:
        return story.told(0, f"amend {number} {words}")
    except RuleError:
        return None


def _rewritten(told: Telling[Any], number: int, words: str) -> list[Entry]:
    """Return the log as if *words* had been typed in at once."""
    entries = list(told.entries)
    entries[number] = Entry(entries[number].seat, words)
    return entries


def _played(game: Game[Any], table: Any, entry: Entry) -> Any:
    """Return the table after *entry*; the table goes on past turns that nothing ends any more."""
    move = game.notation.read(entry.text)
    try:
        return game.play(table, entry.seat, move)
    except RuleError:
        if entry.seat != TABLE:
            raise
        return game.play(game.lapsed(table), TABLE, move)


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_an_amended_story_is_the_one_told_so_from_the_start_without_the_struck_lines(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for number, words in _amendments(told):
        if story := _amended(told, number, words):
            table = told.game.start()
            for at, entry in enumerate(_rewritten(told, number, words)):
                if at not in story.struck:
                    table = _played(told.game, table, entry)
            assert table == story.table


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_the_struck_lines_are_exactly_those_that_are_no_longer_legal(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    game = told.game
    for number, words in _amendments(told):
        story, table = _amended(told, number, words), game.start()
        if story is None:
            continue
        idle = _undoing_struck(told, story.struck)
        for at, entry in enumerate(_rewritten(told, number, words)):
            try:
                after = _played(game, table, entry)
            except RuleError:
                assert at in story.struck
            else:
                assert (at in idle) == (at in story.struck)
                table = table if at in idle else after


def _undoing_struck(told: Telling[Any], struck: frozenset[int]) -> set[int]:
    """Return the lines that take back a struck line, and so would take back another one."""
    found, choices = set(), dict[int, list[int]]()
    for number, move in enumerate(told.moves()):
        stack = choices.setdefault(told.entries[number].seat, [])
        if move != Undo():
            stack.append(number)
        elif stack.pop() in struck:
            found.add(number)
    return found


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_undo_of_a_struck_line_is_struck_and_a_line_of_the_table_never(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for number, words in _amendments(told):
        if story := _amended(told, number, words):
            assert _undoing_struck(told, story.struck) <= story.struck
            assert [] == [at for at in story.struck if told.entries[at].seat == TABLE]


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_an_amendment_is_refused_only_when_a_line_of_the_table_falls_with_it(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for number, words in _amendments(told):
        if _amended(told, number, words) is None:
            assert _falls_at_the_table(told, number, words)


def _falls_at_the_table(told: Telling[Any], number: int, words: str) -> bool:
    """Return whether a line of the table is the first that cannot be, seats' lines left out."""
    game, table = told.game, told.tables[number]
    struck: set[int] = set()
    for at, entry in enumerate(_rewritten(told, number, words)):
        if at < number or at in _undoing_struck(told, frozenset(struck)):
            continue
        try:
            table = _played(game, table, entry)
        except RuleError:
            if entry.seat == TABLE:
                return True
            struck.add(at)
    return False


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_amending_a_line_to_what_it_says_changes_nothing(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for number, _ in _amendments(told, 2):
        story = _amended(told, number, told.entries[number].text)
        assert story is not None
        assert (told.tables[-1], frozenset()) == (story.table, story.struck)


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_an_amended_story_can_be_told_on(examples: Examples[Any], data: st.DataObject) -> None:
    told = data.draw(tellings(examples))
    for number, words in _amendments(told, 2):
        story = _amended(told, number, words)
        if story and (actors := told.game.actors(story.table)):
            move = told.game.legal(story.table, actors[0])[0]
            after = story.told(actors[0], told.game.notation.write(move))
            assert replay(told.game, after.entries) == after


@of_every_game_typed_in
@few_games
@given(data=st.data())
def test_a_log_told_at_once_is_the_one_told_line_by_line(
    examples: Examples[Any], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    one_by_one, random = replay(told.game, ()), Random(told.seed)
    amended = {number + random.randrange(6): (number, words) for number, words in _amendments(told)}
    for number, entry in enumerate(told.entries):
        one_by_one = _told_if_legal(one_by_one, entry)
        if number in amended:
            target, words = amended[number]
            one_by_one = _told_if_legal(one_by_one, Entry(0, f"amend {target} {words}"))
    middle = len(one_by_one.entries) // 2
    for known in (0, middle):
        begun = replay(told.game, ()).told_on(one_by_one.entries[:known])
        assert one_by_one == begun.told_on(one_by_one.entries[known:])


def _told_if_legal(story: Story[Any], entry: Entry) -> Story[Any]:
    try:
        return story.told(entry.seat, entry.text)
    except RuleError:
        return story
