"""Attempts: a move as a page sends it, and what speaks against it before the rules are asked."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.store.errors import (
    AmendedOften,
    Dealt,
    NoSuchSeat,
    NotYourSeat,
    Stale,
    Unreadable,
)
from rollwrite.store.models import Table
from rollwrite.store.sitting import MOST_AMENDMENTS, Sitting
from rollwrite.store.tables import check_host, seats_of


class Attempt(Struct, frozen=True):
    """A move as a page sends it."""

    seat: int
    """For whom it is; ``TABLE`` for shared dice and cards of a real box."""
    text: str
    once: str
    """A random word of the page's making."""
    after: int
    """The number of the last entry of the seat that the page knew."""
    by: int
    """The seat of whoever sends it, as the token told."""


def allow(session: Session, table: Table, sitting: Sitting, attempt: Attempt) -> None:
    """Raise what speaks against it before the rules are asked."""
    seats = sitting.bound.game.seats
    if not 0 <= attempt.by < seats or not TABLE <= attempt.seat < seats:
        raise NoSuchSeat(seat=attempt.seat, by=attempt.by)
    if attempt.seat == TABLE:
        if not sitting.bound.game.typed_in:
            raise NotYourSeat(seat=TABLE)
    elif attempt.seat != attempt.by:
        # Moving the table on past somebody who has left.
        vacant = seats_of(session, table.code)[attempt.seat].vacant
        if not vacant or table.host != attempt.by:
            raise NotYourSeat(seat=attempt.seat)
    if not sitting.readable:
        raise Unreadable(number=len(sitting.story.entries))
    if attempt.after != (last := sitting.last(attempt.seat)):
        raise Stale(seat=attempt.seat, after=attempt.after, last=last)
    _allow_amending(table, sitting, attempt)


def _allow_amending(table: Table, sitting: Sitting, attempt: Attempt) -> None:
    """Raise NotHost, Dealt or AmendedOften when it amends what is not the sender's to amend."""
    verb, target, *_ = (*attempt.text.split(), "", "")
    if verb != AMEND:
        return
    check_host(table, attempt.by)
    dealt = {str(n) for n, each in enumerate(sitting.written) if each.by is None}
    if target in dealt:
        raise Dealt(number=int(target))
    if sitting.amendments >= MOST_AMENDMENTS:
        raise AmendedOften(most=MOST_AMENDMENTS)
