"""Passes: how a person gets to another phone, gets back, and lets others look."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session

from rollwrite.store.database import writing
from rollwrite.store.people import Pass
from rollwrite.store.profiles import LINK, PHONE, RECOVERY, VIEW, Held, Person, grant, opened
from rollwrite.store.words import hash_of, new_recovery, new_token, read_recovery

CARRIED = timedelta(minutes=15)
"""How long a link to another phone is good."""


def renew_code(session: Session, key: str) -> str:
    """Return a new code to print; the one before is void."""
    code = new_recovery()
    with writing(session):
        _revoke(session, key, RECOVERY)
        grant(session, key, RECOVERY, read_recovery(code))
    return code


def recover(session: Session, code: str) -> Held:
    """Let this phone act for whom the printed *code* belongs to; raise BadProfile otherwise."""
    with writing(session):
        return _held(session, opened(session, read_recovery(code), RECOVERY))


def carry(session: Session, key: str) -> str:
    """Return the word of a link that opens the profile on one other phone, soon."""
    word = new_token()
    with writing(session):
        grant(session, key, LINK, word, datetime.now(UTC) + CARRIED)
    return word


def arrive(session: Session, word: str) -> Held:
    """Let this phone act for whom the link with *word* belongs to; it is then used up."""
    with writing(session):
        found = opened(session, word, LINK)
        session.execute(delete(Pass).where(Pass.hash == hash_of(word)))
        return _held(session, found)


def share(session: Session, key: str) -> str:
    """Return the word of a link by which anybody may look at the trail."""
    word = new_token()
    with writing(session):
        grant(session, key, VIEW, word)
    return word


def viewed(session: Session, word: str) -> Person:
    """Return whose trail the link with *word* shows; raise BadProfile when it shows none."""
    return opened(session, word, VIEW)


def unshare(session: Session, key: str) -> None:
    """Take back every link by which others look at the trail."""
    with writing(session):
        _revoke(session, key, VIEW)


def _held(session: Session, person: Person) -> Held:
    token = new_token()
    grant(session, person.key, PHONE, token)
    return Held(person, token)


def _revoke(session: Session, key: str, use: str) -> None:
    session.execute(delete(Pass).where(Pass.profile == key, Pass.use == use))
