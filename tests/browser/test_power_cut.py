"""A server that is killed: nothing that was confirmed is lost, and every phone comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from sqlalchemy.orm import Session

from rollwrite.store.database import connect, sessions
from rollwrite.store.tables import sit as sitting_of
from tests.browser.people import Person
from tests.browser.phones import Looks, Phone
from tests.browser.rounds import offered
from tests.browser.server import Server

TROUBLE = "ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|htmx:(sendError|afterRequest)|Failed to load"


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("mortal"))
    yield server
    server.stop()


@pytest.fixture
def session(mortal: Server) -> Iterator[Session]:
    engine = connect(mortal.database)
    with sessions(engine)() as session:
        yield session
    engine.dispose()


def test_phones_come_back_by_themselves_and_a_tap_meanwhile_counts_once(
    mortal: Server, session: Session, browser: Browser
) -> None:
    evening = offered(session, "c", "rivers3")
    phones = [Phone(browser, mortal.url, Looks()) for _ in range(2)]
    one, other = (Person("Marta", phone) for phone in phones)
    for person in (one, other):
        person.phone.forgive(TROUBLE)
        person.page.goto(mortal.way_to(evening.code, evening.taken[0].token))
        person.taps("Play as Marta")
    one.completes("Rivers 3")
    one.sees("Tap 3 river hexes")
    mortal.kill()
    one.taps_place("mark c5")
    one.sees("No connection.")
    mortal.start()
    one.sees("Tap 2 river hexes")
    other.sees_space("c5", "marked: rivers")
    lines = sitting_of(session, evening.code).written
    assert 1 == sum(line.text == "mark c5" for line in lines)
    assert [] == [complaint for phone in phones for complaint in phone.unforgiven()]
