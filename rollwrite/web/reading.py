"""Reading a table: once for all the phones that look at it, while nothing changes."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.store.cache import Recent
from rollwrite.store.errors import UnknownTable
from rollwrite.store.models import Seat, Table
from rollwrite.store.news import Stand, news_since
from rollwrite.store.playing import Answer
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import find, fold, learn, seats_of

FRESH = 20.0
"""Seconds after which a table is read anew: when a phone was seen last changes no number."""


class Reading(Struct, frozen=True, eq=False):
    """A table with its seats as the database had them at a moment."""

    code: str
    seal: str
    length: int
    """The number of the table, see `Stand`."""
    at: float
    table: Table
    seats: tuple[Seat, ...]
    sitting: Sitting | None
    """None while people are still taking their seats."""

    @property
    def stand(self) -> Stand:
        """Return how far the table had come."""
        changes = self.table.changes
        return Stand(self.code, self.seal, changes, self.length - changes)


def read_table(session: Session, code: str, readings: Recent[Reading], *, anew: bool) -> Reading:
    """Return the table called *code*, *anew* or as another phone has read it since it changed."""
    known = None if anew else readings.newest(code)
    try:
        read = (_caught_up(session, known) if known else None) or _read(session, code)
    except UnknownTable:
        readings.forget(code)
        raise
    if read is not known:
        readings.keep(read)
    return read


def recall_table(session: Session, code: str, readings: Recent[Reading], least: int = 0) -> Reading:
    """Return the table as it is known here, unless that is older than *least* or than it may be.

    Another process may have written since, of which the bell will tell.
    """
    known = readings.newest(code)
    if known is not None and known.length >= least and monotonic() - known.at <= FRESH:
        return known
    return read_table(session, code, readings, anew=False)


def _caught_up(session: Session, known: Reading) -> Reading | None:
    """Return *known* with what was written since; None when more has changed or it is too old."""
    if monotonic() - known.at > FRESH:
        return None
    sitting = known.sitting
    news = news_since(session.get_bind().engine, known.code, sitting.length if sitting else 0)
    if (news.stand.seal, news.stand.changes) != (known.seal, known.table.changes):
        return None
    if sitting is None or not news.written:
        return known
    sitting = learn(session, sitting, news.written)
    return replace(known, sitting=sitting, length=news.stand.number)


def _read(session: Session, code: str) -> Reading:
    """Return the table as the database has it."""
    at, table, seats = monotonic(), find(session, code), tuple(seats_of(session, code))
    sitting = None if table.seats is None else fold(session, table)
    session.expunge_all()  # A later write would let go of what was read.
    length = table.changes + (sitting.length if sitting else 0)
    return Reading(code, table.seal, length, at, table, seats, sitting)


def read_on(read: Reading, told: Answer, readings: Recent[Reading]) -> Reading:
    """Return the table after a move that *told* answers, and leave it to the phones that look."""
    length = told.changes + told.sitting.length
    after = Reading(read.code, read.seal, length, read.at, told.table, read.seats, told.sitting)
    if (told.table.seal, told.changes) == (read.seal, read.table.changes):
        readings.keep(after)
    return after
