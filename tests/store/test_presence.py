"""Presence: who was heard of, and who steps in for a host who was not."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.store.errors import HostPresent, NoSuchSeat
from rollwrite.store.hosting import inherit, remove, take_for_bot
from rollwrite.store.models import Seat
from rollwrite.store.presence import away, seen
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import find, seats_of
from tests.store.evenings import Evening, lobby, once

NOW = datetime(2026, 11, 16, 20, tzinfo=UTC)


def _ago(session: Session, code: str, seconds: int) -> datetime:
    """Let everybody at the table have been heard of so long ago."""
    then = datetime.now(UTC) - timedelta(seconds=seconds)
    session.execute(update(Seat).where(Seat.table == code).values(seen=then))
    session.commit()
    return then


def test_whoever_sits_down_is_there(session: Session, real: Evening) -> None:
    now = datetime.now(UTC)
    assert [False] * 4 == [away(seat, now) for seat in seats_of(session, real.code)]


@pytest.mark.parametrize(("seconds", "gone"), [(0, False), (120, False), (121, True)])
def test_somebody_is_away_after_two_minutes(seconds: int, gone: bool) -> None:
    seat = Seat(number=0, name="Ann", token_hash="0", seen=NOW - timedelta(seconds=seconds))
    assert gone == away(seat, NOW)


def test_somebody_never_heard_of_is_away() -> None:
    assert away(Seat(number=0, name="Ann", token_hash="0"), NOW)


def test_a_bot_is_never_away() -> None:
    assert not away(Seat(number=0, name="Wren", bot="greedy"), NOW)


@pytest.mark.parametrize(("seconds", "written"), [(5, False), (25, False), (31, True)])
def test_a_phone_is_noted_every_half_minute_at_most(
    session: Session, real: Evening, seconds: int, written: bool
) -> None:
    then = _ago(session, real.code, seconds)
    seen(session, real.code, (1,))
    assert written == (then != seats_of(session, real.code)[1].seen)


def test_only_the_seats_of_the_phone_are_noted(session: Session, real: Evening) -> None:
    then = _ago(session, real.code, 60)
    seen(session, real.code, (1, 3))
    kept = [seat.number for seat in seats_of(session, real.code) if seat.seen == then]
    assert [0, 2] == kept


def test_a_seat_that_was_left_is_not_noted(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 3)
    seen(session, real.code, (3,))
    assert seats_of(session, real.code)[3].seen is None


def test_whoever_sits_there_steps_in_for_a_host_who_is_away(
    session: Session, real: Evening
) -> None:
    _ago(session, real.code, 121)
    inherit(session, real.code, 2)
    assert 2 == find(session, real.code).host


def test_nobody_steps_in_while_the_host_is_there(session: Session, real: Evening) -> None:
    _ago(session, real.code, 110)
    with pytest.raises(HostPresent) as refused:
        inherit(session, real.code, 2)
    assert ({"name": "P0"}, 0) == (refused.value.details, find(session, real.code).host)


def test_where_nobody_is_host_anybody_steps_in(session: Session, real: Evening) -> None:
    find(session, real.code).host = None
    session.commit()
    inherit(session, real.code, 1)
    assert 1 == find(session, real.code).host


@pytest.mark.parametrize("by", [-1, 1, 2, 99])
def test_neither_a_bot_nor_a_stranger_steps_in(session: Session, by: int) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    take_for_bot(session, code, 0, "greedy")
    _ago(session, code, 300)
    with pytest.raises(NoSuchSeat):
        inherit(session, code, by)
