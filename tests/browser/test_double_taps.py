"""Impatient thumbs: what is tapped twice counts once."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Locator, Route
from sqlalchemy import func, select
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.models import Challenge, Table
from rollwrite.store.people import Paper
from rollwrite.store.tables import seats_of
from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import Person
from tests.browser.tables import asked, brought, seated

SOON, LONGER = 100, 400
"""Milliseconds until the second tap of a nervous thumb, and until what it sends has left."""
CLICK_SOON = f"([x, y]) => setTimeout(() => document.elementFromPoint(x, y)?.click?.(), {SOON})"


def _tap_twice(button: Locator, *, late: bool = False) -> None:
    """Tap where the *button* is, and there again: before the answer is seen, or *late*, after it.

    The second tap meets whatever is shown by then. Chromium never confirms a touch that meets a
    page on its way out, and so a script makes it.
    """
    button.scroll_into_view_if_needed()
    button.click(trial=True)
    box, page, held = button.bounding_box(), button.page, list[tuple[Route, APIResponse]]()
    assert box is not None
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            held.append((route, route.fetch(max_redirects=0)))
        else:
            route.fallback()

    page.route("**/*", hold)
    if not late:
        page.evaluate(CLICK_SOON, spot)
    with page.expect_request(lambda request: request.method == "POST"):
        page.touchscreen.tap(*spot)
    page.wait_for_timeout(LONGER)
    while not held:
        page.wait_for_timeout(SOON)
    for route, answer in held:
        route.fulfill(response=answer)
    page.unroute("**/*")
    if late:
        page.wait_for_load_state()
        page.evaluate(CLICK_SOON, spot)


def _names(maker: sessionmaker[Session], code: str) -> list[str]:
    with maker() as session:
        return [seat.name for seat in seats_of(session, code)]


def _count(maker: sessionmaker[Session], model: type[Table | Paper | Challenge]) -> int:
    with maker() as session:
        return session.scalar(select(func.count()).select_from(model)) or 0


def _walker(new_phone: NewPhone) -> Person:
    """Return Marta, who has begun a trail."""
    marta = Person("Marta", new_phone())
    marta.page.goto("/me")
    marta.page.get_by_label("Your name").fill("Marta")
    with marta.page.expect_navigation():
        marta.taps("Begin a trail")
    return marta


def test_a_result_that_is_tapped_twice_is_collected_once(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
        brought(session, evening, asked(CollectAnimals))
        marta = sit(evening)
        _tap_twice(marta.page.locator("[data-main]"))
        marta.page.locator("#turn:not([data-how=rows])").wait_for()
        lines = sitting_of(session, evening.code).written
    assert 1 == sum(line.seat == 0 and line.text.startswith("collect") for line in lines)


def test_a_round_that_is_ended_twice_ends_once(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
        brought(session, evening, asked(CollectAnimals))
        marta = sit(evening)
        marta.taps("Collect")
        _tap_twice(marta.page.get_by_role("button", name="Ready"))
        marta.sees("You are ready. Waiting for Jonas.")
        lines = sitting_of(session, evening.code).written
    assert 1 == sum(line.text == "done" for line in lines)


@pytest.mark.parametrize("late", [False, True])
def test_who_takes_a_seat_with_two_taps_has_one(
    maker: sessionmaker[Session], new_phone: NewPhone, late: bool
) -> None:
    with maker() as session:
        code = seated(session, {"sheet": "hills-a"}, ("Marta",)).code
    jonas = Person("Jonas", new_phone())
    jonas.page.goto(f"/t/{code}")
    jonas.page.get_by_label("Your name").fill("Jonas")
    _tap_twice(jonas.page.get_by_role("button", name="Take a seat"), late=late)
    jonas.sees("Waiting for Marta to start")
    assert ["Marta", "Jonas"] == _names(maker, code)


@pytest.mark.parametrize("added", ["Jonas", "Hard"])
def test_who_is_added_with_two_taps_sits_there_once(
    maker: sessionmaker[Session], sit: Sit, added: str
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
    marta = sit(evening)
    marta.taps("7 seats free")
    marta.page.locator("#name-free").fill(added)
    button = "Add the player" if added == "Jonas" else added
    _tap_twice(marta.page.get_by_role("button", name=button))
    marta.page.get_by_role("button", name="Start with 2 players").wait_for()
    assert 2 == len(_names(maker, evening.code))


@pytest.mark.parametrize("late", [False, True])
def test_a_table_that_is_opened_with_two_taps_is_one_and_waits_for_others(
    maker: sessionmaker[Session], new_phone: NewPhone, late: bool
) -> None:
    marta, before = Person("Marta", new_phone()), _count(maker, Table)
    marta.page.goto("/new")
    marta.page.get_by_label("Your name").fill("Marta")
    _tap_twice(marta.page.get_by_role("button", name="Open the table"), late=late)
    marta.page.get_by_role("button", name="Start alone").click(trial=True)
    assert before + 1 == _count(maker, Table)


def test_a_game_on_paper_that_is_kept_with_two_taps_is_one(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    marta, before = _walker(new_phone), _count(maker, Paper)
    marta.page.goto("/paper")
    for field in marta.page.locator("main input[type=number][required]").all():
        field.fill("0")
    _tap_twice(marta.page.get_by_role("button", name="Keep this game"))
    marta.page.wait_for_url("**/games/*")
    assert before + 1 == _count(maker, Paper)


def test_a_challenge_that_is_set_with_two_taps_is_one(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    marta, before = _walker(new_phone), _count(maker, Challenge)
    marta.page.goto("/challenges/new")
    _tap_twice(marta.page.get_by_role("button", name="Set the challenge"))
    marta.page.wait_for_url("**/c/*")
    assert before + 1 == _count(maker, Challenge)
