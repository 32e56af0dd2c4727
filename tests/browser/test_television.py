"""The television follows the table by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.i18n import LANGUAGES
from rollwrite.store.sitting import Sitting
from tests.browser.conftest import NewPhone
from tests.browser.evening import gathered
from tests.browser.phones import Looks, Phone
from tests.browser.tables import Wanted, brought, over, seated

EIGHT = tuple(f"Maximilian-Alexander-{n}" for n in range(8))
BEYOND = """() => [...document.querySelectorAll("main.tv *:not(.behind, .behind *)")]
  .filter((part) => {
    const { right, bottom } = part.getBoundingClientRect();
    return right > innerWidth + 1 || bottom > innerHeight + 1;
  })
  .map((part) => part.outerHTML.slice(0, 80))"""
"""What lies beyond the right or the lower edge; only the landscape may."""
LONGEST = ("hills-11", "rivers-11", "hills-5", "rivers-9")
SCREENS = [(1024, 768), (1366, 768), (1920, 1080)]


@pytest.fixture
def television(new_phone: NewPhone) -> Phone:
    """A large screen that nobody touches."""
    return new_phone(Looks(width=1024, height=768, scale=1))


def test_it_goes_from_the_lobby_into_the_game(new_phone: NewPhone, television: Phone) -> None:
    marta, jonas = gathered(new_phone, ("Marta", "Jonas"))
    code = marta.opens_a_table()
    television.page.goto(f"/t/{code}/tv")
    jonas.joins(code)
    expect(television.page.get_by_text("Jonas")).to_be_visible()
    marta.taps("Start")
    expect(television.page.get_by_role("heading", level=1)).to_contain_text("Round 1")


def test_it_says_who_is_still_thinking(new_phone: NewPhone, television: Phone) -> None:
    (marta,) = gathered(new_phone, ("Marta",))
    code = marta.opens_a_table()
    marta.taps("Start")
    marta.waits_until_asked()
    television.page.goto(f"/t/{code}/tv")
    expect(television.page.get_by_role("status").last).to_have_text("Waiting for Marta.")


def late(sitting: Sitting) -> bool:
    """Want a table where four cards lie and somebody is asked."""
    return bool(sitting.table.common.on.round > 4 and sitting.table.common.on.thrown)


@pytest.mark.parametrize("wanted", [late, over])
def test_everything_is_in_sight_on_any_screen(
    television: Phone, maker: sessionmaker[Session], wanted: Wanted
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-b"}, EIGHT)
        brought(session, evening, wanted, "random")
    page = television.page
    page.goto(f"/t/{evening.code}/tv")
    beyond = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        beyond[width] = page.evaluate(BEYOND)
    assert {1024: [], 1366: [], 1920: []} == beyond


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_supplements_are_in_sight_in_every_language(
    new_phone: NewPhone, maker: sessionmaker[Session], lang: str
) -> None:
    setup: dict[str, object] = {"sheet": "hills-b", "edition": "both", "supplements": list(LONGEST)}
    with maker() as session:
        evening = seated(session, setup)
        brought(session, evening, late)
    television = new_phone(Looks(width=1024, height=768, scale=1, locale=lang))
    television.page.goto(f"/t/{evening.code}/tv")
    assert (4, []) == (
        television.page.locator(".lying > li").count(),
        television.page.evaluate(BEYOND),
    )
