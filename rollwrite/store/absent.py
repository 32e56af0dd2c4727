"""Seats without a person at a real box: for them the table throws."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.store.cache import cache_of
from rollwrite.store.database import writing
from rollwrite.store.dealing import dealer_of
from rollwrite.store.errors import Overtaken
from rollwrite.store.growing import append
from rollwrite.store.models import Seat
from rollwrite.store.news import standing
from rollwrite.store.proof import opening, throw_after
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import TRIES, deal, recall
from rollwrite.store.words import read_code


def deal_to_absent(session: Session, code: str) -> Sitting:
    """Let the dice fall of bots and of vacant seats, where a real box lay before who left."""
    for _ in range(TRIES):
        try:
            return _dealt(session, code)
        except IntegrityError:
            continue  # Somebody else was faster.
    raise Overtaken(code=code)


def _dealt(session: Session, code: str) -> Sitting:
    with writing(session):
        table, sitting = recall(session, standing(session, read_code(code)))
        if not sitting.readable:
            return sitting
        typed = [n for n, each in enumerate(sitting.written) if each.by is not None]
        throw = throw_after(sitting.written, typed[-1]) if typed else opening(table)
        dealer = dealer_of(table, sitting.written, throw, sitting.length - throw.after - 1)
        after = deal(sitting, dealer, absent_from(session, sitting))
        append(session, after, sitting.length)
    cache_of(session).keep(after)
    return after


def absent_from(session: Session, sitting: Sitting) -> set[int]:
    """Return the seats for which the table throws although the box is real."""
    if not sitting.bound.game.typed_in:
        return set()
    wanted = select(Seat.number).where(Seat.table == sitting.code, Seat.token_hash.is_(None))
    return set(session.scalars(wanted))
