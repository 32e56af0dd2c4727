"""Challenges: one seed from which anybody plays, at a table of their own and when they like.

The same dice and cards come in the same round at every such table. The seed stays sealed until
the challenge closes, so nobody can look ahead.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, time, timedelta

from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.store import models
from rollwrite.store.bindings import GAME, Setup, rules_of
from rollwrite.store.database import writing
from rollwrite.store.dealing import new_seed, seal_of
from rollwrite.store.errors import (
    BadSetup,
    ChallengeClosed,
    FutureDay,
    NotMaker,
    UnknownChallenge,
    UnknownTable,
)
from rollwrite.store.models import Table
from rollwrite.store.profiles import person
from rollwrite.store.tables import lay
from rollwrite.store.words import read_code

OPEN = timedelta(days=30)
DAY = timedelta(days=1)
MOST = 20


class Challenge(Struct, frozen=True):
    """A challenge as everybody may see it."""

    code: str
    day: date | None
    setup: Setup
    seal: str
    made: datetime
    closes: datetime
    maker: str | None

    @property
    def open(self) -> bool:
        """Return whether one can still begin it, and its seed is sealed."""
        return datetime.now(UTC) < self.closes


def make_challenge(session: Session, setup: Setup, maker: str) -> Challenge:
    """Return a challenge that the person known as *maker* sets; raise BadSetup or BadProfile.

    What falls is not typed in, so there is none with a real box.
    """
    full, now = rules_of(GAME).check(setup), datetime.now(UTC)
    if full["real"]:
        raise BadSetup(option="real", value=True)
    person(session, maker)
    fields = {"setup": full, "made": now, "closes": now + OPEN, "maker": maker}
    return _laid(session, new_seed(), None, fields)


def daily(session: Session, secret: str, day: date) -> Challenge:
    """Return the challenge of *day*, whose seed nobody can compute without the *secret*.

    Raise FutureDay for a day that has not begun, UnknownChallenge for one when nobody asked.
    """
    known = select(models.Challenge).where(models.Challenge.day == day)
    row, today = session.scalar(known), datetime.now(UTC).date()
    if row is not None:
        return _read(row)
    if day != today:
        raise FutureDay(day=day) if day > today else UnknownChallenge(code=str(day))
    begins, sheets = datetime.combine(day, time(), UTC), sorted(load().sheets)
    setup: Setup = {"sheet": sheets[day.toordinal() % len(sheets)], "achievements": True}
    seed = hmac.digest(secret.encode(), f"challenge of {day}".encode(), "sha256").hex()
    fields = {"setup": rules_of(GAME).check(setup), "made": begins, "closes": begins + DAY}
    return _laid(session, seed, day, fields)


def _laid(session: Session, seed: str, day: date | None, fields: dict[str, object]) -> Challenge:
    """Write a challenge under a code that no other has; of a day, unless there is one by now."""
    sealed = {"seed": seed, "seal": seal_of(seed), "day": day}
    of_day = select(models.Challenge).where(models.Challenge.day == day)

    def write(code: str) -> None:
        if day is None or session.scalar(of_day) is None:
            session.execute(insert(models.Challenge).values(fields | sealed | {"code": code}))

    code = lay(session, write)
    return find_challenge(session, code) if day is None else _read(session.scalars(of_day).one())


def find_challenge(session: Session, code: str) -> Challenge:
    """Return the challenge called *code*; raise UnknownChallenge."""
    return _read(_find(session, code))


def made_by(session: Session, key: str, limit: int = MOST) -> tuple[Challenge, ...]:
    """Return the challenges that a person has set, the newest first."""
    newest = (
        select(models.Challenge)
        .where(models.Challenge.maker == key)
        .order_by(models.Challenge.made.desc())
        .limit(limit)
    )
    return tuple(map(_read, session.scalars(newest)))


def close_challenge(session: Session, code: str, key: str) -> None:
    """End a challenge, so that its seed is told; raise NotMaker unless *key* has set it."""
    with writing(session):
        row = _find(session, code)
        if row.maker is None or row.maker != key:
            raise NotMaker(code=code)
        row.closes = min(row.closes, datetime.now(UTC))


def attempt(session: Session, code: str) -> str:
    """Open a table for the challenge and return its code; raise ChallengeClosed."""
    challenge = _find(session, code)
    if not _read(challenge).open:
        raise ChallengeClosed(code=code)

    def write(fresh: str) -> None:
        table = Table(code=fresh, game=GAME, rules=rules_of(GAME).version, setup=challenge.setup)
        table.seed, table.seal = challenge.seed, challenge.seal
        table.made, table.challenge = datetime.now(UTC), challenge.code
        session.add(table)

    return lay(session, write)


def _find(session: Session, code: str) -> models.Challenge:
    try:
        row = session.get(models.Challenge, read_code(code), populate_existing=True)
    except UnknownTable:
        row = None
    if row is None:
        raise UnknownChallenge(code=code)
    return row


def _read(row: models.Challenge) -> Challenge:
    return Challenge(row.code, row.day, row.setup, row.seal, row.made, row.closes, row.maker)
