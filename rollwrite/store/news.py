"""What is new at a table: a number that only grows."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select
from sqlalchemy.orm import Session

from rollwrite.store.errors import UnknownTable
from rollwrite.store.models import Entry, Table

_LAST = select(func.max(Entry.number)).where(Entry.table == bindparam("code")).scalar_subquery()
_NEWEST = select(Table.seal, Table.changes + func.coalesce(_LAST, -1) + 1).where(
    Table.code == bindparam("code")
)


def number_of(session: Session, code: str) -> int:
    """Return what grows with every entry and every change of the table called *code*."""
    return newest(session, code)[1]


def newest(session: Session, code: str) -> tuple[str, int]:
    """Return the seal of the table called *code*, by which it is this one, and its number."""
    found = session.execute(_NEWEST, {"code": code}).first()
    if found is None:
        raise UnknownTable(code=code)
    return found[0], found[1]
