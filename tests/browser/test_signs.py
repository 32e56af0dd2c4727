"""A word on tap for every sign and icon, on all sheets and beside them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone, Sit
from tests.browser.rounds import offered
from tests.browser.tables import brought, over, seated

SIGNS = "svg.sheet :is(use, rect)[aria-label]:not([data-space])"
BESIDE = 3
"""Pixels beside the middle of a sign that is smaller than a finger."""


def _tap_at(page: Page, sign: Locator) -> None:
    """Tap almost in the middle of a *sign*, whatever takes the tap there."""
    sign.evaluate("(sign) => sign.scrollIntoView({ block: 'center' })")
    room = sign.bounding_box()
    assert room is not None
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 2
    page.touchscreen.tap(x + BESIDE, y)


def _every_sign_says_what_it_means(page: Page, sheet: str) -> None:
    for fold in page.locator(f"{sheet} .fold > summary").all():
        fold.tap()
    signs = page.locator(f"{sheet} {SIGNS}")
    assert signs.count() >= 5
    for sign in signs.all():
        _tap_at(page, sign)
        expect(page.locator(".saying")).to_have_text(sign.get_attribute("aria-label") or "")


@pytest.mark.parametrize("letter", "abcd")
def test_a_tap_on_a_sign_of_the_sheet_says_what_it_means(
    maker: sessionmaker[Session], sit: Sit, letter: str
) -> None:
    with maker() as session:
        marta = sit(offered(session, letter, "rivers3"))
    marta.opens("Sheet")
    _every_sign_says_what_it_means(marta.page, "#sheet")


@pytest.mark.parametrize("letter", "abcd")
def test_a_sheet_of_a_game_that_is_over_still_says_what_its_signs_mean(
    maker: sessionmaker[Session], sit: Sit, letter: str
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": f"hills-{letter}"}, ("Marta", "Jonas"))
        brought(session, evening, over, style="greedy")
    page = sit(evening).page
    page.locator("#sheet-1 > summary").tap()
    _every_sign_says_what_it_means(page, "#sheet-1")
    page.get_by_role("heading", name="The sheets").tap()
    expect(page.locator(".saying")).to_be_hidden()


def test_the_number_of_a_region_says_what_the_region_earns(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "d", "rivers3"))
    marta.opens("Sheet")
    _tap_at(marta.page, marta.page.locator('.s-above [aria-label^="region 7,"]'))
    marta.sees("region 7, earns 5 points, 1 hawk")


def test_a_hex_beside_a_sign_says_what_the_hex_is(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "d", "rivers3"))
    marta.opens("Sheet")
    _tap_at(marta.page, marta.page.locator('[data-space="d4"]'))
    marta.sees("d4, rivers, empty")


def test_who_only_watches_is_told_what_a_sign_and_a_hex_mean(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = offered(session, "d", "rivers3")
    page = new_phone().page
    page.goto(f"/t/{evening.code}")
    for sign in ('.s-above [aria-label^="region 7,"]', '[data-space="d4"]'):
        named = page.locator(sign)
        _tap_at(page, named)
        expect(page.locator(".saying")).to_have_text(named.get_attribute("aria-label") or "")


def test_cones_say_how_many_they_are_and_are_read_once(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers1-bear1-token2"))
    cones = marta.page.locator(".offer .cones")
    expect(cones.get_by_role("img")).to_have_count(0)
    cones.tap()
    expect(marta.page.locator(".saying")).to_have_text("2 cones")


def test_dice_and_tally_of_a_replay_say_what_they_are_and_its_dock_hides_it_not(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
        brought(session, evening, over, style="greedy")
    page = sit(evening).page
    page.goto(f"/t/{evening.code}/replay?step=40")
    saying, dock = page.locator(".saying"), page.locator(".pace-dock")
    for named in (page.locator(".thrown .die").first, page.locator(".holds li").first):
        _tap_at(page, named)
        expect(saying).to_have_text(named.get_attribute("aria-label") or "")
        told, foot = saying.bounding_box(), dock.bounding_box()
        assert told
        assert foot
        above = told["y"] + told["height"] <= foot["y"]
        assert above or foot["y"] + foot["height"] <= told["y"]
    page.locator(".told-step").tap()
    expect(saying).to_be_hidden()
