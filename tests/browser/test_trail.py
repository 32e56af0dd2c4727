"""The trail on a phone: begun by a name, walked by taps, carried by a link."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.papers import write_paper
from rollwrite.store.profiles import make
from tests.browser.conftest import NewPhone
from tests.screenshots.stage import paper_game


@pytest.fixture(scope="module")
def code(maker: sessionmaker[Session]) -> str:
    """The code that Marta has printed, who has played one game on paper."""
    with maker() as session:
        made = make(session, "Marta")
        write_paper(session, made.held.person.key, paper_game(3))
    return made.code


def test_a_trail_begins_with_a_name_and_a_code_to_print(new_phone: NewPhone) -> None:
    page = new_phone().page
    page.goto("/trail")
    page.get_by_role("link", name="Begin a trail").tap()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Begin a trail").tap()
    expect(page.locator(".printed-code b")).to_have_count(4)
    page.get_by_role("link", name="I have it. To my trail").tap()
    expect(page.get_by_text("0 of 52")).to_be_visible()


def test_a_filled_step_tells_its_words_when_it_is_tapped(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Step 2: ")).tap()
    panel = page.locator(".told-panel:target")
    expect(panel).to_contain_text("1 March 2026, with Jonas")
    expect(page.locator(".step[href='#step-2']")).to_be_in_viewport()
    panel.get_by_role("link", name="Close").tap()
    expect(page.locator(".told-panel:target")).to_have_count(0)


def test_a_suggestion_leads_to_a_table_set_up_by_its_scenario(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Scenario 1 .* Play$")).tap()
    page.wait_for_url("**/new?*")
    expect(page.locator("[name=scenario][value='1']")).to_be_checked()
    expect(page.locator("[name=quest][value=scenario]")).to_be_checked()


def test_a_link_carries_the_trail_to_another_phone(new_phone: NewPhone, page: Page) -> None:
    page.goto("/me")
    page.get_by_role("button", name="Carry to another phone").tap()
    link = page.locator("[data-copy]").get_attribute("data-copy") or ""
    other = new_phone().page
    other.goto(link[link.index("/arrive") :])
    other.get_by_role("button", name="Bring it here").tap()
    other.wait_for_url("**/trail")
    expect(other.locator(".step.check")).to_have_count(page_steps(page))


def page_steps(page: Page) -> int:
    page.goto("/trail")
    return page.locator(".step.check").count()


def test_everything_can_be_saved_as_a_file(page: Page) -> None:
    page.goto("/me")
    with page.expect_download() as saving:
        page.get_by_role("link", name="All as JSON").tap()
    kept = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert ("Marta", 1) == (kept["name"], len(kept["papers"]))
