"""Growing: entries are written all together, once, and only to a table that is as it was."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.store.growing import append, grow
from rollwrite.store.hosting import lock
from rollwrite.store.sitting import Sitting, Written
from rollwrite.store.tables import find, sit
from tests.store.evenings import Evening, any_legal, gather, once


@pytest.fixture
def evening(session: Session) -> Evening:
    return gather(session, seats=2)


def _moved(sitting: Sitting, seat: int) -> Sitting:
    """Return the table after a move of *seat* that nobody has written yet."""
    text = any_legal(sitting, seat, Random(1))
    return sitting.adding(Written(seat, text, seat, once(), datetime.now(UTC)))


def test_what_has_grown_is_in_the_log(session: Session, evening: Evening) -> None:
    before = sit(session, evening.code)
    after = _moved(_moved(before, 0), 1)
    grow(session, after, before.length, find(session, evening.code).changes)
    session.rollback()
    assert after.written == sit(session, evening.code).written


def test_of_two_moves_with_one_number_the_second_is_not_written(
    session: Session, evening: Evening
) -> None:
    before, changes = sit(session, evening.code), find(session, evening.code).changes
    first, second = _moved(before, 0), _moved(_moved(before, 1), 0)
    grow(session, first, before.length, changes)
    with pytest.raises(IntegrityError):
        grow(session, second, before.length, changes)
    session.rollback()
    assert first.written == sit(session, evening.code).written


def test_a_move_at_a_table_that_has_changed_is_not_written(
    session: Session, evening: Evening
) -> None:
    before, changes = sit(session, evening.code), find(session, evening.code).changes
    lock(session, evening.code, 0)
    with pytest.raises(IntegrityError):
        grow(session, _moved(before, 0), before.length, changes)
    session.rollback()
    assert before.length == sit(session, evening.code).length


def test_nothing_is_appended_to_a_log_that_has_not_grown(
    session: Session, evening: Evening
) -> None:
    before = sit(session, evening.code)
    append(session, before, before.length)
    session.commit()
    assert before.length == sit(session, evening.code).length
