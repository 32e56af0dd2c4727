"""A phone without a network: it says so, keeps what was tapped, and sends it once."""

import pytest
from playwright.sync_api import Route, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.phones import TOO_QUICK
from tests.browser.rounds import offered, told, turned_up

TROUBLE = "ERR_INTERNET_DISCONNECTED|htmx:(sendError|afterRequest)"


def _tapped_offline(marta: Person) -> Person:
    """Let Marta mark the first of three hexes without a network."""
    marta.phone.forgive(TROUBLE)
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    marta.phone.context.set_offline(True)
    marta.taps_place("mark c5")
    marta.sees("No connection. Your marks are kept and sent when it returns.")
    return marta


def _come_again(marta: Person, code: str) -> None:
    """Let Marta close her page, and open it when there is a network."""
    marta.page.close()
    marta.phone.context.set_offline(False)
    marta.phone.page = marta.phone.context.new_page()
    marta.page.goto(f"/t/{code}")


def test_a_tap_without_a_network_is_kept_and_counts_once_when_it_returns(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
        marta = _tapped_offline(sit(evening))
        marta.phone.context.set_offline(False)
        marta.sees("Tap 2 river hexes")
        marks = [line for line in sitting_of(session, evening.code).written if "c5" in line.text]
    assert 1 == len(marks)


def test_a_tap_without_a_network_is_sent_by_the_next_page_when_this_one_is_closed(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
        marta = _tapped_offline(sit(evening))
        _come_again(marta, evening.code)
        marta.sees("Tap 2 river hexes")
        kept = marta.page.evaluate("Object.keys(localStorage)")
        marks = [line for line in sitting_of(session, evening.code).written if "c5" in line.text]
    assert (1, []) == (len(marks), kept)


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
def test_all_taps_without_a_network_are_kept_and_sent_in_their_order(
    maker: sessionmaker[Session], sit: Sit, closed: bool
) -> None:
    with maker() as session:
        evening = offered(session, "d", "rivers3")
        marta = sit(evening)
        marta.phone.forgive(TROUBLE)
        marta.completes("Rivers 3")
        marta.sees("Tap 3 river hexes")
        marta.phone.context.set_offline(True)
        for space in ("c3", "d3", "d4"):
            marta.page.locator(f'#sheet [data-move^="write {space} "]').tap()
        marta.sees("No connection.")
        if closed:
            _come_again(marta, evening.code)
        marta.phone.context.set_offline(False)
        marta.page.locator("#turn[data-how=ready]").wait_for()
        kept = marta.page.evaluate("Object.keys(localStorage)")
        lines = [line.text for line in sitting_of(session, evening.code).written]
    written = [text.split()[1] for text in lines if text.startswith("write")]
    assert (["c3", "d3", "d4"], []) == (written, kept)


def test_news_that_outrun_the_answer_drop_no_tap(maker: sessionmaker[Session], sit: Sit) -> None:
    moves, views = list[Route](), list[Route]()
    with maker() as session:
        marta = sit(offered(session, "d", "rivers3"))
        marta.completes("Rivers 3")
        marta.sees("Tap 3 river hexes")
        marta.page.route("**/view*", lambda route: views.append(route))
        marta.page.route("**/move", lambda route: moves.append(route))
        with marta.page.expect_request("**/view*"):
            marta.page.evaluate("dispatchEvent(new Event('online'))")
        with marta.page.expect_request("**/move"):
            marta.page.locator('#sheet [data-move^="write c3 "]').tap()
        marta.page.locator('#sheet [data-move^="write d3 "]').tap()
        answer = moves[0].fetch()
        with marta.page.expect_response("**/view*"):
            views[0].continue_()
        marta.page.unroute("**/move")
        moves[0].fulfill(response=answer)
        marta.sees("Tap 1 river hex")


def _answer_lost(route: Route) -> None:
    """Let the server have what was sent, and nobody its answer."""
    route.fetch()
    route.abort()


def test_a_tap_that_was_kept_answers_no_question_of_a_later_round(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
        marta = sit(evening)
        marta.phone.forgive("ERR_FAILED|htmx:(sendError|afterRequest)")
        marta.completes("Rivers 3")
        marta.sees("Tap 3 river hexes")
        marta.page.route("**/move", _answer_lost)
        with marta.page.expect_event("requestfailed"):
            marta.taps_place("mark c5")
        marta.page.locator("#sheet [data-move]:not(.pending)").last.tap()
        marta.page.wait_for_function("Object.keys(localStorage).some((key) => /^next/.test(key))")
        marta.page.close()
        session.rollback()
        turned_up(session, evening, "rivers3")
        after = told(session, evening, "complete 1").length
        marta.phone.page = marta.phone.context.new_page()
        marta.page.goto(f"/t/{evening.code}")
        marta.sees("Your second tap was not possible any more.")
        marta.sees("Connected")
        assert after == sitting_of(session, evening.code).length


def test_a_move_under_way_is_not_sent_again_when_the_network_is_said_to_be_back(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    sent = list[str]()
    marta.page.on("request", lambda request: sent.append(request.url))
    marta.page.evaluate(
        """() => document.addEventListener("htmx:beforeSend", () => {
          setTimeout(() => dispatchEvent(new Event("online")));
        })"""
    )
    marta.taps_place("mark c5")
    marta.sees("Tap 2 river hexes")
    marta.page.locator("#sheet [data-move]").first.tap()
    marta.sees("Tap 1 river hex")
    assert 2 == sum(url.endswith("/move") for url in sent)


def test_only_the_button_that_was_tapped_without_a_network_waits(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.phone.forgive(TROUBLE)
    marta.phone.context.set_offline(True)
    marta.taps("Skip")
    marta.sees("No connection.")
    expect(marta.page.get_by_role("button", name="Skip")).to_have_css("opacity", "0.7")
    expect(marta.page.locator(".button.main")).not_to_have_css("opacity", "0.7")


def test_the_state_of_the_connection_is_there_while_all_is_well(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    expect(marta.page.get_by_role("status").filter(has_text="Connected")).to_be_visible()


def test_the_connection_is_said_to_be_back(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.phone.forgive(TROUBLE)
    marta.phone.context.set_offline(True)
    marta.sees("No connection.")
    marta.phone.context.set_offline(False)
    marta.sees("Back again. Nothing was lost.")


def test_a_mark_is_there_before_the_answer_comes(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.phone.forgive(TROUBLE)
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    marta.phone.context.set_offline(True)
    marta.taps_place("mark c5")
    expect(marta.page.locator('[data-move="mark c5"]')).to_contain_class("pending")


def test_a_tap_too_many_is_kept_and_sent_when_the_server_says(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.phone.forgive(TOO_QUICK)
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    marta.page.route(
        "**/move",
        lambda route: route.fulfill(
            status=429, headers={"Retry-After": "1"}, content_type="text/plain", body="Too many."
        ),
        times=1,
    )
    marta.taps_place("mark c5")
    marta.sees("Too many.")
    marta.sees("Tap 2 river hexes")
