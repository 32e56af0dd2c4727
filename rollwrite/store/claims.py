"""Claims: whose game a seat is, said before, during or after it by who holds the seat."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.store.errors import AlreadyHere, NotSeated, NotYourSeat, SeatClaimed
from rollwrite.store.hosting import person_of, seat_of
from rollwrite.store.models import Seat, Table
from rollwrite.store.people import Profile
from rollwrite.store.played import remember
from rollwrite.store.profiles import Person, person
from rollwrite.store.profiles import person_of as as_person
from rollwrite.store.seats import Taken, renew
from rollwrite.store.tables import changing, fold, seats_of


def claim_seat(session: Session, code: str, seat: int, key: str) -> None:
    """Let the game at *seat* be that of the person known as *key*; a phone holds both.

    Raise NoSuchSeat where nobody sits, SeatClaimed where it is another's, AlreadyHere where the
    person has another seat, BadProfile when there is no such person.
    """
    person(session, key)
    with changing(session, code) as table:
        chair = person_of(session, table, seat)
        if chair.profile not in (None, key):
            raise SeatClaimed(seat=seat)
        if any(each.profile == key and each is not chair for each in seats_of(session, table.code)):
            raise AlreadyHere(seat=seat)
        chair.profile = key
        retell(session, table)


def release_seat(session: Session, code: str, seat: int, key: str) -> None:
    """Let the game at *seat* be nobody's again; raise NotYourSeat when it is not the person's."""
    with changing(session, code) as table:
        chair = seat_of(seats_of(session, table.code), seat)
        if chair.profile != key:
            raise NotYourSeat(seat=seat)
        chair.profile = None
        retell(session, table)


def bring_own(session: Session, code: str, key: str) -> Taken:
    """Give the seat that a person has claimed a new secret, for the phone that knows the person.

    Raise NotSeated when they have claimed none.
    """
    with changing(session, code) as table:
        for seat in seats_of(session, table.code):
            if seat.profile == key:
                return renew(seat)
        raise NotSeated(code=code)


def claimed(session: Session, code: str) -> dict[int, Person]:
    """Return the person of each seat that somebody has claimed."""
    rows = session.execute(
        select(Seat.number, Profile)
        .join(Profile, Profile.key == Seat.profile)
        .where(Seat.table == code)
        .order_by(Seat.number)
    )
    return {number: as_person(profile) for number, profile in rows}


def retell(session: Session, table: Table) -> None:
    """Remember the game anew once it has begun."""
    session.flush()
    if table.seats is not None:
        remember(session, fold(session, table))
