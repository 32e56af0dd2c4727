"""A visit: one phone looks at one table."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.models import Seat, Table
from rollwrite.store.presence import away
from rollwrite.store.sitting import Sitting
from rollwrite.store.words import read_code
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import seats_here
from rollwrite.web.reading import Reading, read_table, recall_table
from rollwrite.web.secrecy import check_played


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
    def host(self) -> Seat | None:
        """Return the seat of the host; None when nobody is it."""
        return None if self.table.host is None else self.seats[self.table.host]

    @property
    def hosting(self) -> bool:
        """Return whether this phone holds the host's seat."""
        return self.table.host in self.mine

    @property
    def heir(self) -> bool:
        """Return whether the host has gone, so that this phone may step in."""
        if self.hosting or not self.mine:
            return False
        return self.host is None or away(self.host, datetime.now(UTC))

    @property
    def room(self) -> str:
        """Return where the table is: ``lobby``, ``play`` or ``end``."""
        if self.sitting is None:
            return "lobby"
        return "end" if self.sitting.over else "play"


WATCH = "watch"
"""What a phone shows of the game that may only look on."""


def visit(session: Session, code: str, *, anew: bool = True, told: int | None = None) -> Visit:
    """Return the table called *code* as the phone of this request may see it.

    It is at least as new as the phone was *told* and the bell has said here, or as new as it is
    where the phone was told nothing.
    Raise NotPlayed where it would tell the dice of a challenge.
    """
    code, readings = read_code(code), backstage().readings
    if told is None:
        seen = seen_here(read_table(session, code, readings, anew=anew))
    else:
        least = max(told, backstage().bell.newest(code))
        seen = seen_here(recall_table(session, code, readings, least))
    if not seen.mine:
        check_played(session, seen.table)
    return seen


def look_on(code: str) -> Visit:
    """Return the table called *code* to somebody who only looks on, and let its bots go on."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    backstage().company.attend(seen.seats)
    return seen


def seen_here(read: Reading) -> Visit:
    """Return the table that was *read* as the phone of this request may see it."""
    mine = seats_here(read.seats, read.code)
    return Visit(read.table, read.seats, mine, read.sitting, read.table.changes)


def shown_code(code: str) -> str:
    """Return *code* as people read it aloud, such as ``BCD-FGH``."""
    return f"{code[:3]}-{code[3:]}"


def title_at(code: str, what: str) -> str:
    """Return the title of a page that shows *what* of the table called *code*."""
    return f"{what} · {shown_code(code)}"
