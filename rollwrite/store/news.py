"""What is new at a table: a number that only grows."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from rollwrite.store.errors import UnknownTable
from rollwrite.store.models import Entry, Table


def number_of(session: Session, code: str) -> int:
    """Return what grows with every entry and every change of the table called *code*."""
    last = select(func.max(Entry.number)).where(Entry.table == code).scalar_subquery()
    wanted = select(Table.changes + func.coalesce(last, -1) + 1).where(Table.code == code)
    number = session.scalar(wanted)
    if number is None:
        raise UnknownTable(code=code)
    return number
