"""Seats: who sits where, by a secret that is told once and kept as a hash."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from hmac import compare_digest
from itertools import chain, count

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.bindings import rules_of
from rollwrite.store.columns import NAME
from rollwrite.store.errors import (
    BadToken,
    Locked,
    SeatTaken,
    TableFull,
)
from rollwrite.store.models import Seat, Table
from rollwrite.store.tables import changing, find, seats_of
from rollwrite.store.words import hash_of, new_token, read_name, read_word


class Guest(Struct, frozen=True):
    """Somebody who asks for a seat."""

    name: str
    nonce: str
    """A random word of the page's making, which goes into the first throw."""
    number: int | None = None
    """Which seat is wanted; the first free one when None."""


class Taken(Struct, frozen=True):
    """A seat and the secret that lets one play for it, which is told this once."""

    number: int
    token: str


def take(session: Session, code: str, guest: Guest) -> Taken:
    """Give *guest* a seat; the first to sit down is the host.

    Who asks twice with one word has one seat, and the secret that was told last.
    """
    name, nonce, token = read_name(guest.name), read_word(guest.nonce), new_token()
    with changing(session, code) as table:
        seats = seats_of(session, table.code)
        if asked := _asked_before(table, seats, name, nonce):
            asked.token_hash = hash_of(token)
            return Taken(asked.number, token)
        if table.locked:
            raise Locked(host="" if table.host is None else seats[table.host].name)
        number = free_seat(table, seats, guest.number)
        others = (each.name for each in seats if each.number != number)
        seat = Seat(table=table.code, number=number, name=told_apart(name, others), nonce=nonce)
        seat.token_hash, seat.seen = hash_of(token), datetime.now(UTC)
        session.merge(seat)
        if table.host is None:
            table.host = number
    return Taken(number, token)


def _asked_before(table: Table, seats: Sequence[Seat], name: str, nonce: str) -> Seat | None:
    """Return the seat that *name* was given for the same *nonce*.

    Only in the lobby: later everybody may see the words that went into the throws.
    """
    if table.seats is not None:
        return None
    same = (each for each in seats if each.nonce == nonce and each.token_hash)
    return next((each for each in same if _called(each, seats, name)), None)


def _called(seat: Seat, seats: Sequence[Seat], name: str) -> bool:
    return seat.name == told_apart(name, (each.name for each in seats if each is not seat))


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return *name*, with a number where one of *others* has it: results are told by names."""
    taken = {each.casefold() for each in others}
    tried = chain((name,), (f"{name[: NAME - 2].rstrip()} {number}" for number in count(2)))
    return next(each for each in tried if each.casefold() not in taken)


def free_seat(table: Table, seats: Sequence[Seat], wanted: int | None) -> int:
    """Return a free seat: in the lobby a new one, in a game one that somebody has left."""
    if table.seats is None:
        # What a challenge has thrown at one seat must be news to whoever plays it.
        most = rules_of(table.game).most if table.challenge is None else 1
        free = list(range(len(seats), most))[:1]
    else:
        free = [seat.number for seat in seats if seat.vacant]
    if not free:
        raise TableFull(code=table.code)
    if wanted is not None and wanted not in free:
        raise SeatTaken(seat=wanted)
    return free[0] if wanted is None else wanted


def check(session: Session, code: str, token: str) -> int:
    """Return the seat that *token* opens; raise BadToken when there is none."""
    return _opened(seats_of(session, find(session, code).code), token).number


def _opened(seats: Sequence[Seat], token: str) -> Seat:
    hashed = hash_of(token)
    opened = [seat for seat in seats if compare_digest(seat.token_hash or "", hashed)]
    if not opened:
        raise BadToken()
    return opened[0]


def move(session: Session, code: str, token: str) -> Taken:
    """Give the seat that *token* opens a new secret, for another phone; the old one is void."""
    with changing(session, code) as table:
        return renew(_opened(seats_of(session, table.code), token))


def renew(seat: Seat) -> Taken:
    """Give *seat* a new secret; the old one is void."""
    fresh = new_token()
    seat.token_hash, seat.seen = hash_of(fresh), datetime.now(UTC)
    return Taken(seat.number, fresh)


def follow(session: Session, code: str, token: str, nonce: str) -> int:
    """Return the seat that *token* opens at a rematch, and keep *nonce* for its first throw."""
    read_word(nonce)
    with changing(session, code) as table:
        seat = _opened(seats_of(session, table.code), token)
        seat.seen = datetime.now(UTC)
        if table.seats is None and not seat.nonce:
            seat.nonce = nonce
    return seat.number
