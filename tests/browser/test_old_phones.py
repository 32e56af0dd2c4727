"""Phones of some years ago: what their browsers lack is done without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from tests.browser.conftest import NewPhone
from tests.browser.people import Person
from tests.browser.server import Server
from tests.browser.tables import asked, brought, seated

LACKING = """
delete Element.prototype.checkVisibility;
delete HTMLElement.prototype.popover;
"""
"""What Safari has only since 17 and 17.4."""


@pytest.fixture
def old_phone(new_phone: NewPhone) -> Person:
    marta = Person("Marta", new_phone())
    marta.page.add_init_script(LACKING)
    return marta


def test_news_and_moves_are_shown_without_a_complaint(
    maker: sessionmaker[Session], server: Server, old_phone: Person
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
        brought(session, evening, asked(CollectAnimals))
    old_phone.phone.takes(server.way_to(evening.code, evening.taken[0].token))
    old_phone.page.goto(f"/t/{evening.code}")
    before = int(old_phone.page.locator("#view").get_attribute("data-number") or 0)
    old_phone.taps("Collect")
    old_phone.page.locator("#turn:not([data-how=rows])").wait_for()
    assert before < int(old_phone.page.locator("#view").get_attribute("data-number") or 0)


def test_a_seat_is_opened_and_closed_in_the_lobby(old_phone: Person) -> None:
    old_phone.opens_a_table()
    # The browser of the tests opens popovers by itself: without the attribute it does not.
    old_phone.page.evaluate("""() => {
      for (const each of document.querySelectorAll("[popovertarget]")) {
        const target = document.getElementById(each.getAttribute("popovertarget"));
        target.removeAttribute("popover");
      }
    }""")
    panel = old_phone.page.locator("#seat-free")
    old_phone.taps("7 seats free")
    expect(panel).to_have_class("panel keeps open")
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_have_class("panel keeps")
