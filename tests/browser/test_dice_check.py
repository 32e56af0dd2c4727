"""The dice check: every roll is made again on the phone."""

import re

from playwright.sync_api import expect
from sqlalchemy import update
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.models import Table
from tests.browser.conftest import NewPhone
from tests.browser.tables import brought, over, seated


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
