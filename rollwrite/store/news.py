"""What is new at a table: a number that only grows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Dialect, Engine, bindparam, func, literal_column, select
from sqlalchemy.orm import Session

from rollwrite.store.database import cursor_of
from rollwrite.store.errors import UnknownTable
from rollwrite.store.models import Entry, Table

_LAST = select(func.max(Entry.number)).where(Entry.table == bindparam("code")).scalar_subquery()
_ENTRIES = func.coalesce(_LAST, literal_column("-1")) + literal_column("1")
_STAND = select(Table.seal, Table.changes, _ENTRIES).where(Table.code == bindparam("code"))


class Stand(Struct, frozen=True):
    """How far a table has come."""

    code: str
    seal: str
    """By which it is this table and no later one with its code."""
    changes: int
    entries: int

    @property
    def number(self) -> int:
        """Return what grows with every entry and every change."""
        return self.changes + self.entries


def standing(session: Session, code: str) -> Stand:
    """Return how far the table called *code* has come, as *session* sees it."""
    return _stand(code, session.connection().execute(_STAND, {"code": code}).first())


def number_of(session: Session, code: str) -> int:
    """Return what grows with every entry and every change of the table called *code*."""
    return standing(session, code).number


def glance(engine: Engine, code: str) -> Stand:
    """Return how far the table called *code* has come, as quickly as every phone asks it."""
    statement, places = _compiled(engine.dialect)
    with cursor_of(engine) as cursor:
        cursor.execute(statement, (code,) * places if places else {"code": code})
        found = cursor.fetchone()
    return _stand(code, found)


@lru_cache(maxsize=8)
def _compiled(dialect: Dialect) -> tuple[str, int]:
    """Return the statement as a driver takes it, and how often it asks for the code by place."""
    compiled = _STAND.compile(dialect=dialect)
    return str(compiled), len(compiled.positiontup or ())


def _stand(code: str, found: Sequence[Any] | None) -> Stand:
    if found is None:
        raise UnknownTable(code=code)
    seal, changes, entries = found
    return Stand(code, seal, changes, entries)
