"""What those hear who listen: what has changed, once, in a place that was there before."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import Person
from tests.browser.rounds import offered
from tests.browser.tables import asked, brought, seated
from tests.store.evenings import Evening

COUNT = """() => {
  window.heard = [];
  const place = document.getElementById("connection");
  const hear = new MutationObserver(() => window.heard.push(place.textContent));
  hear.observe(place, { childList: true });
}"""


def _hears(page: Page, words: str) -> None:
    expect(page.locator("#told")).to_have_text(re.compile(words))


def _two(session: Session) -> Evening:
    evening = seated(session, {"sheet": "hills-b"}, ("Marta", "Jonas"))
    brought(session, evening, asked(CollectAnimals))
    return evening


def _ends_the_round(person: Person) -> None:
    asked = ""
    while asked != "ready":
        asked = person.page.locator("#turn").get_attribute("data-how") or ""
        person.answers(Random(1))


def test_the_next_round_is_told_with_its_dice_and_its_question(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = _two(session)
    marta, jonas = sit(evening, 0), sit(evening, 1)
    for person in (marta, jonas):
        _ends_the_round(person)
    _hears(marta.page, r"^Round 2 of 20\. For everybody, .*\. Yours, .*\. What do you collect\?$")


def test_what_was_collected_and_taken_back_is_told(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(_two(session))
    animal = marta.page.locator("[data-main]").inner_text().split()[-1].removesuffix("s")
    marta.taps("Collect")
    _hears(marta.page, rf"^\d+ {animal}")
    marta.page.locator("button[name=undo]").tap()
    _hears(marta.page, r"^Taken back\. .*What do you collect")


def test_a_note_is_told_where_a_place_for_it_was_before(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "a", "rivers1"))
    said = marta.page.get_by_role("status").and_(marta.page.locator(".saying"))
    expect(said).to_have_text("")
    marta.page.locator(".cones, .plate").first.tap()
    expect(said).not_to_have_text("")


def test_who_waits_hears_who_comes_and_who_is_gone(new_phone: NewPhone) -> None:
    marta, jonas = Person("Marta", new_phone()), Person("Jonas", new_phone())
    code = marta.opens_a_table()
    jonas.joins(code)
    _hears(marta.page, "Jonas")


def test_a_connection_that_stays_lost_is_told_once(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.phone.forgive("ERR_INTERNET_DISCONNECTED|htmx:(sendError|afterRequest)")
    marta.sees("Connected")
    marta.page.evaluate(COUNT)
    marta.phone.context.set_offline(True)
    marta.sees("No connection.")
    with marta.page.expect_event("requestfailed"), marta.page.expect_event("requestfailed"):
        pass
    assert ["No connection. Your marks are kept and sent when it returns."] == marta.page.evaluate(
        "window.heard"
    )


def test_who_has_pressed_what_is_gone_stays_where_questions_are_asked(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "a", "rivers1"))
    marta.page.get_by_role("button", name="Skip").evaluate("(b) => { b.focus(); b.click(); }")
    marta.sees("Ready")
    assert marta.page.evaluate("document.activeElement.closest('#turn') !== null")
