"""People: a name and secrets that are told once; nobody needs an account."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from rollwrite.store.columns import KEY
from rollwrite.store.database import writing
from rollwrite.store.errors import BadProfile
from rollwrite.store.people import Pass, Profile
from rollwrite.store.words import hash_of, new_recovery, new_token, read_name, read_recovery

PHONE, RECOVERY, LINK, VIEW = "phone", "recovery", "link", "view"
"""What a pass is good for: to act, to get back, to come over from another phone, to look."""

Secrets = tuple[str, str]
"""What a phone keeps of a person, and the code to print."""


class Person(Struct, frozen=True):
    """Somebody with a trail."""

    key: str
    name: str
    made: datetime


class Held(Struct, frozen=True):
    """A person and the secret by which a phone acts for them, which is told this once."""

    person: Person
    token: str


class Made(Struct, frozen=True):
    """A person who is new here, and the code to print, which is told this once."""

    held: Held
    code: str


def make(session: Session, name: str) -> Made:
    """Return a person called *name*; raise NameMissing or NameTooLong."""
    name = read_name(name)
    with writing(session):
        profile = Profile(key=new_key(), name=name, made=datetime.now(UTC))
        session.add(profile)
        session.flush()
        return admit(session, profile)


def new_key() -> str:
    """Return a key that nobody has."""
    return secrets.token_hex(KEY // 2)


def admit(session: Session, profile: Profile, secrets: Secrets | None = None) -> Made:
    """Give a person who is new here a phone's secret and a code to print."""
    token, code = secrets or (new_token(), new_recovery())
    grant(session, profile.key, PHONE, token)
    grant(session, profile.key, RECOVERY, read_recovery(code))
    return Made(Held(person_of(profile), token), code)


def grant(session: Session, key: str, use: str, secret: str, until: datetime | None = None) -> None:
    """Let *secret* open the profile called *key*, for one *use*."""
    session.add(Pass(hash=hash_of(secret), profile=key, use=use, until=until))


def opened(session: Session, secret: str, use: str) -> Person:
    """Return whom *secret* opens for this *use*; raise BadProfile when it opens nobody."""
    found = session.execute(
        select(Profile, Pass.until)
        .join(Pass, Pass.profile == Profile.key)
        .where(Pass.hash == hash_of(secret), Pass.use == use)
    ).first()
    if found is None or (found[1] is not None and found[1] <= datetime.now(UTC)):
        raise BadProfile()
    return person_of(found[0])


def person_of(profile: Profile) -> Person:
    """Return *profile* as a value."""
    return Person(profile.key, profile.name, profile.made)


def holders(session: Session, tokens: Collection[str]) -> tuple[Person, ...]:
    """Return for whom a phone with *tokens* acts, in their order; what opens nobody is left out."""
    hashes = {hash_of(token): number for number, token in enumerate(tokens)}
    rows = session.execute(
        select(Pass.hash, Profile)
        .join(Pass, Pass.profile == Profile.key)
        .where(Pass.hash.in_(hashes), Pass.use == PHONE)
    ).all()
    ordered = sorted(rows, key=lambda row: hashes[row[0]])
    return tuple(dict.fromkeys(person_of(profile) for _, profile in ordered))


def person(session: Session, key: str) -> Person:
    """Return the person known as *key*; raise BadProfile when there is none."""
    profile = session.get(Profile, key)
    if profile is None:
        raise BadProfile()
    return person_of(profile)


def rename(session: Session, key: str, name: str) -> None:
    """Let a person be called *name* from now on; at tables of the past the old name stays."""
    name = read_name(name)
    with writing(session):
        profile = session.get(Profile, key)
        if profile is None:
            raise BadProfile()
        profile.name = name


def leave(session: Session, token: str) -> None:
    """Let the phone with *token* act for the person no more."""
    with writing(session):
        session.execute(delete(Pass).where(Pass.hash == hash_of(token), Pass.use == PHONE))


def leave_elsewhere(session: Session, key: str, token: str) -> int:
    """Let only the phone with *token* act for the person; return how many others did."""
    others = (Pass.profile == key, Pass.use == PHONE, Pass.hash != hash_of(token))
    with writing(session):
        gone = session.execute(delete(Pass).where(*others).returning(Pass.hash)).all()
    return len(gone)
