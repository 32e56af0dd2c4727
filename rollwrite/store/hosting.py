"""What the host may do, and what whoever sits there may: change all but the log."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.store.bindings import Setup, rules_of
from rollwrite.store.errors import (
    AlreadyStarted,
    ChallengeSet,
    HostPresent,
    NoSuchSeat,
    NotHost,
)
from rollwrite.store.models import Seat, Table
from rollwrite.store.presence import away
from rollwrite.store.results import results_of
from rollwrite.store.seats import free_seat, told_apart
from rollwrite.store.tables import changing, check_host, seats_of
from rollwrite.store.words import read_name

BOT_NAMES = ("Wren", "Otter", "Lynx", "Heron", "Badger", "Marten", "Plover", "Beaver")
"""As many as there are seats, so that each at a table has its own; names are not translated."""


@contextmanager
def hosting(session: Session, code: str, by: int) -> Iterator[Table]:
    """Give the table for *by* to change; raise NotHost when that is not the host."""
    with changing(session, code) as table:
        check_host(table, by)
        yield table


def take_for_bot(session: Session, code: str, by: int, bot: str, wanted: int | None = None) -> int:
    """Give the seat *wanted*, or the next one that is free, to a bot of the kind *bot*.

    Where somebody has sat it keeps the name.
    """
    kind = read_name(bot)
    with hosting(session, code, by) as table:
        seats = seats_of(session, table.code)
        number = free_seat(table, seats, wanted)
        names = [seat.name for seat in seats]
        name = names[number] if number < len(names) else bot_name(names)
        session.merge(
            Seat(table=table.code, number=number, name=name, bot=kind, token_hash=None, seen=None)
        )
    return number


def bot_name(others: Collection[str]) -> str:
    """Return what a bot is called where *others* have these names."""
    return next(each for each in BOT_NAMES if each not in others)


def remove(session: Session, code: str, by: int, number: int) -> None:
    """Let a seat be left: by whoever sits there, or by the word of the host."""
    with changing(session, code) as table:
        if by not in (table.host, number):
            raise NotHost(seat=by)
        seats = seats_of(session, table.code)
        seat = seat_of(seats, number)
        if table.seats is None:
            _close_up(session, seat, seats)
        else:
            seat.token_hash = seat.bot = seat.seen = None
            if not results_of(session, table.code):
                seat.profile = None  # What others go on with is not the game of who left.
        _follow_host(table, seats, number)


def _close_up(session: Session, gone: Seat, seats: Sequence[Seat]) -> None:
    """Take a seat out of the lobby; those after it move up, their secrets with them."""
    session.delete(gone)
    session.flush()
    for seat in seats[gone.number + 1 :]:
        same = (Seat.table == seat.table, Seat.number == seat.number)
        session.execute(
            update(Seat)
            .where(*same)
            .values(number=seat.number - 1)
            .execution_options(synchronize_session=False)
        )


def _follow_host(table: Table, seats: Sequence[Seat], gone: int) -> None:
    """Keep the host who it is, or let the next person be it when the host has left."""
    host = table.host
    if host == gone:
        people = [seat.number for seat in seats if seat.token_hash and seat.number != gone]
        host = people[0] if people else None
    if table.seats is None and host is not None and host > gone:
        host -= 1
    table.host = host


def pass_host(session: Session, code: str, by: int, to: int) -> None:
    """Let another person be the host."""
    with hosting(session, code, by) as table:
        table.host = person_of(session, table, to).number


def inherit(session: Session, code: str, by: int) -> None:
    """Let *by* be the host in place of one who is away; raise HostPresent when none is."""
    with changing(session, code) as table:
        heir = person_of(session, table, by)
        if table.host not in (None, by):
            host = seats_of(session, table.code)[table.host]
            if not away(host, datetime.now(UTC)):
                raise HostPresent(name=host.name)
        table.host = heir.number


def lock(session: Session, code: str, by: int, *, locked: bool = True) -> None:
    """Let nobody in any more, or again."""
    with hosting(session, code, by) as table:
        table.locked = locked


def change_setup(session: Session, code: str, by: int, setup: Setup) -> None:
    """Choose other options in the lobby; raise BadSetup, AlreadyStarted or ChallengeSet."""
    with hosting(session, code, by) as table:
        if table.challenge is not None:
            raise ChallengeSet(code=code)
        if table.seats is not None:
            raise AlreadyStarted(code=code)
        table.setup = rules_of(table.game).check(setup)


def rename(session: Session, code: str, by: int, name: str) -> None:
    """Let the person at seat *by* be called *name*; raise AlreadyStarted after the lobby."""
    name = read_name(name)
    with changing(session, code) as table:
        if table.seats is not None:
            raise AlreadyStarted(code=code)
        person = person_of(session, table, by)
        others = (each.name for each in seats_of(session, table.code) if each.number != by)
        person.name = told_apart(name, others)


def person_of(session: Session, table: Table, number: int) -> Seat:
    """Return the seat *number* where a person sits; raise NoSuchSeat where none does."""
    seat = seat_of(seats_of(session, table.code), number)
    if seat.token_hash is None:
        raise NoSuchSeat(seat=number)
    return seat


def seat_of(seats: Sequence[Seat], number: int) -> Seat:
    """Return the seat *number*; raise NoSuchSeat when there is none."""
    if not 0 <= number < len(seats):
        raise NoSuchSeat(seat=number)
    return seats[number]
