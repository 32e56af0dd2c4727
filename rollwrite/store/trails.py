"""Trails: the steps that people have filled, in the order in which they were."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadProfile
from rollwrite.store.finished import Other, Told
from rollwrite.store.models import Seat
from rollwrite.store.people import Award, Played, Profile
from rollwrite.store.profiles import Person, person_of


class Filled(Struct, frozen=True):
    """A step that is filled, and the game that did it."""

    step: str
    code: str
    """Of the table, or of the game on paper."""
    at: datetime
    rules: int
    by_hand: bool
    others: tuple[Other, ...]
    """Who else sat there."""


class Trail(Struct, frozen=True):
    """The trail of a person."""

    person: Person
    filled: tuple[Filled, ...]
    """In the order in which they were."""


def trail(session: Session, key: str) -> Trail:
    """Return the trail of a person; raise BadProfile when there is none."""
    found = trails(session, [key])
    if not found:
        raise BadProfile()
    return found[0]


def trails(session: Session, keys: Collection[str]) -> tuple[Trail, ...]:
    """Return the trails of people in the order of *keys*; who is not known is left out."""
    people = session.scalars(select(Profile).where(Profile.key.in_(keys)))
    persons = {each.key: person_of(each) for each in people}
    filled: defaultdict[str, list[Filled]] = defaultdict(list)
    for key, each in _filled(session, keys):
        filled[key].append(each)
    known = [key for key in dict.fromkeys(keys) if key in persons]
    return tuple(Trail(persons[key], tuple(filled[key])) for key in known)


def _filled(session: Session, keys: Collection[str]) -> list[tuple[str, Filled]]:
    rows = session.execute(
        select(Award, Played.paper, Played.told)
        .join(Played, (Played.profile == Award.profile) & (Played.code == Award.code))
        .where(Award.profile.in_(keys))
        .order_by(Award.at, Award.code, Award.step)
    )
    return [(award.profile, _read(award, paper, told)) for award, paper, told in rows]


def _read(award: Award, paper: str | None, kept: dict[str, object]) -> Filled:
    told = msgspec.convert(kept, Told)
    return Filled(
        step=award.step,
        code=award.code,
        at=award.at,
        rules=award.rules,
        by_hand=paper is not None,
        others=told.others,
    )


def given(session: Session, code: str) -> dict[int, tuple[str, ...]]:
    """Return for each claimed seat of a table the steps that this very game has filled."""
    rows = session.execute(
        select(Seat.number, Award.step)
        .join(Award, (Award.profile == Seat.profile) & (Award.code == Seat.table))
        .where(Seat.table == code)
        .order_by(Seat.number, Award.step)
    )
    steps: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    for number, step in rows:
        steps[number] += (step,)
    return dict(steps)
