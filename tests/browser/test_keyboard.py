"""Whole games by keyboard alone: Tab, the arrows, Space and Enter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import ENDED, wait_for_the_answer
from tests.browser.phones import TOO_QUICK, Looks
from tests.browser.rounds import offered
from tests.browser.tables import reseed

MOST = 150
"""So many times Tab leads to everything on a page."""
FOCUSED = "(wanted) => document.activeElement?.matches(wanted) ?? false"


def _reach(page: Page, wanted: str) -> None:
    """Press Tab until what matches *wanted* has the focus, and nothing else has been touched."""
    for _ in range(MOST):
        if page.evaluate(FOCUSED, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not lead to {wanted}")


def _press(page: Page, wanted: str, key: str = "Enter") -> None:
    _reach(page, wanted)
    page.keyboard.press(key)


def _open_a_table(page: Page, sheet: str) -> str:
    """Open a table for a *sheet*, and return its code."""
    page.goto("/")
    _press(page, "a.tile.new")
    page.wait_for_url("**/new")
    _reach(page, "input[name=name]")
    page.keyboard.type("Marta")
    _reach(page, "input[name=sheet]")
    for _ in "ABCD"[: "ABCD".index(sheet)]:
        page.keyboard.press("ArrowRight")
    _press(page, "button[form=new]")
    return page.locator(".big-code").inner_text().replace("-", "")


def _confirm(page: Page) -> None:
    """Press what is to be done, again when the page has warned of it."""
    _press(page, "[data-main]")
    if page.locator(".warning").is_visible():
        page.keyboard.press("Enter")


def _answer(page: Page) -> None:
    turn = page.locator("#turn")
    before = turn.get_attribute("data-step")
    match turn.get_attribute("data-how"):
        case "tap":
            _press(page, "#sheet [data-move]")
        case "cards" if page.locator("#market input[name=pick]").count():
            _reach(page, "#market input[name=pick]")
            page.keyboard.press("Space")
            _confirm(page)
        case "cards":
            _press(page, ".aside")
        case "ready":
            _press(page, "button.main")
        case _:
            _press(page, "[data-main]")
    wait_for_the_answer(page, before)


@pytest.mark.long
@pytest.mark.parametrize("sheet", ["B", "C"])
def test_twenty_rounds_are_played_without_touching_the_screen(
    new_phone: NewPhone, maker: sessionmaker[Session], sheet: str
) -> None:
    phone = new_phone(Looks(seed=1))
    phone.forgive(TOO_QUICK)
    page = phone.page
    code = _open_a_table(page, sheet)
    with maker() as session:
        reseed(session, code)
    _press(page, "button.main")
    page.locator("#turn").wait_for()
    while not page.locator(ENDED).is_visible():
        _answer(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_escape_folds_the_company_away_and_stays_there(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        page = sit(offered(session, "a", "rivers1")).page
    page.locator(".mates > summary").press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".mates a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".mates > summary")).to_be_focused()
    expect(page.locator(".mates")).not_to_have_attribute("open", "")
