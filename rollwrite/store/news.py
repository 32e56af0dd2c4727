"""What is new at a table: a number that only grows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Dialect, Engine, SelectBase, and_, bindparam, func, literal_column, select
from sqlalchemy.orm import Session

from rollwrite.store.driver import Phrase, cursor_of, moment_reader, phrase
from rollwrite.store.errors import UnknownTable
from rollwrite.store.models import Entry, Table
from rollwrite.store.sitting import Written

_LAST = select(func.max(Entry.number)).where(Entry.table == bindparam("code")).scalar_subquery()
_ENTRIES = func.coalesce(_LAST, literal_column("-1")) + literal_column("1")
_STAND = select(Table.seal, Table.changes, _ENTRIES).where(Table.code == bindparam("code"))
_LATER = and_(Entry.table == Table.code, Entry.number >= bindparam("first"))
_NEWS = (
    select(Table.seal, Table.changes, Entry.seat, Entry.text, Entry.by, Entry.once, Entry.at)
    .outerjoin(Entry, _LATER)
    .where(Table.code == bindparam("code"))
    .order_by(Entry.number)
)


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


class News(Struct, frozen=True):
    """How far a table has come, and what was written there since."""

    stand: Stand
    written: tuple[Written, ...]


def glance(engine: Engine, code: str) -> Stand:
    """Return how far the table called *code* has come, as quickly as every phone asks it."""
    with cursor_of(engine) as cursor:
        cursor.execute(*_asking(_STAND, engine.dialect).saying({"code": code}))
        found = cursor.fetchone()
    return _stand(code, found)


def news_since(engine: Engine, code: str, first: int) -> News:
    """Return the entries from number *first* on with how far the table has come, in one answer."""
    with cursor_of(engine) as cursor:
        asked = _asking(_NEWS, engine.dialect)
        cursor.execute(*asked.saying({"code": code, "first": first}))
        rows = cursor.fetchall()
    if not rows:
        raise UnknownTable(code=code)
    seal, changes, *_ = rows[0]
    moment = moment_reader(engine.dialect)
    written = tuple(
        Written(seat, text, by, once, moment(at))
        for _, _, seat, text, by, once, at in rows
        if seat is not None
    )
    return News(Stand(code, seal, changes, first + len(written)), written)


@lru_cache(maxsize=8)
def _asking(asked: SelectBase, dialect: Dialect) -> Phrase:
    """Return *asked* as a driver takes it."""
    return phrase(asked, dialect)


def _stand(code: str, found: Sequence[Any] | None) -> Stand:
    if found is None:
        raise UnknownTable(code=code)
    seal, changes, entries = found
    return Stand(code, seal, changes, entries)
