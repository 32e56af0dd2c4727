"""Secrecy: while a challenge is open, nobody sees its dice fall before they have played it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from rollwrite.store.errors import NotPlayed
from rollwrite.store.models import Table
from rollwrite.store.profiles import Person
from rollwrite.store.proof import sealed_until
from rollwrite.store.standings import Attempted, standings
from rollwrite.web.identity import tables_here
from rollwrite.web.people import people_here


def own_tries(tries: Sequence[Attempted], people: Sequence[Person]) -> list[Attempted]:
    """Return those of *tries* that were made on this phone, or by its *people*."""
    keys, here = {person.key for person in people}, tables_here()
    return [each for each in tries if each.table in here or each.profile in keys]


def begun_try(tries: Sequence[Attempted], person: Person | None) -> Attempted | None:
    """Return the try of *tries* that this phone or *person* has begun and that is not over."""
    own = own_tries(tries, (person,) if person else ())
    return next((each for each in own if each.total is None), None)


def check_played(session: Session, table: Table) -> None:
    """Raise NotPlayed when *table* would tell this phone the dice of a challenge too early."""
    if table.challenge is None or sealed_until(session, table) is None:
        return
    own = own_tries(standings(session, table.challenge), people_here(session))
    if not any(each.total is not None or each.table == table.code for each in own):
        raise NotPlayed(challenge=table.challenge)
