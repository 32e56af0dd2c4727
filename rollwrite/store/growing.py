"""Growing: the entries of a move go into the log in one statement, past the toolkit.

A statement by itself is a transaction by itself: nobody waits for a thread that thinks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace
from sqlalchemy import Dialect, bindparam, func, insert, select
from sqlalchemy.orm import Session

from rollwrite.store.database import turn_of
from rollwrite.store.driver import Phrase, Values, cursor_of, moment_writer, phrase
from rollwrite.store.models import Entry, Table
from rollwrite.store.sitting import Sitting

_STILL = (
    select(Table.code)
    .where(
        Table.code == bindparam("code"),
        Table.seal == bindparam("seal"),
        Table.changes == bindparam("changes"),
    )
    .scalar_subquery()
)
"""The code of a table as it was; nothing, which no entry can belong to, when it has changed."""
_CALL = select(func.pg_notify(bindparam("channel"), bindparam("call")))
MOST = 20
"""How many entries a statement writes: for a whole log a few short ones are put together once."""
COLUMNS = ("number", "seat", "text", "by", "once", "at")
CHANNEL = "rollwrite"
"""Where PostgreSQL tells all processes how far a table has come, as ``table:number``."""


def grow(
    session: Session, sitting: Sitting, first: int, changes: int, *, aloud: bool = False
) -> None:
    """Write the entries of *sitting* from number *first* on, in a transaction of their own.

    Said *aloud* they are told to all processes in the same breath, where there may be others.
    Raise IntegrityError when one of them is there already, or the table has changed more often
    than *changes* says.
    """
    engine = session.get_bind().engine
    words = _words(engine.dialect, sitting, first, changes, aloud=aloud)
    with turn_of(session), cursor_of(engine) as cursor:
        cursor.execute(*words)


def append(
    session: Session,
    sitting: Sitting,
    first: int,
    changes: int | None = None,
    *,
    aloud: bool = False,
) -> None:
    """Write the entries of *sitting* from number *first* on with what *session* writes.

    Raise IntegrityError as above; the table may change where *changes* says nothing.
    """
    connection = session.connection()
    for start in range(first, sitting.length, MOST):
        part = replace(sitting, written=sitting.written[: start + MOST])
        words = _words(connection.dialect, part, start, changes, aloud=aloud)
        connection.exec_driver_sql(*words)


def _words(
    dialect: Dialect, sitting: Sitting, first: int, changes: int | None, *, aloud: bool
) -> tuple[str, tuple[object, ...] | Values]:
    """Return the statement with what it is to write, as a driver takes them."""
    values: Values = {"code": sitting.code, "seal": sitting.seal, "changes": changes}
    if aloud:
        assert changes is not None  # They are part of how far a table has come.
        values |= {"channel": CHANNEL, "call": f"{sitting.code}:{changes + sitting.length}"}
    values |= _values(dialect, sitting, first)
    count = sitting.length - first
    return _insertion(dialect, count, guarded=changes is not None, aloud=aloud).saying(values)


def _values(dialect: Dialect, sitting: Sitting, first: int) -> Iterator[tuple[str, object]]:
    moment = moment_writer(dialect)
    for row, each in enumerate(sitting.written[first:]):
        told = (first + row, each.seat, each.text, each.by, each.once, moment(each.at))
        yield from ((f"{name}{row}", value) for name, value in zip(COLUMNS, told, strict=True))


@lru_cache(maxsize=128)
def _insertion(dialect: Dialect, count: int, *, guarded: bool, aloud: bool) -> Phrase:
    """Return what inserts *count* rows."""
    code = _STILL if guarded else bindparam("code")
    rows = [
        {"table": code} | {name: bindparam(f"{name}{row}") for name in COLUMNS}
        for row in range(count)
    ]
    written = insert(Entry).values(rows)
    told = aloud and dialect.name == "postgresql"
    return phrase(_CALL.add_cte(written.cte("written")) if told else written, dialect)
