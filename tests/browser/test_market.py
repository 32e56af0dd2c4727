"""The market in the hand: what can be paid, what is missing, and what will happen."""

import re

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.rounds import offered

NEXT = ("hills-2", "hills-1", "hills-4", "hills-6")
"""Supplements of which the first gives 2 salmon."""


def test_the_button_says_which_card_will_be_completed(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R7."""
    with maker() as session:
        marta = sit(offered(session, "b", "forests4", "rivers2"))
    marta.picks("Rivers 2")
    expect(marta.page.get_by_role("button", name="Complete Rivers 2")).to_be_enabled()


def test_a_card_that_cannot_be_paid_says_what_is_missing(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R7."""
    with maker() as session:
        marta = sit(offered(session, "b", "rivers1", "forests3-fox9-salmon1"))
    marta.sees(re.compile(r"^\d foxes short$"))


def test_a_discount_makes_a_card_payable_and_says_so(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R7."""
    with maker() as session:
        marta = sit(offered(session, "b", "rivers1", "forests1-hawk2-salmon1"))
    marta.sees("With discount")


def test_a_paid_card_takes_its_animals_and_gives_its_tokens_and_its_bonus(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R7."""
    with maker() as session:
        evening = offered(session, "b", "forests1-hawk1-token3", supplements=list(NEXT))
    marta = sit(evening)
    tokens = int(marta.held("token").inner_text())
    marta.completes("Forests 1")
    marta.chooses("Take the cones and the bonus")
    expect(marta.held("hawk")).to_have_text("0")
    expect(marta.held("salmon")).to_have_text("3")
    expect(marta.held("token")).to_have_text(str(tokens + 3))


def test_a_card_may_be_left_lying(maker: sessionmaker[Session], sit: Sit) -> None:
    """R7."""
    with maker() as session:
        marta = sit(offered(session, "b", "forests1"))
    marta.taps("Skip")
    expect(marta.page.get_by_role("button", name="Ready")).to_be_visible()
