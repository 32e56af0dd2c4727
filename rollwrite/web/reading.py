"""Reading a table: once for all the phones that look at it, while nothing changes."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.store.cache import Recent
from rollwrite.store.models import Seat, Table
from rollwrite.store.news import Stand, glance
from rollwrite.store.playing import Answer
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import find, fold, seats_of

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
    entire: bool = True
    """Whether no entry has been written since."""

    @property
    def stand(self) -> Stand:
        """Return how far the table had come."""
        changes = self.table.changes
        return Stand(self.code, self.seal, changes, self.length - changes)


def read_table(session: Session, code: str, readings: Recent[Reading], *, anew: bool) -> Reading:
    """Return the table called *code*, *anew* or as another phone has read it since it changed."""
    known = None if anew else _known(session, code, readings)
    if known is None or not known.entire:
        known = _read(session, code, known)
        readings.keep(known)
    return known


def _known(session: Session, code: str, readings: Recent[Reading]) -> Reading | None:
    """Return what is known of the table, perhaps but its last entries; None when it is too old."""
    stand = glance(session.get_bind().engine, code)
    known = readings.find(code, stand.seal)
    if known is None or known.table.changes != stand.changes or monotonic() - known.at > FRESH:
        return None
    return known if known.length == stand.number else replace(known, entire=False)


def _read(session: Session, code: str, known: Reading | None) -> Reading:
    """Return the table as the database has it; what is *known* of it has grown since."""
    at = known.at if known else monotonic()
    table = known.table if known else find(session, code)
    seats = known.seats if known else tuple(seats_of(session, code))
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
