"""How long a table is kept."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, exists, select
from sqlalchemy.orm import Session

from rollwrite.store.database import writing
from rollwrite.store.hosting import check_host, hosting
from rollwrite.store.models import Entry, Table
from rollwrite.store.tables import find


def claim(session: Session, code: str, by: int) -> None:
    """Keep the table for good; only its host may."""
    with hosting(session, code, by) as table:
        table.claimed = True


def discard(session: Session, code: str, by: int) -> None:
    """Delete the table with all that belongs to it; only its host may."""
    with writing(session):
        table = find(session, code, lock=True)
        check_host(table, by)
        session.execute(delete(Table).where(Table.code == table.code))


def expire(session: Session, before: datetime) -> int:
    """Delete the tables that nobody claimed or played at since *before*; return how many."""
    played = exists(select(Entry.number).where(Entry.table == Table.code, Entry.at >= before))
    old = delete(Table).where(Table.made < before, Table.claimed.is_(False), ~played)
    with writing(session):
        gone = session.execute(old.returning(Table.code)).all()
    return len(gone)
