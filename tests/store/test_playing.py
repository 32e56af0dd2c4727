"""Playing: every move is written once, for a seat that its sender may play for."""

from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE, awaiting_chance
from rollwrite.store.attempts import Attempt
from rollwrite.store.errors import (
    BadWord,
    NoSuchSeat,
    NotStarted,
    NotYourSeat,
    Overtaken,
    Stale,
    WordSpent,
)
from rollwrite.store.hosting import lock, remove
from rollwrite.store.news import glance
from rollwrite.store.playing import play
from rollwrite.store.tables import sit
from tests.store.evenings import Evening, any_legal, gather, lobby, once, play_on


def test_a_move_gets_the_next_number_and_is_in_the_log(session: Session, real: Evening) -> None:
    length = sit(session, real.code).length
    answer = real.tell(session, 2, "gained fox3")
    assert length == answer.number
    assert (2, "gained fox3", 2) == _entry(session, real, answer.number)


def test_spaces_between_words_do_not_count(session: Session, real: Evening) -> None:
    answer = real.tell(session, 2, "  gained   fox3 ")
    assert (2, "gained fox3", 2) == _entry(session, real, answer.number)


def test_dice_fall_in_the_same_breath_as_the_move_that_throws_them(session: Session) -> None:
    sitting = play_on(session, gather(session, seats=1), entries=30)
    assert awaiting_chance(sitting.bound.game, sitting.table) is None
    assert {"die", "card"} <= {each.text.split()[0] for each in sitting.written[10:]}


def test_a_word_sent_again_gets_the_first_answer_and_changes_nothing(
    session: Session, real: Evening
) -> None:
    attempt = real.attempt(session, 1, "gained fox3")
    first = play(session, real.code, attempt)
    real.tell(session, 1, "gained elk1")
    again = play(session, real.code, attempt)
    assert (first.number, first.number + 2) == (again.number, again.sitting.length)


@pytest.mark.parametrize("change", [{"text": "gained fox1"}, {"seat": 1}, {"by": 1}])
def test_a_word_is_good_for_one_move(
    session: Session, real: Evening, change: dict[str, int | str]
) -> None:
    attempt = real.attempt(session, 0, "gained fox3")
    play(session, real.code, attempt)
    with pytest.raises(WordSpent):
        play(session, real.code, replace(attempt, **change))


@pytest.mark.parametrize("word", ["", "a b", "a\0", "ł", "x" * 65, "a,b"])
def test_an_odd_word_is_refused(session: Session, real: Evening, word: str) -> None:
    attempt = replace(real.attempt(session, 0, "gained fox3"), once=word)
    with pytest.raises(BadWord):
        play(session, real.code, attempt)


def test_who_may_move_is_asked_anew_when_the_seats_have_changed(
    session: Session, real: Evening
) -> None:
    """The seat may have been given to somebody else since its sender was let in."""
    known = glance(session.get_bind().engine, real.code)
    lock(session, real.code, 0)
    with pytest.raises(Overtaken):
        play(session, real.code, real.attempt(session, 1, "gained fox3"), known)


def test_a_page_that_does_not_know_the_last_entry_of_its_seat_is_refused(
    session: Session, real: Evening
) -> None:
    stale = real.attempt(session, 1, "gained fox3")
    real.tell(session, 1, "gained elk1")
    with pytest.raises(Stale):
        play(session, real.code, stale)


def test_a_move_of_another_seat_makes_no_page_stale(session: Session, real: Evening) -> None:
    attempt = real.attempt(session, 1, "gained fox3")
    other = real.tell(session, 2, "gained elk1")
    assert other.number + 1 == play(session, real.code, attempt).number


def test_a_move_against_the_rules_is_refused_and_changes_nothing(
    session: Session, real: Evening
) -> None:
    length = sit(session, real.code).length
    with pytest.raises(RuleError):
        real.tell(session, 1, "mark a1")
    assert length == sit(session, real.code).length


@pytest.mark.parametrize(
    "text", ["", "fly", "gained fox", "gained fox3 " + "x" * 200, "gained \uff46ox3"]
)
def test_what_is_no_move_is_refused(session: Session, real: Evening, text: str) -> None:
    with pytest.raises(BadNotation):
        real.tell(session, 1, text)


def test_nobody_plays_for_a_seat_that_another_has(session: Session, real: Evening) -> None:
    with pytest.raises(NotYourSeat):
        real.tell(session, 1, "gained fox3", by=0)


@pytest.mark.parametrize(("seat", "by"), [(4, 4), (0, 4), (-2, 0), (0, -1), (1 << 70, 0)])
def test_nobody_plays_for_a_seat_that_is_not_there(
    session: Session, real: Evening, seat: int, by: int
) -> None:
    with pytest.raises(NoSuchSeat):
        play(session, real.code, Attempt(seat, "done", once(), -1, by))


def test_the_host_moves_the_table_on_past_somebody_who_has_left(
    session: Session, real: Evening
) -> None:
    remove(session, real.code, 0, 3)
    answer = real.tell(session, 3, "gained fox3", by=0)
    assert (3, "gained fox3", 0) == _entry(session, real, answer.number)


def test_nobody_but_the_host_plays_for_somebody_who_has_left(
    session: Session, real: Evening
) -> None:
    remove(session, real.code, 0, 3)
    with pytest.raises(NotYourSeat):
        real.tell(session, 3, "gained fox3", by=1)


def test_nobody_throws_the_dice_of_a_digital_table(session: Session, digital: Evening) -> None:
    with pytest.raises(NotYourSeat):
        digital.tell(session, TABLE, "die fox", by=0)


def test_who_typed_in_the_dice_of_the_table_is_kept(session: Session) -> None:
    evening = gather(session, seats=2, real=True)
    text = any_legal(sitting := sit(session, evening.code), TABLE, Random(1))
    evening.tell(session, TABLE, text, by=1)
    assert (TABLE, text, 1) == _entry(session, evening, sitting.length)


def test_nothing_is_played_in_a_lobby(session: Session) -> None:
    with pytest.raises(NotStarted):
        play(session, lobby(session), Attempt(0, "done", once(), -1, 0))


def test_undo_is_an_entry_too(session: Session, real: Evening) -> None:
    before = sit(session, real.code).table
    real.tell(session, 1, "gained fox3")
    answer = real.tell(session, 1, "undo")
    assert (1, "undo", 1) == _entry(session, real, answer.number)
    assert before == answer.sitting.table


def _entry(session: Session, evening: Evening, number: int) -> tuple[int, str, int | None]:
    written = sit(session, evening.code).written[number]
    return written.seat, written.text, written.by
