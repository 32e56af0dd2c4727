"""A map under a thumb: it comes closer on a narrow phone, and a near miss is no miss."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.moves import Mark
from rollwrite.store.sitting import Sitting
from tests.browser.axe import violations
from tests.browser.conftest import Sit
from tests.browser.fingers import drag_mouse, middle, slide
from tests.browser.people import Person
from tests.browser.phones import Looks
from tests.browser.rounds import offered
from tests.browser.tables import brought, seated
from tests.store.evenings import Evening

NARROW = Looks(width=320, height=700)
WHOLE = "0.00 0.00 97.50 88.35"


@pytest.fixture(scope="module")
def scattered(maker: sessionmaker[Session]) -> Evening:
    """Marta's table where what she can mark lies all over the map; for looking only."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-c"}, ("Marta",))
        brought(session, evening, _scattered)
    return evening


def _scattered(sitting: Sitting) -> bool:
    """Want hexes of the first and of the last row, which a narrow phone shows apart."""
    legal = sitting.bound.game.legal(sitting.table, 0)
    rows = {move.space[0] for move in legal if isinstance(move, Mark) and "-" not in move.space}
    return rows >= {"a", "h"}


@pytest.fixture
def marta(maker: sessionmaker[Session], sit: Sit, request: pytest.FixtureRequest) -> Person:
    """Marta marks three rivers on a phone of some looks."""
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"), looks=getattr(request, "param", NARROW))
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    return marta


on_a_wide_phone = pytest.mark.parametrize("marta", [Looks()], indirect=True, ids=["wide"])


def _shown(person: Person) -> str:
    return person.page.locator("svg.map").get_attribute("viewBox") or ""


def _box(person: Person) -> tuple[float, ...]:
    return tuple(map(float, _shown(person).split()))


def _apart(person: Person) -> float:
    """Return how many pixels lie between the middles of two hexes that touch."""
    (left, _), (right, _) = middle(person, "c4"), middle(person, "c5")
    return right - left


@on_a_wide_phone
def test_a_map_whose_hexes_are_large_enough_stays_whole(marta: Person) -> None:
    assert WHOLE == _shown(marta)


def test_a_map_whose_hexes_are_too_small_comes_closer(marta: Person) -> None:
    assert pytest.approx(54, abs=0.5) == _apart(marta)


def test_a_map_on_which_nothing_is_legal_is_whole(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"), looks=NARROW)
    marta.opens("Sheet")
    assert WHOLE == _shown(marta)


def test_no_arrow_stands_where_all_that_can_be_tapped_is_seen(marta: Person) -> None:
    expect(marta.page.locator(".s-more")).to_have_count(0)


def test_an_arrow_leads_to_where_more_can_be_tapped(scattered: Evening, sit: Sit) -> None:
    marta = sit(scattered, looks=NARROW)
    before = _box(marta)
    marta.page.locator(".s-more").first.tap()
    assert before != _box(marta)
    assert before[2:] == _box(marta)[2:]


def test_tapping_the_small_map_moves_the_frame(marta: Person) -> None:
    marta.page.locator(".overview").tap(position={"x": 8, "y": 8})
    assert (0, 0) == _box(marta)[:2]


def test_a_drag_moves_what_is_seen_and_marks_nothing(marta: Person) -> None:
    x, y = middle(marta, "c5")
    before = _box(marta)
    slide(marta.page, ((x, y), (x - 40, y + 20)))
    assert pytest.approx((x - 40, y + 20), abs=1) == middle(marta, "c5")
    assert before[2:] == _box(marta)[2:]
    expect(marta.page.locator(".pending")).to_have_count(0)


def test_a_finger_that_trembles_still_taps(marta: Person) -> None:
    x, y = middle(marta, "c5")
    slide(marta.page, ((x, y), (x + 5, y + 3)))
    marta.sees_space("c5", "marked: rivers")


def test_a_mouse_drags_too_and_marks_nothing(marta: Person) -> None:
    x, y = middle(marta, "c5")
    drag_mouse(marta.page, (x, y), (x - 30, y - 20))
    assert pytest.approx((x - 30, y - 20), abs=1) == middle(marta, "c5")
    expect(marta.page.locator(".pending")).to_have_count(0)


def test_a_click_after_a_drag_is_a_tap_again(marta: Person) -> None:
    x, y = middle(marta, "c5")
    drag_mouse(marta.page, (x, y), (x - 30, y))
    marta.page.mouse.click(*middle(marta, "c5"))
    marta.sees_space("c5", "marked: rivers")


def test_two_fingers_show_the_whole_and_come_closer_again(marta: Person) -> None:
    (x, y), close = middle(marta, "c5"), _box(marta)
    slide(marta.page, ((x - 80, y), (x - 10, y)), ((x + 80, y), (x + 10, y)))
    assert WHOLE == _shown(marta)
    expect(marta.page.locator(".overview")).to_have_count(0)
    slide(marta.page, ((x - 10, y), (x - 80, y)), ((x + 10, y), (x + 80, y)))
    assert pytest.approx(close[2:], abs=0.1) == _box(marta)[2:]
    expect(marta.page.locator(".overview")).to_be_visible()
    expect(marta.page.locator(".pending")).to_have_count(0)


@on_a_wide_phone
def test_two_fingers_bring_any_map_closer_around_what_lies_between_them(marta: Person) -> None:
    x, y = middle(marta, "d5")
    slide(marta.page, ((x - 50, y), (x - 90, y)), ((x + 50, y), (x + 90, y)))
    assert pytest.approx((x, y), abs=2) == middle(marta, "d5")
    assert _box(marta)[2] < float(WHOLE.split()[2])


@pytest.mark.parametrize("marta", [Looks(height=500)], indirect=True, ids=["low"])
def test_a_finger_on_a_map_that_is_whole_scrolls_the_page(marta: Person) -> None:
    before = marta.page.evaluate("scrollY")
    x, y = middle(marta, "d5")
    slide(marta.page, ((x, y), (x, y - 90)))
    assert WHOLE == _shown(marta)
    assert before != marta.page.evaluate("scrollY")


def test_news_of_others_moves_nothing(marta: Person) -> None:
    marta.page.locator(".overview").tap(position={"x": 8, "y": 8})
    before = _shown(marta)
    with marta.page.expect_response("**/view?*"):
        marta.page.evaluate(
            "document.dispatchEvent(new CustomEvent('table:grown', { detail: { number: null } }))"
        )
    assert before == _shown(marta)


@on_a_wide_phone
def test_a_near_miss_goes_to_the_nearest_legal_hex(marta: Person) -> None:
    x, y = middle(marta, "c5")
    marta.page.touchscreen.tap(x - 24, y)
    marta.sees_space("c5", "marked: rivers")


@on_a_wide_phone
def test_a_space_that_is_not_legal_says_what_it_is(marta: Person) -> None:
    marta.page.touchscreen.tap(*middle(marta, "b1"))
    marta.sees("b1, mountains, empty, earns 1 fox.")


@on_a_wide_phone
def test_a_part_that_was_opened_stays_open(marta: Person) -> None:
    marta.page.locator(".fold > summary").first.tap()
    marta.taps_place("mark c5")
    marta.sees_space("c5", "marked: rivers")
    expect(marta.page.locator(".fold").first).to_have_attribute("open", "")


def test_axe_finds_nothing_wrong_with_a_map_that_is_close(scattered: Evening, sit: Sit) -> None:
    assert [] == violations(sit(scattered, looks=NARROW).page)
