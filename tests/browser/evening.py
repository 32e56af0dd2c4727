"""Whole evenings: people gather round a table and play it to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone
from tests.browser.people import ENDED, Person
from tests.browser.phones import TOO_QUICK, Looks
from tests.browser.tables import PEOPLE, reseed


def gathered(new_phone: NewPhone, names: Sequence[str] = PEOPLE) -> list[Person]:
    """Give everybody a phone, the same ones every time."""
    people = [Person(name, new_phone(Looks(seed=at))) for at, name in enumerate(names)]
    for person in people:
        person.phone.forgive(TOO_QUICK)
    return people


def begin(people: Sequence[Person], maker: sessionmaker[Session], **choices: str) -> str:
    """Let the first open a table, the others join it, and the first start; return its code."""
    host, *guests = people
    code = host.opens_a_table(**choices)
    with maker() as session:
        reseed(session, code)
    for guest in guests:
        guest.joins(code)
    host.taps("Start")
    for person in people:
        person.waits_until_asked()
    return code


def play_to_the_end(people: Sequence[Person], random: Random) -> None:
    """Let everybody answer whatever the phones ask, until they show the end."""
    while not people[0].page.locator(ENDED).is_visible():
        for person in people:
            person.waits_until_asked()
            while person.is_asked():
                person.answers(random)
