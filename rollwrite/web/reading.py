"""Reading a table: once for all the phones that look at it, while nothing changes."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.cache import Recent
from rollwrite.store.models import Seat, Table
from rollwrite.store.news import newest
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import find, fold, seats_of

FRESH = 20.0
"""Seconds after which a table is read anew: when a phone was seen last changes no number."""


class Reading(Struct, frozen=True, eq=False):
    """A table with its seats as the database had them at a moment."""

    code: str
    seal: str
    length: int
    """The number of the table, see `newest`."""
    at: float
    table: Table
    seats: tuple[Seat, ...]
    sitting: Sitting | None
    """None while people are still taking their seats."""


def read_table(session: Session, code: str, readings: Recent[Reading], *, anew: bool) -> Reading:
    """Return the table called *code*, *anew* or as another phone has read it since it changed."""
    now = monotonic()
    if not anew:
        seal, number = newest(session, code)
        known = readings.find(code, seal)
        if known is not None and known.length == number and now - known.at < FRESH:
            return known
    table = find(session, code)
    seats = tuple(seats_of(session, code))
    sitting = None if table.seats is None else fold(session, table)
    session.expunge_all()  # A later write would let go of what was read.
    length = table.changes + (sitting.length if sitting else 0)
    read = Reading(code, table.seal, length, now, table, seats, sitting)
    readings.keep(read)
    return read
