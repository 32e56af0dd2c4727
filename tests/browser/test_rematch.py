"""Another game with the same people, in one tap."""

import re

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.tables import brought, over, seated


def _after_a_game(maker: sessionmaker[Session], sit: Sit) -> tuple[Person, Person]:
    """Return Marta and Jonas, who look at the end of their game."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
        brought(session, evening, over, style="greedy")
    return sit(evening, 0), sit(evening, 1)


def test_one_tap_opens_the_next_table_and_the_others_follow(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    marta, jonas = _after_a_game(maker, sit)
    marta.taps("Play again with the same people")
    jonas.sees("Sit down there")
    # What the phone adds to the first throw outlives the news that showed this button.
    expect(jonas.page.locator(".again input[name=nonce]")).to_have_value(
        re.compile("^[0-9a-f]{24}$")
    )
    jonas.taps("Sit down there")
    marta.taps("Start with 2 players")
    for person in (marta, jonas):
        expect(person.page.get_by_role("heading", name="Round 1 of 20")).to_be_visible()


def test_news_of_the_next_table_closes_no_sheet_that_somebody_reads(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    marta, jonas = _after_a_game(maker, sit)
    jonas.page.locator("#sheet-0 > summary").tap()
    marta.taps("Play again with the same people")
    marta.sees("New table")
    jonas.sees("Sit down there")
    expect(jonas.page.locator("#sheet-0 svg.sheet")).to_be_visible()
