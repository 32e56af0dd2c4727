"""The print page: what is chosen is seen at once, and seen as it will be printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from tests.browser.axe import violations
from tests.browser.conftest import NewPhone
from tests.browser.phones import Looks
from tests.browser.server import Server

A4 = (794, 1123)
"""As large as it is on a screen, in pixels."""
POINT = 96 / 72
"""Pixels for each point of paper."""
SPECK = 4
"""Pixels across of what is compared: edges are smoothed in different ways."""
ALIKE = 80
"""How far apart the grey of two specks may be; a letter that is missing is further."""


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    """Return a page on a screen as large as paper, with scripts or without."""
    scripts, (width, height) = getattr(request, "param", True), A4
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        locale="en-GB",
        java_script_enabled=scripts,
    )
    yield context.new_page()
    context.close()


def test_a_choice_is_seen_at_once_and_kept_in_the_address(new_phone: NewPhone) -> None:
    page = new_phone().page
    page.goto("/print")
    page.locator("label:has([name=what][value=cards])").tap()
    page.locator("label:has([name=sheet][value=D])").tap()
    page.get_by_label("How many").fill("4")
    expect(page.get_by_role("img", name="Sheet D, Craters of the Moon")).to_be_visible()
    expect(page.locator("#dock")).to_contain_text("28 sheets of paper")
    page.reload()
    expect(page.locator("#dock")).to_contain_text("28 sheets of paper")


def test_what_cannot_be_printed_is_said_while_it_is_typed(new_phone: NewPhone) -> None:
    phone = new_phone()
    phone.forgive(r"\b400\b")
    phone.page.goto("/print")
    phone.page.get_by_label("How many").fill("10000")
    expect(phone.page.get_by_role("alert")).to_have_text("Take 1 to 500 copies.")
    phone.page.get_by_label("How many").fill("10")
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    expect(phone.page.locator("#dock")).to_contain_text("10 sheets of paper")


def test_one_button_gives_the_pdf(new_phone: NewPhone) -> None:
    page = new_phone().page
    page.goto("/print?number=3")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Get the PDF").tap()
    assert "rollwrite-sheet-a-low-ink-a4.pdf" == coming.value.suggested_filename
    assert 3 == len(PdfReader(Path(coming.value.path())).pages)


@pytest.mark.parametrize("page", [False], indirect=True)
def test_it_works_without_scripts(page: Page) -> None:
    page.goto("/print")
    page.locator("label:has([name=mode][value=large])").click()
    page.get_by_role("button", name="Update").click()
    expect(page.locator("#dock b")).to_have_text("2 sheets of paper")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Get the PDF").click()
    assert 2 == len(PdfReader(Path(coming.value.path())).pages)


@pytest.mark.parametrize("wish", ["sheet=D&mode=mono&names=Żuk", "what=rules&mode=fillable"])
def test_the_picture_shows_the_page_as_it_will_be(page: Page, wish: str) -> None:
    pdf = page.request.get(f"/print.pdf?{wish}&paper=a4").body()
    printed = pypdfium2.PdfDocument(pdf)[0].render(scale=POINT).to_pil().convert("L")
    page.goto(f"/print?{wish}&paper=a4")
    page.goto(str(page.locator("#proof img").get_attribute("src")))
    seen = Image.open(BytesIO(page.screenshot())).convert("L")
    apart = ImageChops.difference(printed.reduce(SPECK), seen.reduce(SPECK))
    assert (A4, True) == (printed.size, ImageStat.Stat(apart).extrema[0][1] < ALIKE)


@pytest.mark.parametrize("wish", ["what=cards&what=scenario&count=players", "number=0"])
def test_everybody_can_read_and_reach_what_there_is(new_phone: NewPhone, wish: str) -> None:
    phone = new_phone()
    phone.forgive(r"\b400\b")
    phone.page.goto(f"/print?{wish}")
    assert [] == violations(phone.page)


@pytest.mark.parametrize("width", [360, 1024])
def test_nothing_is_wider_than_the_screen(new_phone: NewPhone, width: int) -> None:
    page = new_phone(Looks(width=width, locale="pl")).page
    page.goto("/print?what=cards&what=scenario&what=sheet-tally")
    assert width == page.evaluate("document.documentElement.scrollWidth")


def test_the_first_page_and_the_rules_lead_there(new_phone: NewPhone) -> None:
    page = new_phone().page
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Print")).tap()
    expect(page.get_by_role("heading", name="Print", exact=True)).to_be_visible()
    page.goto("/rules/C")
    page.get_by_role("link", name="Print this sheet").tap()
    expect(page.get_by_role("img", name="Sheet C, Palouse")).to_be_visible()
