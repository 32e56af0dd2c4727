"""A visit: one phone looks at one table."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.models import Seat, Table
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import find, fold, seats_of
from rollwrite.web.identity import seats_here


class Visit(Struct, frozen=True, eq=False):
    """A table as it stands, and the seats that the phone which asks may play for."""

    table: Table
    seats: tuple[Seat, ...]
    mine: tuple[int, ...]
    sitting: Sitting | None
    """None while people are still taking their seats."""
    changes: int
    """How often seats and settings have changed."""

    @property
    def code(self) -> str:
        """Return the code of the table."""
        return self.table.code

    @property
    def number(self) -> int:
        """Return what grows with every change: phones that know it have seen everything."""
        entries = self.sitting.length if self.sitting else 0
        return entries + self.changes

    @property
    def hosting(self) -> bool:
        """Return whether this phone holds the host's seat."""
        return self.table.host in self.mine

    @property
    def room(self) -> str:
        """Return where the table is: ``lobby``, ``play`` or ``end``."""
        if self.sitting is None:
            return "lobby"
        return "end" if self.sitting.over else "play"


def visit(session: Session, code: str) -> Visit:
    """Return the table called *code* as the phone of this request may see it."""
    table = find(session, code)
    seats = tuple(seats_of(session, table.code))
    sitting = None if table.seats is None else fold(session, table)
    session.expunge_all()  # A later write would let go of what was read.
    return Visit(table, seats, seats_here(seats, table.code), sitting, table.changes)


def shown_code(code: str) -> str:
    """Return *code* as people read it aloud, such as ``BCD-FGH``."""
    return f"{code[:3]}-{code[3:]}"
