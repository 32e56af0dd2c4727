"""What holds of every page, on every sheet, in every edition and variant."""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.games.rolling.bonuses import TakeDue
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.page import Page
from tests.oracles import Reading
from tests.strategies import Examples, Telling, few_games, of_every_sheet, tellings


def _pages(told: Telling[Table], count: int = 10) -> Iterator[Page]:
    return (turn.on for _, table in told.moments(count) for turn in table.turns)


def _between_turns(told: Telling[Table], count: int = 40) -> Iterator[Page]:
    """Yield pages of seats that have no question open."""
    for _, table in told.moments(count):
        yield from (turn.on for turn in table.turns if not turn.open)


def _read(page: Page) -> Reading:
    return Reading(page.sheet.key, page)


@of_every_sheet
@few_games
@given(data=st.data())
def test_e5_the_score_is_the_oracles_line_by_line(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for _, table in told.moments(5):
        for seat, turn in enumerate(table.turns):
            score = told.game.score(table, seat)
            assert _read(turn.on).score() == {line.key: line.points for line in score.lines}


@of_every_sheet
@few_games
@given(data=st.data())
def test_a_score_line_is_the_sum_of_its_parts(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    score = told.game.score(told.tables[-1], 0)
    assert [sum(line.parts) for line in score.lines] == [line.points for line in score.lines]


@of_every_sheet
@few_games
@given(data=st.data())
def test_e1_an_area_is_taken_the_moment_it_is_complete(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for page in _pages(data.draw(tellings(examples))):
        taken = {area.key for area in page.sheet.areas if page.taken >> area.index & 1}
        assert _read(page).complete() == taken


@of_every_sheet
@few_games
@given(data=st.data())
def test_r7_nothing_earned_is_left_at_the_end_of_a_turn(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for page in _between_turns(data.draw(tellings(examples))):
        assert 0 == page.due


@of_every_sheet
@few_games
@given(data=st.data())
def test_r7_while_something_is_due_it_will_be_asked_for(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for table in data.draw(tellings(examples)).tables:
        for turn in table.turns:
            assert not turn.on.due or any(isinstance(prompt, TakeDue) for prompt in turn.open)


@of_every_sheet
@few_games
@given(data=st.data())
def test_e4_every_landmark_sun_rain_and_same_type_earned_is_crossed(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for page in _pages(data.draw(tellings(examples))):
        reading = _read(page)
        crossed = {
            key: len([name for name in reading.spaces(key) if name in reading.written])
            for key in reading.crossings()
        }
        assert reading.crossings() == crossed


@of_every_sheet
@few_games
@given(data=st.data())
def test_a3_c3_every_choice_of_a_bonus_area_was_made(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for page in _between_turns(data.draw(tellings(examples)), 10):
        reading = _read(page)
        crossed = {
            key: sum(f"{key}-{number}" in reading.written for number in range(1, 20))
            for key in reading.picks()
        }
        assert reading.picks() == crossed


@of_every_sheet
@few_games
@given(data=st.data())
def test_marks_never_disappear_but_by_undo(examples: Examples[Table], data: st.DataObject) -> None:
    told = data.draw(tellings(examples, undo=False))
    for before, after in pairwise(told.tables):
        for old, new in zip(before.turns, after.turns, strict=True):
            assert 0 == old.on.marks & ~new.on.marks
            assert [] == [was for was, now in _inks(old.on, new.on) if was & ~now]


def _inks(old: Page, new: Page) -> Iterator[tuple[int, int]]:
    """Yield what was and is written of each kind; a circle may get its habitat later (C6)."""
    undecided = old.sheet.twofold
    pairs = zip(old.ink, new.ink, strict=True)
    return ((was & ~undecided if not at else was, now) for at, (was, now) in enumerate(pairs))


@of_every_sheet
@few_games
@given(data=st.data())
def test_no_space_holds_two_things(examples: Examples[Table], data: st.DataObject) -> None:
    for page in _pages(data.draw(tellings(examples))):
        assert page.marks.bit_count() == sum(ink.bit_count() for ink in page.ink)


@of_every_sheet
@few_games
@given(data=st.data())
def test_t3_a_tally_is_never_negative(examples: Examples[Table], data: st.DataObject) -> None:
    for table in data.draw(tellings(examples)).tables:
        assert 0 <= min(min(turn.on.tally) for turn in table.turns)


@of_every_sheet
@few_games
@given(data=st.data())
def test_r7_one_card_a_round_and_no_card_twice(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for before, after in pairwise(told.tables):
        for old, new in zip(before.turns, after.turns, strict=True):
            if new.on.cards > old.on.cards:
                assert (1, 0) == (
                    (new.on.slots & ~old.on.slots).bit_count(),
                    old.on.slots & ~new.on.slots,
                )
