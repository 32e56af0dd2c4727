"""Standings: how those did who played for one challenge."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from rollwrite.store.challenges import find_challenge
from rollwrite.store.models import Entry, Result, Seat, Table


class Attempted(Struct, frozen=True):
    """Somebody's try at a challenge."""

    table: str
    name: str
    profile: str | None
    """The key of the person, where somebody has claimed the seat."""
    total: int | None
    """The points; None while it is played."""
    late: bool
    """Whether its last move came after the seed was told."""
    first: bool
    """Whether it is the first of this person, or of this name; only that one counts."""

    @property
    def counts(self) -> bool:
        """Return whether it is compared with those of others."""
        return self.first and not self.late and self.total is not None


def standings(session: Session, code: str) -> tuple[Attempted, ...]:
    """Return all tries at a challenge: those that count by points, then the others."""
    challenge = find_challenge(session, code)
    tries = _firsts(_tries(session, challenge.code, challenge.closes))
    return tuple(sorted(tries, key=lambda each: (not each.counts, -(each.total or 0))))


def _tries(session: Session, code: str, closes: datetime) -> Iterable[Attempted]:
    """Yield the tries in the order in which they were begun."""
    last = select(func.max(Entry.at)).where(Entry.table == Table.code).scalar_subquery()
    rows = session.execute(
        select(Table.code, Seat.name, Seat.profile, Result.total, last)
        .join(Seat, Seat.table == Table.code)
        .outerjoin(Result, (Result.table == Table.code) & (Result.seat == Seat.number))
        .where(Table.challenge == code, Table.seats.is_not(None))
        .order_by(Table.made, Table.code)
    )
    for table, name, profile, total, at in rows:
        yield Attempted(table, name, profile, total, late=at >= closes, first=False)


def _firsts(tries: Iterable[Attempted]) -> Iterable[Attempted]:
    """Yield *tries*, the first of each person marked: who has seen the dice, has seen them."""
    seen = set[str]()
    for each in tries:
        who = each.profile or f"name {each.name.casefold()}"
        yield replace(each, first=who not in seen)
        seen.add(who)
