"""Answers of a network that is slow, garbles, or speaks for itself."""

from __future__ import annotations

import re

from playwright.sync_api import APIResponse, Route, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import Sit
from tests.browser.server import Server
from tests.browser.tables import asked, brought, seated
from tests.store.evenings import Evening

MOVES, VIEWS = re.compile(r"/move$"), re.compile(r"/view\b")
TROUBLE = r"net::ERR_FAILED|htmx:(sendError|responseError|afterRequest)|\b(403|502)\b"
NUMBER = "document.getElementById('view').dataset.number"
LOOK = "document.dispatchEvent(new CustomEvent('table:grown', { detail: { number: null } }))"
LISTEN = f"""() => {{ window.then = new Promise((tell) => document.addEventListener(
  "htmx:afterRequest",
  ({{ detail }}) => detail.requestConfig.verb === "get" && tell({NUMBER}))); }}"""
"""Lets ``then`` tell which number the page shows when it has read the next view."""
COLLECTED = "#turn:not([data-how=rows])"


def _begun(session: Session) -> Evening:
    evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
    brought(session, evening, asked(CollectAnimals))
    return evening


def _collected(session: Session, evening: Evening, seat: int) -> int:
    lines = sitting_of(session, evening.code).written
    return sum(line.seat == seat and line.text.startswith("collect") for line in lines)


def test_a_move_kept_for_one_seat_leaves_the_other_seat_of_the_phone_on_the_screen(
    maker: sessionmaker[Session], sit: Sit, server: Server
) -> None:
    with maker() as session:
        evening = _begun(session)
        phone = sit(evening, 1)
        phone.phone.forgive(TROUBLE)
        page = phone.page
        page.goto(server.way_to(evening.code, evening.taken[0].token))
        phone.taps("Play as Marta")
        expect(page.locator("#turn [name=by]")).to_have_value("0")
        page.route(MOVES, lambda route: route.abort())
        phone.taps("Collect")
        phone.sees("No connection.")
        page.get_by_role("link", name="Jonas", exact=True).tap()
        expect(page.locator("#turn [name=by]")).to_have_value("1")
        page.locator("#view[data-pending]").wait_for()
        page.route(VIEWS, lambda route: route.abort())
        page.unroute(MOVES)
        page.locator("#view:not([data-pending])").wait_for()
        shown = page.locator("#turn [name=by]").input_value()
        assert ("1", 1) == (shown, _collected(session, evening, 0))


def test_an_answer_older_than_the_page_is_dropped(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = _begun(session)
    marta = sit(evening)
    held: list[tuple[Route, APIResponse]] = []
    marta.page.route(VIEWS, lambda route: held.append((route, route.fetch())), times=1)
    with marta.page.expect_request(VIEWS):
        marta.page.evaluate(LOOK)
    marta.taps("Collect")
    marta.page.locator(COLLECTED).wait_for()
    before = marta.page.evaluate(NUMBER)
    marta.page.evaluate(LISTEN)
    ((route, answer),) = held
    route.fulfill(response=answer)
    assert before == marta.page.evaluate("then")


def test_a_refusal_is_said_when_the_page_shows_how_the_table_stands(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(_begun(session))
    marta.phone.forgive(TROUBLE)

    def garble(route: Route) -> None:
        route.continue_(post_data=(route.request.post_data or "").replace("by=0", "by=1"))

    marta.page.route(MOVES, garble, times=1)
    with marta.page.expect_response(VIEWS):
        marta.taps("Collect")
    marta.sees("This phone holds no seat here.")
    expect(marta.page.locator("#turn")).to_have_attribute("data-how", "rows")


def test_what_a_proxy_says_is_not_shown_to_people(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(_begun(session))
    marta.phone.forgive(TROUBLE)
    page = "<!doctype html><h1>502 Bad Gateway</h1>"
    marta.page.route(
        MOVES, lambda route: route.fulfill(status=502, content_type="text/html", body=page)
    )
    marta.taps("Collect")
    marta.sees("No connection. Your marks are kept and sent when it returns.")
    marta.page.unroute(MOVES)
    marta.page.locator(COLLECTED).wait_for()
    expect(marta.page.get_by_text("Bad Gateway")).to_have_count(0)
