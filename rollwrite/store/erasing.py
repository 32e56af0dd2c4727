"""Erasing a person: all that is theirs goes, and the games of others stay."""

from __future__ import annotations

from sqlalchemy import Exists, delete, exists, or_, select, update
from sqlalchemy.orm import Session, aliased

from rollwrite.store.database import writing
from rollwrite.store.models import Seat, Table
from rollwrite.store.people import Profile
from rollwrite.store.profiles import person


def delete_person(session: Session, key: str) -> None:
    """Delete a person with all that belongs to them; raise BadProfile when there is none.

    Tables at which nobody else sat go too; at others the seat keeps its name and nothing more.
    """
    person(session, key)
    mine = select(Seat.table).where(Seat.profile == key)
    changes = (
        delete(Table).where(Table.code.in_(mine), ~_shared(key)),
        update(Seat).where(Seat.profile == key).values(profile=None),
        delete(Profile).where(Profile.key == key),
    )
    with writing(session):
        for change in changes:
            session.execute(change.execution_options(synchronize_session=False))


def _shared(key: str) -> Exists:
    """Return whether anybody but the person sat at a table, on a phone or with a trail."""
    other = aliased(Seat)
    return exists(
        select(other.number).where(
            other.table == Table.code,
            other.profile.is_distinct_from(key),
            or_(other.token_hash.is_not(None), other.profile.is_not(None)),
        )
    )
