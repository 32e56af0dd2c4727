"""Buttons tapped while another move is under way: sent after it in their order, or answered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, Route, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.tables import sit as sitting_of
from rollwrite.store.tables import start
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import DISCOUNTS, offered, told
from tests.browser.tables import seated
from tests.store.evenings import Evening

MOVES = "**/move"
TROUBLE = "ERR_INTERNET_DISCONNECTED|htmx:(sendError|afterRequest)"
BUSY, LATE = "Your last tap is still on its way.", "Your second tap was not possible any more."


def _held(marta: Person) -> list[Route]:
    """Let the next move of Marta wait on its way until it is told to go on."""
    held: list[Route] = []
    marta.page.route(MOVES, lambda route: held.append(route), times=1)
    return held


def _takes_back(answer: Response) -> bool:
    return "undo=" in (answer.request.post_data or "")


def _written(session: Session, evening: Evening, verb: str) -> list[str]:
    lines = sitting_of(session, evening.code).written
    return [line.text for line in lines if line.text.startswith(verb)]


def _marking(session: Session, sit: Sit) -> tuple[Evening, Person]:
    """Bring Marta to where she marks three hexes."""
    evening = offered(session, "c", "rivers3")
    marta = sit(evening)
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    return evening, marta


def _telling(session: Session, sit: Sit, *faces: str) -> tuple[Evening, Person]:
    """Bring Marta to where she tells the central dice of a real box, some *faces* told."""
    real = {"sheet": "hills-a", "real": True, "supplements": list(DISCOUNTS)}
    evening = seated(session, real, ("Marta",))
    start(session, evening.code, 0)
    for text in ("card rivers1", *(f"die {face}" for face in faces)):
        told(session, evening, text)
    return evening, sit(evening)


def _tap_face(marta: Person, name: str) -> None:
    marta.page.locator(".telling > .faces").get_by_role("button", name=name, exact=True).tap()


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
def test_what_is_taken_back_before_it_has_arrived_is_taken_back(
    maker: sessionmaker[Session], sit: Sit, closed: bool
) -> None:
    with maker() as session:
        evening, marta = _marking(session, sit)
        marta.phone.forgive(TROUBLE)
        marta.phone.context.set_offline(True)
        marta.taps_place("mark c5")
        marta.taps("Take back the last choice")
        marta.sees("No connection.")
        if closed:
            marta.page.close()
            marta.phone.page = marta.phone.context.new_page()
        with marta.page.expect_response(_takes_back):
            marta.phone.context.set_offline(False)
            if closed:
                marta.page.goto(f"/t/{evening.code}")
        marta.page.locator("#view:not([data-pending])").wait_for()
        marta.sees_space("c5", "empty")
        kept = marta.page.evaluate("Object.keys(localStorage)")
        marks = _written(session, evening, "mark")
        assert (["mark c5"], 1, []) == (marks, len(_written(session, evening, "undo")), kept)


def test_a_mark_without_a_network_is_there_when_the_page_is_loaded_again(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        _, marta = _marking(session, sit)
    marta.phone.forgive("net::ERR_FAILED|htmx:(sendError|afterRequest)")
    marta.page.route(MOVES, lambda route: route.abort())
    marta.taps_place("mark c5")
    marta.sees("No connection.")
    marta.page.reload()
    expect(marta.page.locator('[data-move="mark c5"]')).to_contain_class("pending")


def test_the_first_choice_of_a_round_is_taken_back_before_it_has_arrived(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """The page that it was made on says yet that there is nothing to undo."""
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
        held = _held(marta)
        marta.completes("Rivers 3")
        marta.page.locator(".button.undo").tap()
        held[0].continue_()
        marta.page.locator("#view:not([data-pending])").wait_for()
        expect(marta.page.locator("#turn")).to_have_attribute("data-how", "cards")


def test_faces_that_are_told_quickly_are_told_in_their_order(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening, marta = _telling(session, sit, "action")
        held = _held(marta)
        for face in ("bear", "elk", "bear"):
            _tap_face(marta, face)
        held[0].continue_()
        marta.sees("What does your die 1 show?")
        assert ["die action", "die bear", "die elk", "die bear"] == _written(
            session, evening, "die"
        )


def test_a_face_that_is_tapped_twice_is_told_once_and_the_phone_says_so(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening, marta = _telling(session, sit, "action")
        held = _held(marta)
        _tap_face(marta, "bear")
        _tap_face(marta, "bear")
        marta.sees(BUSY)
        held[0].continue_()
        marta.page.locator("#view:not([data-pending])").wait_for()
        assert ["die action", "die bear"] == _written(session, evening, "die")


def test_a_face_too_many_is_no_face_of_another_die(maker: sessionmaker[Session], sit: Sit) -> None:
    """The own dice are asked for after the central ones, and nobody has seen them asked."""
    with maker() as session:
        evening, marta = _telling(session, sit, "action", "bear", "bear")
        held = _held(marta)
        _tap_face(marta, "bear")
        _tap_face(marta, "elk")
        held[0].continue_()
        marta.sees("What does your die 1 show?")
        marta.sees(LATE)
        assert 4 == len(_written(session, evening, "die"))


def test_faces_after_one_that_somebody_else_has_told_tell_no_other_die(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """One who tells the dice is enough."""
    with maker() as session:
        evening, marta = _telling(session, sit, "action")
        held = _held(marta)
        _tap_face(marta, "bear")
        _tap_face(marta, "elk")
        told(session, evening, "die fox")
        marta.phone.forgive(r"\b409\b")
        held[0].continue_()
        marta.sees(LATE)
        assert ["die action", "die fox"] == _written(session, evening, "die")


def test_what_is_put_together_is_sent_as_it_was_when_it_was_tapped(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.opens("Dice")
    marta.page.locator("summary", has_text="Your box differs?").tap()
    before = int(marta.held("fox").inner_text())
    field, held = marta.page.locator("#word input[name=fox]"), _held(marta)
    field.fill("3")
    marta.taps("Gained")
    field.fill("2")
    marta.taps("Spent")
    field.fill("5")
    held[0].continue_()
    expect(marta.held("fox")).to_have_text(str(before + 1))


def test_another_answer_to_what_is_answered_already_is_answered_by_a_sentence(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
        marta = sit(evening)
        held = _held(marta)
        marta.completes("Rivers 3")
        marta.taps("Skip")
        marta.sees(BUSY)
        held[0].continue_()
        marta.sees("Tap 3 river hexes")
        expect(marta.page.get_by_text(BUSY)).not_to_be_visible()
        assert [] == _written(session, evening, "pass")
