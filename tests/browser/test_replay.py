"""The replay on a screen: by slider, by keys and by taps, each step an address of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone
from tests.store.evenings import Evening, gather, play_on


@pytest.fixture(scope="module")
def evening(maker: sessionmaker[Session]) -> Evening:
    with maker() as session:
        evening = gather(session, seats=1)
        play_on(session, evening)
    return evening


@pytest.fixture
def page(new_phone: NewPhone, evening: Evening) -> Page:
    page = new_phone().page
    page.goto(f"/t/{evening.code}/replay?step=0")
    return page


def sees_step(page: Page, number: int | str) -> None:
    expect(page.locator(".frame")).to_have_attribute("data-step", str(number))


def test_keys_go_step_by_step_and_to_both_ends(page: Page) -> None:
    last = page.locator(".frame").get_attribute("data-last") or ""
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        sees_step(page, step)
    page.keyboard.press("Home")
    sees_step(page, 0)


def test_page_keys_go_round_by_round(page: Page) -> None:
    page.keyboard.press("PageDown")
    expect(page.locator(".told-step b")).to_have_text("Round 1")
    page.keyboard.press("PageDown")
    expect(page.locator(".told-step b")).to_have_text("Round 2")


def test_the_slider_shows_the_step_and_keeps_the_focus(page: Page) -> None:
    slider = page.get_by_role("slider")
    slider.fill("30")
    sees_step(page, 30)
    expect(page).to_have_url(re.compile(r"step=30"))
    expect(slider).to_have_value("30")


def test_a_tap_on_the_arrow_goes_on(page: Page) -> None:
    page.get_by_role("link", name="One step on").tap()
    sees_step(page, 1)
    page.reload()
    sees_step(page, 1)


def test_a_tap_on_a_sign_says_what_it_means(page: Page) -> None:
    sign = page.locator(".drawn use[aria-label]:not([data-space])").first
    sign.click(force=True)
    expect(page.locator(".saying")).to_have_text(sign.get_attribute("aria-label") or "no sign")
