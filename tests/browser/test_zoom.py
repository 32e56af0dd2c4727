"""A map under a thumb: it comes closer on a narrow phone, and a near miss is no miss."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route

from rollwrite.assets import STATIC
from rollwrite.draw.live import sheet_defs, sheet_svg
from rollwrite.engine.moves import Move
from rollwrite.i18n import ENGLISH
from tests.browser.axe import violations
from tests.draw.drawings import SHEETS

PALOUSE = SHEETS["C"]
LINKS = "".join(
    f'<link rel="stylesheet" href="/{name}.css">' for name in ("themes", "base", "sheet", "map")
)
HEAD = (
    '<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>C</title>'
    f'<meta name="viewport" content="width=device-width">{LINKS}'
)
WHOLE = "0.00 0.00 97.50 88.35"
SHOWN = "document.querySelector('svg.map').getAttribute('viewBox')"
SETTLE = "rollwriteSheet.settle()"
HEARD = (
    "document.addEventListener('click', (event) => { window.heard = event.target.closest('g') })"
)
WIDE, NARROW = 390, 320

Open = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Return what opens a page with sheet C on a phone of some width."""
    contexts = []

    def open_page(width: int, *spaces: str) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 700}, reduced_motion="reduce", has_touch=True
        )
        contexts.append(context)
        page = context.new_page()
        body = _body(tuple(move for move in PALOUSE.marks if move.space in spaces))
        page.route("**/*", lambda route: _answer(route, body))
        page.goto("http://sheet.test/")
        page.evaluate(f"{SETTLE}; {HEARD}")
        return page

    yield open_page
    for context in contexts:
        context.close()


def _body(legal: tuple[Move, ...]) -> str:
    shown = sheet_svg(PALOUSE, ENGLISH, None, legal)
    says = '<main><h1>C</h1><p class="saying" hidden></p>'
    script = '<script src="/sheet.js"></script>'
    return f"{HEAD}<body>{sheet_defs(PALOUSE, ENGLISH)}{says}{shown}</main>{script}"


def _answer(route: Route, body: str) -> None:
    name = route.request.url.rpartition("/")[2]
    if name:
        route.fulfill(path=STATIC / name)
    else:
        policy = {"Content-Security-Policy": "default-src 'self'"}
        route.fulfill(body=body, content_type="text/html", headers=policy)


def _apart(page: Page) -> float:
    """Return how many pixels lie between the middles of two hexes that touch."""
    (left, _), (right, _) = _middle(page, "c4"), _middle(page, "c5")
    return right - left


def _middle(page: Page, name: str) -> tuple[float, float]:
    room = page.locator(f'.map [data-space="{name}"]').bounding_box()
    assert room is not None
    return room["x"] + room["width"] / 2, room["y"] + room["height"] / 2


def _heard(page: Page) -> str | None:
    heard: str | None = page.evaluate("window.heard?.dataset.move")
    return heard


def test_a_map_whose_hexes_are_large_enough_stays_whole(opened: Open) -> None:
    assert WHOLE == opened(WIDE, "c4").evaluate(SHOWN)


def test_a_map_whose_hexes_are_too_small_comes_closer(opened: Open) -> None:
    assert pytest.approx(54, abs=0.5) == _apart(opened(NARROW, "c4"))


def test_a_map_on_which_nothing_is_legal_stays_whole(opened: Open) -> None:
    assert WHOLE == opened(NARROW).evaluate(SHOWN)


def test_arrows_show_where_more_can_be_tapped(opened: Open) -> None:
    counts = [
        opened(NARROW, *spaces).locator(".s-more").count()
        for spaces in (("c4", "c5"), ("a1", "a8"))
    ]
    assert [0, 2] == counts


def test_tapping_the_small_map_moves_the_frame(opened: Open) -> None:
    page = opened(NARROW, "d4")
    before = page.evaluate(SHOWN)
    page.locator(".overview").click(position={"x": 8, "y": 8})
    assert before != page.evaluate(SHOWN)
    assert page.evaluate(SHOWN).startswith("0.00 0.00 ")


def test_a_near_miss_goes_to_the_nearest_legal_hex(opened: Open) -> None:
    page = opened(WIDE, "c4")
    x, y = _middle(page, "c4")
    page.mouse.click(x + 26, y)
    assert "mark c4" == _heard(page)


def test_a_space_that_is_not_legal_says_what_it_is(opened: Open) -> None:
    page = opened(WIDE, "c4")
    page.mouse.click(*_middle(page, "b1"))
    assert ("b1, mountains, empty, earns 1 fox", None) == (
        page.locator(".saying").inner_text(),
        _heard(page),
    )


def test_a_part_that_was_opened_stays_open(opened: Open) -> None:
    page = opened(WIDE)
    page.locator(".fold summary").first.click()
    page.evaluate("document.querySelector('.fold').open = false")
    page.evaluate(SETTLE)
    assert "" == page.locator(".fold").first.get_attribute("open")


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_axe_finds_nothing_wrong_with_a_sheet(width: int, opened: Open) -> None:
    assert [] == violations(opened(width, "c4", "a1", "a8"))
