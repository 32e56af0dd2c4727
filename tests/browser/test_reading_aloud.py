"""A whole game by what a screen reader says: roles and names, and keys where they lead."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone
from tests.browser.people import ENDED, wait_for_the_answer
from tests.browser.phones import TOO_QUICK, Looks
from tests.browser.tables import reseed

CHOSEN = re.compile("^(Complete|Collect|Pay|Choose|Take|Write|Roll|Reroll|Keep|Mark|Count)\\b")
"""How buttons begin that do what was chosen."""


def _open_a_table(page: Page) -> str:
    """Open a table for sheet D, and return its code."""
    page.goto("/")
    page.get_by_role("link", name="New table").press("Enter")
    page.get_by_role("textbox", name="Your name").fill("Marta")
    page.get_by_role("radio", name=re.compile("^D Craters of the Moon")).press("Space")
    page.get_by_role("button", name="Open the table").press("Enter")
    return page.locator(".big-code").inner_text().replace("-", "")


def _write_an_animal(page: Page) -> None:
    """Take the first hex that is read out, whose name has to be its own."""
    expect(page.locator("#told")).to_contain_text("hex")
    hexes = page.get_by_role("tabpanel", name="Sheet").get_by_role("button")
    name = hexes.first.get_attribute("aria-label") or ""
    assert re.search(r"\b[a-i]\d+\b", name)
    page.get_by_role("button", name=name, exact=True).press("Enter")


def _complete_a_card(page: Page) -> None:
    cards = page.get_by_role("tabpanel", name="Market").get_by_role("radio")
    if not cards.count():
        page.get_by_role("button", name="Skip").press("Enter")
        return
    cards.first.press("Space")
    _do_what_is_chosen(page)


def _do_what_is_chosen(page: Page) -> None:
    page.get_by_role("button", name=CHOSEN).and_(page.locator("[data-main]")).press("Enter")
    if page.get_by_role("alert").is_visible():
        page.keyboard.press("Enter")


def _answer(page: Page) -> None:
    turn = page.locator("#turn")
    before = turn.get_attribute("data-step")
    match turn.get_attribute("data-how"):
        case "tap":
            _write_an_animal(page)
        case "cards":
            _complete_a_card(page)
        case "ready":
            page.get_by_role("button", name="Ready").press("Enter")
        case _:
            expect(page.get_by_role("radio", checked=True)).not_to_have_count(0)
            _do_what_is_chosen(page)
    wait_for_the_answer(page, before)


@pytest.mark.long
def test_twenty_rounds_are_played_by_what_is_read_aloud(
    new_phone: NewPhone, maker: sessionmaker[Session]
) -> None:
    phone = new_phone(Looks(seed=1))
    phone.forgive(TOO_QUICK)
    page = phone.page
    code = _open_a_table(page)
    with maker() as session:
        reseed(session, code)
    page.get_by_role("button", name="Start alone").press("Enter")
    expect(page.get_by_role("heading", name="Round 1 of 20")).to_be_visible()
    while not page.locator(ENDED).is_visible():
        _answer(page)
    table = page.get_by_role("region", name="Scores").get_by_role("table")
    expect(table.get_by_role("rowheader", name="Total")).to_be_visible()
