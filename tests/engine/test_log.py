"""Stories: what is told, refused, amended and struck."""

import pytest

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry, Story, replay
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from tests.engine.toy import Row, Rows, TickingGame

GAME = TickingGame(1)


def _story(*lines: str) -> Story[Rows]:
    """Return the story of *lines*; a toss is the table's."""
    told = replay(GAME, ())
    for line in lines:
        told = told.told(TABLE if line.startswith("toss") else 0, line)
    return told


def _ticked(story: Story[Rows]) -> str:
    return story.table.turns[0].on.ticked


def test_a_story_keeps_its_words_and_its_table() -> None:
    story = _story("toss 2", "tick c", "tick a")
    assert ("ac", Entry(0, "tick a")) == (_ticked(story), story.entries[-1])


@pytest.mark.parametrize("line", ["tick c", "done", "undo", "toss 3"])
def test_a_line_that_is_not_legal_is_refused(line: str) -> None:
    with pytest.raises(RuleError):
        _story(line)


def test_a_line_that_is_no_move_is_bad_notation() -> None:
    with pytest.raises(BadNotation):
        _story("toss 2", "tock")


def test_undo_is_a_line_of_the_story() -> None:
    assert ("", 3) == (_ticked(s := _story("toss 2", "tick c", "undo")), len(s.entries))


def test_a_bonus_cascade_is_told_like_any_other_line() -> None:
    story = _story("toss 2", "tick a", "tick e", "tick c")
    assert Row("ace") == story.table.turns[0].on


def test_what_cannot_be_otherwise_is_not_told() -> None:
    rounds = ("toss 2", "tick a", "tick b", "done", "toss 2", "tick c", "tick d", "done")
    assert "abcde" == _ticked(_story(*rounds, "toss 1"))


def test_an_amendment_puts_other_words_on_an_earlier_line() -> None:
    assert "bc" == _ticked(_story("toss 1", "amend 0 toss 2", "tick c", "tick b"))


def test_an_amendment_strikes_what_is_no_longer_legal() -> None:
    story = _story("toss 2", "tick c", "tick b", "amend 0 toss 1")
    assert ("c", frozenset({2})) == (_ticked(story), story.struck)


def test_undo_of_a_struck_line_is_struck() -> None:
    story = _story("toss 2", "tick c", "tick b", "undo", "amend 0 toss 1")
    assert ("c", frozenset({2, 3})) == (_ticked(story), story.struck)


def test_undo_of_a_line_that_stands_stands() -> None:
    story = _story("toss 2", "tick c", "undo", "tick d", "amend 0 toss 1")
    assert ("d", frozenset()) == (_ticked(story), story.struck)


def test_a_later_amendment_of_the_same_line_counts() -> None:
    story = _story("toss 2", "tick c", "tick b", "amend 0 toss 1", "amend 0 toss 2")
    assert ("bc", frozenset()) == (_ticked(story), story.struck)


def test_what_is_told_after_an_amendment_is_never_struck_by_it() -> None:
    told = _story("toss 2", "tick c", "tick b", "amend 0 toss 1")
    with pytest.raises(RuleError):
        told.told(0, "tick b")


def test_the_table_goes_on_past_a_turn_that_an_amendment_left_open() -> None:
    story = _story("toss 1", "tick c", "done", "toss 1", "tick d", "amend 0 toss 2")
    assert ("cd", frozenset({2})) == (_ticked(story), story.struck)


def test_an_amendment_that_would_strike_a_line_of_the_table_is_refused() -> None:
    game = prepare(load(), Options(supplements=("random",), real=True))
    dealt = replay(game, [Entry(TABLE, f"supplement hills-{each}") for each in (1, 2)])
    with pytest.raises(RuleError) as caught:
        dealt.told(0, "amend 0 supplement hills-2")
    assert "too-late-to-amend" == caught.value.key


@pytest.mark.parametrize(
    "line",
    ["amend 1 tick d", "amend 0 tick d", "amend 7 toss 2", "amend 2 toss 2", "amend 0 toss 9"],
)
def test_only_an_earlier_line_of_chance_can_be_amended_with_its_like(line: str) -> None:
    told = _story("toss 2", "tick c")
    with pytest.raises(RuleError):
        told.told(0, line)


@pytest.mark.parametrize(
    "line",
    ["amend", "amend 0", "amend x toss 2", "amend -1 toss 2", "amend 0 toss", "amend 0 toss x"],
)
def test_an_amendment_that_says_no_line_or_no_words_is_bad_notation(line: str) -> None:
    told = _story("toss 2", "tick c")
    with pytest.raises(BadNotation):
        told.told(0, line)


@pytest.mark.parametrize("text", ["", "   ", "tock"])
def test_a_log_with_a_line_that_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        replay(GAME, [Entry(TABLE, "toss 1"), Entry(0, text)])


def test_dice_that_were_dealt_are_not_amended() -> None:
    game = prepare(load(), Options(supplements=("starter",)))
    story = Story(game, (), game.start()).told(TABLE, "card prairies2-elk2-fox2")
    with pytest.raises(RuleError, match="not-amendable"):
        story.told(0, "amend 0 card forests3-elk3-fox3")


@pytest.mark.parametrize("number", ["9" * 5000, "+1", "01", "-1"])
def test_a_number_that_no_line_has_is_no_notation(number: str) -> None:
    game = prepare(load(), Options(real=True))
    with pytest.raises(BadNotation):
        Story(game, (), game.start()).told(0, f"amend {number} die fox")


def test_undo_after_an_amendment_takes_back_the_last_line_that_stands() -> None:
    story = _story("toss 2", "tick c", "tick b", "amend 0 toss 1", "undo")
    assert ("", frozenset({1})) == (_ticked(story), story.undone)
    assert replay(GAME, story.entries) == story


class CountingGame(TickingGame, frozen=True):
    """Keeps what it was asked to play."""

    played: list[Move]

    def play(self, table: Rows, seat: int, move: Move) -> Rows:
        self.played.append(move)
        return super().play(table, seat, move)


@pytest.mark.parametrize("amendments", [1, 50])
def test_a_log_is_played_once_however_many_lines_amend_it(amendments: int) -> None:
    game = CountingGame(1, [])
    lines = [Entry(0, f"amend 0 toss {1 + number % 2}") for number in range(amendments)]
    told = replay(game, ()).told_on([Entry(TABLE, "toss 1"), *lines, Entry(0, "tick c")])
    assert (2, amendments + 2) == (len(game.played), len(told.entries))


def test_lines_told_together_are_refused_like_those_told_one_by_one() -> None:
    with pytest.raises(RuleError):
        replay(GAME, ()).told_on([Entry(TABLE, "toss 1"), Entry(0, "tick c"), Entry(0, "tick d")])
