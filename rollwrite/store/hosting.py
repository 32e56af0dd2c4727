"""What the host may do: let bots in, let people go, lock the table, pass the role on."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.store.database import writing
from rollwrite.store.errors import NoSuchSeat, NotHost
from rollwrite.store.models import Seat, Table
from rollwrite.store.seats import free_seat
from rollwrite.store.tables import find, seats_of
from rollwrite.store.words import read_name


def take_for_bot(session: Session, code: str, by: int, bot: str) -> int:
    """Give the next seat of the lobby, or a vacant one, to the bot called *bot*."""
    name = read_name(bot)
    with writing(session):
        table = hosted(session, code, by)
        number = free_seat(table, seats_of(session, table.code), None)
        session.merge(Seat(table=table.code, number=number, name=name, bot=name, token_hash=None))
    return number


def remove(session: Session, code: str, by: int, number: int) -> None:
    """Let a seat be left: by whoever sits there, or by the word of the host."""
    with writing(session):
        table = find(session, code, lock=True)
        if by not in (table.host, number):
            raise NotHost(seat=by)
        seats = seats_of(session, table.code)
        seat = _seat(seats, number)
        if table.seats is None:
            _close_up(session, seat, seats)
        else:
            seat.token_hash = seat.bot = None
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
    with writing(session):
        table = hosted(session, code, by)
        if _seat(seats_of(session, table.code), to).token_hash is None:
            raise NoSuchSeat(seat=to)
        table.host = to


def lock(session: Session, code: str, by: int, *, locked: bool = True) -> None:
    """Let nobody in any more, or again."""
    with writing(session):
        hosted(session, code, by).locked = locked


def hosted(session: Session, code: str, by: int) -> Table:
    """Return the table for *by* to change; raise NotHost when that is not the host."""
    table = find(session, code, lock=True)
    if table.host is None or table.host != by:
        raise NotHost(seat=by)
    return table


def _seat(seats: Sequence[Seat], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise NoSuchSeat(seat=number)
    return seats[number]
