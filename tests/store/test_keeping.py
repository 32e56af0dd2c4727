"""How long tables are kept."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from rollwrite.store.columns import Base
from rollwrite.store.errors import UnknownTable
from rollwrite.store.keeping import discard, expire, keep_for_good
from rollwrite.store.models import Entry, Table
from rollwrite.store.tables import find
from tests.store.evenings import Evening, gather, lobby

DAY = timedelta(days=1)


def _age(session: Session, code: str, made: datetime, played: datetime | None = None) -> None:
    session.execute(update(Table).where(Table.code == code).values(made=made))
    session.execute(update(Entry).where(Entry.table == code).values(at=played or made))
    session.commit()


def test_a_table_that_nobody_keeps_or_has_played_at_expires(alone: Session) -> None:
    now = datetime.now(UTC)
    old, old_lobby, played, kept, fresh = (
        gather(alone, seats=1).code,
        lobby(alone),
        gather(alone, seats=1).code,
        gather(alone, seats=1).code,
        gather(alone, seats=1).code,
    )
    keep_for_good(alone, kept, 0)
    for code in (old, old_lobby, kept):
        _age(alone, code, now - 9 * DAY)
    _age(alone, played, now - 9 * DAY, now - DAY)
    assert 2 == expire(alone, now - 7 * DAY)
    assert {played, kept, fresh} == set(alone.scalars(select(Table.code)))


def test_what_belongs_to_a_table_goes_with_it(alone: Session) -> None:
    evening = gather(alone, seats=2)
    discard(alone, evening.code, 0)
    left = [
        alone.scalar(select(func.count()).select_from(each))
        for each in Base.metadata.tables.values()
    ]
    assert {0} == set(left)


def test_a_deleted_table_is_unknown(session: Session, digital: Evening) -> None:
    discard(session, digital.code, 0)
    with pytest.raises(UnknownTable):
        find(session, digital.code)
