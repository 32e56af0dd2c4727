"""Beginning a trail with a game: somebody is made of the name at a seat, whose game it is."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime, timedelta

from sqlalchemy.orm import Session

from rollwrite.store.claims import retell
from rollwrite.store.errors import BadProfile, SeatClaimed
from rollwrite.store.hosting import person_of as seated
from rollwrite.store.people import Profile
from rollwrite.store.profiles import (
    PHONE,
    RECOVERY,
    Held,
    Made,
    Secrets,
    admit,
    new_key,
    opened,
    person,
)
from rollwrite.store.tables import changing
from rollwrite.store.words import read_name, read_recovery, same_recovery

AGAIN = timedelta(minutes=1)
"""How long after it a tap is the same tap."""


def begin_trail(session: Session, code: str, seat: int, secret: str) -> Made:
    """Make somebody of the name at *seat*, whose game it then is.

    A phone that asks twice with its *secret* gets the first answer: the code to print is told once.
    Raise NoSuchSeat where nobody sits, SeatClaimed where it is another's.
    """
    with changing(session, code) as table:
        chair = seated(session, table, seat)
        if chair.profile is not None:
            return _begun(session, chair.profile, secret)
        profile = Profile(key=new_key(), name=read_name(chair.name), made=datetime.now(UTC))
        session.add(profile)
        session.flush()
        made = admit(session, profile, _secrets(secret, profile.key))
        chair.profile = profile.key
        retell(session, table)
        return made


def _begun(session: Session, key: str, secret: str) -> Made:
    """Return whom this *secret* has made a moment ago; raise SeatClaimed when that is nobody."""
    token, code = _secrets(secret, key)
    found = person(session, key)
    try:
        opened(session, token, PHONE)
        opened(session, read_recovery(code), RECOVERY)
    except BadProfile as error:
        raise SeatClaimed() from error
    if datetime.now(UTC) - found.made > AGAIN:
        raise SeatClaimed()
    return Made(Held(found, token), code)


def _secrets(secret: str, key: str) -> Secrets:
    """Return the secrets of the person known as *key*, which only *secret* tells."""
    token = hmac.digest(secret.encode(), f"phone {key}".encode(), "sha256").hex()
    return token, same_recovery(hmac.digest(secret.encode(), f"code {key}".encode(), "sha256"))
