"""Phones that were locked, reloaded or closed show the right sheet again by themselves."""

import re

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import offered
from tests.browser.tables import seated

STREAM = re.compile(r"/stream\b")

# A browser of the tests has no lock: the page is told what a real one tells it.
SEEN = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def _falls_asleep(person: Person) -> None:
    """Lock the phone: nothing comes down its stream any more, and nobody tells it so."""
    person.page.route(STREAM, lambda route: None)
    person.page.reload()
    person.page.evaluate(SEEN, "hidden")


def test_a_phone_that_slept_through_a_move_shows_it_when_it_is_unlocked(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "b", "rivers3")
    asleep, awake, tablet = sit(evening), sit(evening), sit(evening)
    _falls_asleep(asleep)
    tablet.completes("Rivers 3")
    for person in (tablet, awake):
        person.sees_space("e3", "marked")
    asleep.sees_space("e3", "empty")
    asleep.page.evaluate(SEEN, "visible")
    asleep.sees_space("e3", "marked")


def test_a_page_that_is_reloaded_in_mid_turn_asks_the_same_question(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.completes("Rivers 3")
    marta.taps_place("mark c5")
    marta.sees("Tap 2 river hexes")
    marta.page.reload()
    marta.sees("Tap 2 river hexes")
    marta.sees_space("c5", "marked: rivers")


def test_a_browser_that_was_closed_finds_its_table_at_home(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "b", "rivers3")
    marta = sit(evening)
    marta.page.close()
    marta.phone.page = marta.phone.context.new_page()
    marta.page.goto("/")
    marta.taps(f"Back to {evening.code[:3]}-{evening.code[3:]}")
    expect(marta.page.get_by_role("heading", name="Round 1 of 20")).to_be_visible()


@pytest.mark.parametrize("secure", [True, False])
def test_without_https_the_lobby_says_that_phones_lock_by_themselves(
    maker: sessionmaker[Session], sit: Sit, secure: bool
) -> None:
    with maker() as session:
        marta = sit(seated(session, {"sheet": "hills-a"}, ("Marta",)))
    # The tests' own address counts as secure: the page is told what one of a home network tells.
    marta.page.add_init_script(
        f'Object.defineProperty(window, "isSecureContext", {{ value: {str(secure).lower()} }});'
    )
    marta.page.reload()
    expect(marta.page.get_by_text("Your phone may lock by itself")).to_be_visible(
        visible=not secure
    )
