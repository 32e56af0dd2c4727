"""The pages around the trail in a browser: games, figures, paper, challenges, files."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.papers import write_paper
from rollwrite.store.profiles import make
from tests.browser.conftest import NewPhone
from tests.screenshots.stage import paper_game
from tests.store.whole_games import lay_down, whole_game


@pytest.fixture(scope="module")
def code(maker: sessionmaker[Session]) -> str:
    """The code that Zofia has printed, who has played a game at a table and one on paper."""
    with maker() as session:
        made = make(session, "Zofia")
        lay_down(session, whole_game({"sheet": "hills-c"}), made.held.person.key)
        write_paper(session, made.held.person.key, paper_game(3))
    return made.code


def test_a_game_of_the_past_is_replayed(page: Page) -> None:
    page.goto("/games?sheet=hills-c")
    page.locator("a.row[href*='/games/']").tap()
    page.get_by_role("link", name="Replay").tap()
    expect(page.locator(".frame")).to_have_attribute("data-step", "0")


def test_the_figures_are_drawn_and_can_be_read_as_a_table(page: Page) -> None:
    page.goto("/statistics")
    expect(page.locator("svg.plot")).to_have_count(2)
    page.get_by_text("The scores as a table").first.tap()
    expect(page.locator("details[open] td").first).to_be_visible()


def test_a_paper_game_is_entered_and_marked(page: Page) -> None:
    page.goto("/paper?sheet=hills-a&quest=free")
    for field in page.locator("input[name^=line-]").all():
        field.fill("1")
    page.locator("input[name=total]").fill("7")
    page.get_by_role("button", name="Keep this game").tap()
    page.wait_for_url(re.compile("/games/[A-Z]+$"))
    expect(page.get_by_text("entered by hand")).to_be_visible()


def test_a_challenge_is_set_shared_and_played(new_phone: NewPhone, page: Page) -> None:
    page.goto("/challenges/new")
    page.get_by_role("button", name="Set the challenge").tap()
    page.wait_for_url(re.compile("/c/[A-Z]+$"))
    other = new_phone().page
    other.goto(page.url[page.url.index("/c/") :])
    other.get_by_label("Your name").fill("Ada")
    other.get_by_role("button", name="Play").tap()
    other.wait_for_url(re.compile("/t/[A-Z]+"))
    expect(other.locator(".dice").first).to_be_visible()


def test_a_shared_trail_runs_beside_the_own_one(new_phone: NewPhone, page: Page) -> None:
    page.goto("/trail/group")
    page.get_by_role("button", name="Share the trail").tap()
    link = page.locator("#link").text_content() or ""
    other = new_phone().page
    other.goto(link[link.index("/trail/shared") :])
    expect(other.get_by_text("Zofia lets you look at this trail.")).to_be_visible()
    other.get_by_role("button", name="Put it beside mine").tap()
    expect(other.locator(".legend")).to_contain_text("Zofia")


def test_a_file_brings_everything_back(new_phone: NewPhone, page: Page) -> None:
    page.goto("/me")
    with page.expect_download() as saving:
        page.get_by_role("link", name="All, packed").tap()
    other = new_phone().page
    other.goto("/me/import")
    other.locator("input[type=file]").set_input_files(saving.value.path())
    other.get_by_role("button", name="Bring it in").tap()
    expect(other.locator(".printed-code b")).to_have_count(4)
    other.goto("/games")
    expect(other.locator("a.row[href*='/games/']")).to_have_count(page_games(page))


def page_games(page: Page) -> int:
    page.goto("/games")
    return page.locator("a.row[href*='/games/']").count()
