"""Passes: how a person gets to another phone, gets back, and lets others look."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from rollwrite.store.database import writing
from rollwrite.store.people import Pass
from rollwrite.store.profiles import LINK, PHONE, RECOVERY, VIEW, Held, Person, grant, opened
from rollwrite.store.words import hash_of, new_recovery, new_token, read_recovery

CARRIED = timedelta(minutes=15)
"""How long a link to another phone is good."""
EVER = timedelta(days=36_500)
"""How long a link to look is good that nobody takes back."""
MOST_LINKS = 8
"""Links of a person of one kind; with another the oldest is void."""


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
        _grant_one_more(session, key, LINK, word, CARRIED)
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
        _grant_one_more(session, key, VIEW, word, EVER)
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


def _grant_one_more(session: Session, key: str, use: str, word: str, lives: timedelta) -> None:
    """Let *word* open the profile too, and the oldest one of its kind no more."""
    grant(session, key, use, word, datetime.now(UTC) + lives)
    session.flush()
    links = select(Pass.hash).where(Pass.profile == key, Pass.use == use)
    newest = links.order_by(Pass.until.desc().nulls_last()).limit(MOST_LINKS)
    kept = list(session.scalars(newest))
    older = (Pass.profile == key, Pass.use == use, Pass.hash.not_in(kept))
    session.execute(delete(Pass).where(*older))


def _revoke(session: Session, key: str, use: str) -> None:
    session.execute(delete(Pass).where(Pass.profile == key, Pass.use == use))
