"""The dice check: every roll is made again on the phone."""

import re

from playwright.sync_api import expect
from sqlalchemy import update
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.models import Table
from tests.browser.conftest import NewPhone
from tests.browser.people import Person
from tests.browser.tables import brought, over, seated


def test_the_seal_is_seen_before_the_phones_send_their_words(new_phone: NewPhone) -> None:
    marta, jonas = (Person(name, new_phone()) for name in ("Marta", "Jonas"))
    code = marta.opens_a_table()
    marta.page.locator("#sealed summary").tap()
    seal = marta.page.locator("#sealed .link").inner_text()
    jonas.joins(code)
    marta.sees("2 players")
    expect(marta.page.locator("#sealed .link")).to_be_visible()
    marta.taps("Dice check")
    expect(marta.page.locator("#seal")).to_have_text(seal)
    marta.page.go_back()
    marta.taps("Start with 2 players")
    marta.sees("Round 1 of 20")
    marta.page.goto(f"/t/{code}/check")
    expect(marta.page.locator("dl dd")).to_have_text([seal, "2 from phones"])


def test_every_roll_of_a_game_that_is_over_is_as_sealed(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, over, style="greedy")
    page = new_phone().page
    page.goto(f"/t/{evening.code}/check")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^(\d+) of \1 rolls are as sealed"))


def test_a_secret_number_that_was_changed_after_the_seal_is_found(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, over, style="greedy")
        changed = update(Table).where(Table.code == evening.code)
        session.execute(changed.values(seed="0dd5" * 16))
        session.commit()
    page = new_phone().page
    page.goto(f"/t/{evening.code}/check")
    expect(page.get_by_role("status")).to_contain_text("The number does not fit the seal.")
