"""The people whose trails this phone keeps: a family on one phone, one of them in front."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from flask import session as cookie
from sqlalchemy.orm import Session

from rollwrite.store.claims import claim_seat
from rollwrite.store.errors import AlreadyHere, BadProfile, SeatClaimed
from rollwrite.store.passes import viewed
from rollwrite.store.profiles import Held, Person, holders
from rollwrite.web.backstage import backstage
from rollwrite.web.limits import caller

MOST_PEOPLE = 8
"""How many a phone keeps; a cookie holds about four thousand letters."""
MOST_FRIENDS = 6
_PEOPLE, _FRIENDS = "people", "friends"


def people_here(session: Session) -> tuple[Person, ...]:
    """Return everybody whom this phone keeps, whoever is in front first."""
    kept = _kept()
    return holders(session, list(kept.values())) if kept else ()


def people_now() -> tuple[Person, ...]:
    """Return everybody whom this phone keeps, read in a session of its own."""
    with backstage().sessions() as session:
        return people_here(session)


@contextmanager
def guessing(word: str) -> Iterator[None]:
    """Count *word* against the caller when it is nobody's; raise TooMany for one guess too many."""
    limits = backstage().limits
    limits.look("codes", caller())
    try:
        yield
    except BadProfile:
        limits.note("codes", caller(), word)
        raise


def front(session: Session) -> Person | None:
    """Return who is in front; None where this phone keeps nobody."""
    return next(iter(people_here(session)), None)


def me(session: Session) -> Person:
    """Return who is in front; raise BadProfile where this phone keeps nobody."""
    found = front(session)
    if found is None:
        raise BadProfile()
    return found


def person_here(session: Session, key: str) -> Person:
    """Return the person called *key*; raise BadProfile unless this phone keeps that one."""
    found = [person for person in people_here(session) if person.key == key]
    if not found:
        raise BadProfile()
    return found[0]


def secret_of(person: Person) -> str:
    """Return the secret by which this phone keeps *person*."""
    return _kept()[person.key]


def bring(held: Held) -> None:
    """Let this phone keep somebody, and put them in front."""
    _keep({held.person.key: held.token} | _without(held.person.key))


def step_forward(person: Person) -> None:
    """Put *person* in front of all whom this phone keeps."""
    _keep({person.key: _kept()[person.key]} | _without(person.key))


def let_go(person: Person) -> None:
    """Let this phone no longer keep *person*."""
    _keep(_without(person.key))


def group_here(session: Session) -> tuple[Person, ...]:
    """Return this phone's people, and then those who shared a trail with it."""
    everybody = {person.key: person for person in people_here(session)}
    everybody |= {person.key: person for person in friends(session).values()}
    return tuple(everybody.values())


def friends(session: Session) -> dict[str, Person]:
    """Return who has shared a trail with this phone, by the word; void ones are forgotten."""
    found = {}
    for word in friends_here():
        try:
            found[word] = viewed(session, word)
        except BadProfile:
            part(word)
    return found


def claim_by_itself(session: Session, code: str, seat: int) -> None:
    """Let a new seat be the game of this phone's one person, unless that one sits there already."""
    people = people_here(session)
    if len(people) == 1:
        with suppress(AlreadyHere, SeatClaimed):
            claim_seat(session, code, seat, people[0].key)


def friends_here() -> tuple[str, ...]:
    """Return the words of the trails that others have shared with this phone."""
    return tuple(cookie.get(_FRIENDS, ()))


def befriend(word: str) -> None:
    """Keep the *word* of a shared trail; the one that was kept longest goes."""
    _be_friends([word, *(each for each in friends_here() if each != word)])


def part(word: str) -> None:
    """Forget the *word* of a shared trail."""
    _be_friends([each for each in friends_here() if each != word])


def _be_friends(words: list[str]) -> None:
    cookie[_FRIENDS] = words[:MOST_FRIENDS]
    cookie.permanent = True


def _kept() -> dict[str, str]:
    kept: list[tuple[str, str]] = cookie.get(_PEOPLE, [])
    return dict(kept)


def _without(key: str) -> dict[str, str]:
    return {each: token for each, token in _kept().items() if each != key}


def _keep(kept: dict[str, str]) -> None:
    """Keep them as pairs, because a cookie sorts the keys of what is named."""
    cookie[_PEOPLE] = list(kept.items())[:MOST_PEOPLE]
    cookie.permanent = True
