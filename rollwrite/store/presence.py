"""Presence: when the phones of a seat were last heard of."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import UTC, datetime, timedelta

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from rollwrite.store.database import writing
from rollwrite.store.models import Seat

AFRESH = timedelta(seconds=30)
"""How old a note may be before it is written again."""
AWAY = timedelta(minutes=2)


def seen(session: Session, code: str, numbers: Collection[int]) -> None:
    """Note that a phone of each of the seats *numbers* was heard of now."""
    now = datetime.now(UTC)
    held = (Seat.table == code, Seat.number.in_(numbers), Seat.token_hash.is_not(None))
    noted = session.execute(select(Seat.number, Seat.seen).where(*held))
    stale = [number for number, at in noted if _is_old(at, now)]
    if stale:
        with writing(session):
            session.execute(update(Seat).where(*held, Seat.number.in_(stale)).values(seen=now))


def unheard(seats: Iterable[Seat], numbers: Collection[int]) -> bool:
    """Return whether it is time to note again that phones of the seats *numbers* are there."""
    now = datetime.now(UTC)
    return any(seat.number in numbers and _is_old(seat.seen, now) for seat in seats)


def _is_old(at: datetime | None, now: datetime) -> bool:
    return at is None or now - at >= AFRESH


def away(seat: Seat, now: datetime) -> bool:
    """Return whether nobody at *seat* was heard of for two minutes; a bot is never away."""
    return seat.bot is None and (seat.seen is None or now - seat.seen > AWAY)
