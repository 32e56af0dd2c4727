"""Standings: how those did who played for one challenge."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
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
    began: datetime
    ended: datetime
    """When its last move was made, so far."""
    first: bool = False
    """Whether this person, or this name, had seen nothing of the dice; only that one counts."""

    @property
    def counts(self) -> bool:
        """Return whether it is compared with those of others."""
        return self.first and not self.late and self.total is not None


def standings(session: Session, code: str) -> tuple[Attempted, ...]:
    """Return all tries at a challenge: those that count by points, then the others."""
    challenge = find_challenge(session, code)
    tries = _firsts(tuple(_tries(session, challenge.code, challenge.closes)))
    return tuple(sorted(tries, key=lambda each: (not each.counts, -(each.total or 0))))


def _tries(session: Session, code: str, closes: datetime) -> Iterable[Attempted]:
    """Yield the tries in the order in which they were begun."""
    last = select(func.max(Entry.at)).where(Entry.table == Table.code).scalar_subquery()
    rows = session.execute(
        select(Table.code, Seat.name, Seat.profile, Result.total, Table.made, last)
        .join(Seat, Seat.table == Table.code)
        .outerjoin(Result, (Result.table == Table.code) & (Result.seat == Seat.number))
        .where(Table.challenge == code, Table.seats.is_not(None))
        .order_by(Table.made, Table.code)
    )
    for table, name, profile, total, began, ended in rows:
        late = ended >= closes
        yield Attempted(table, name, profile, total, late=late, began=began, ended=ended)


def _firsts(tries: Sequence[Attempted]) -> Iterator[Attempted]:
    """Yield *tries*, the first of each marked, unless another was begun while it was played.

    Who has seen the dice at one table knows them at the other.
    """
    by_person = defaultdict[str, list[Attempted]](list)
    for each in tries:
        by_person[_who(each)].append(each)
    for each in tries:
        own = by_person[_who(each)]
        first = each is own[0] and all(each.ended <= other.began for other in own[1:])
        yield replace(each, first=first)


def _who(each: Attempted) -> str:
    return each.profile or f"name {each.name.casefold()}"
