"""Moving the table on past somebody who has left."""

import pytest
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.store.errors import NoSuchSeat, NotHost, NotStarted, NotYourSeat, Stale
from rollwrite.store.hosting import remove
from rollwrite.store.passing import pass_over
from rollwrite.store.seats import Guest, take
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import sit
from tests.store.evenings import Evening, gather, lobby, once, play_on


def _round(sitting: Sitting) -> int:
    number: int = sitting.table.common.on.round
    return number


def _acts(sitting: Sitting, seat: int) -> bool:
    return seat in sitting.bound.game.actors(sitting.table)


def test_one_tap_finishes_the_turn_of_a_seat_that_was_left(
    session: Session, digital: Evening
) -> None:
    remove(session, digital.code, 0, 1)
    assert not _acts(pass_over(session, digital.code, 0, 1), 1)


def test_in_a_real_game_too(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 3)
    assert not _acts(pass_over(session, real.code, 0, 3), 3)


def test_the_table_throws_for_who_has_left_and_nobody_answers_for_it(
    session: Session, real: Evening
) -> None:
    remove(session, real.code, 0, 3)
    after = pass_over(session, real.code, 0, 3)
    thrown = [each.by for each in after.written if each.seat == 3 and each.text.startswith("die")]
    assert [None, None] == thrown[:2]


@pytest.mark.parametrize("entries", range(10, 60, 7))
def test_from_the_middle_of_any_turn(session: Session, entries: int) -> None:
    evening = gather(session, seats=2)
    before = play_on(session, evening, entries=entries)
    remove(session, evening.code, 0, 1)
    after = pass_over(session, evening.code, 0, 1)
    assert not _acts(after, 1) or _round(after) == _round(before) + 1


def test_a_whole_game_ends_though_one_has_left_at_its_start(
    session: Session, digital: Evening
) -> None:
    remove(session, digital.code, 0, 1)
    sitting = sit(session, digital.code)
    while not sitting.over:
        seat = sitting.bound.game.actors(sitting.table)[0]
        if seat == 1:
            sitting = pass_over(session, digital.code, 0, 1)
        else:
            game = sitting.bound.game
            move = game.notation.write(game.legal(sitting.table, 0)[-1])
            sitting = digital.tell(session, 0, move).sitting
    assert 20 == _round(sitting)


def test_no_card_is_completed_and_no_space_marked(session: Session, digital: Evening) -> None:
    remove(session, digital.code, 0, 1)
    written = pass_over(session, digital.code, 0, 1).written
    verbs = {each.text.split()[0] for each in written if each.seat == 1 and each.by == 0}
    assert verbs <= {"keep", "collect", "pass", "done"}


def test_the_log_tells_that_the_host_did_it(session: Session, digital: Evening) -> None:
    remove(session, digital.code, 0, 1)
    before = sit(session, digital.code).length
    written = pass_over(session, digital.code, 0, 1).written[before:]
    assert {(1, 0)} == {(each.seat, each.by) for each in written}


def test_it_stops_at_the_end_of_the_round(session: Session, digital: Evening) -> None:
    remove(session, digital.code, 0, 1)
    sitting = sit(session, digital.code)
    while _acts(sitting, 0):
        move = sitting.bound.game.legal(sitting.table, 0)[-1]
        sitting = digital.tell(session, 0, sitting.bound.game.notation.write(move)).sitting
    after = pass_over(session, digital.code, 0, 1)
    assert (2, True) == (_round(after), _acts(after, 1))


def test_tapped_twice_one_round_is_passed(session: Session, digital: Evening) -> None:
    remove(session, digital.code, 0, 1)
    after = sit(session, digital.code).last(1)
    length = pass_over(session, digital.code, 0, 1, after).length
    with pytest.raises(Stale):
        pass_over(session, digital.code, 0, 1, after)
    assert length == sit(session, digital.code).length


def test_nobody_who_sits_there_is_passed_over(session: Session, digital: Evening) -> None:
    with pytest.raises(NotYourSeat):
        pass_over(session, digital.code, 0, 1)


def test_nobody_but_the_host_passes_over(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 3)
    with pytest.raises(NotHost):
        pass_over(session, real.code, 1, 3)


@pytest.mark.parametrize("seat", [TABLE, 4, 99])
def test_neither_the_table_nor_nobody_is_passed_over(
    session: Session, real: Evening, seat: int
) -> None:
    with pytest.raises(NoSuchSeat):
        pass_over(session, real.code, 0, seat)


def test_nobody_is_passed_over_in_a_lobby(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    with pytest.raises(NotStarted):
        pass_over(session, code, 0, 0)
