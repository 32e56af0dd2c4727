"""A round in the hand: what the special die does, what moves on, and what counts at the end."""

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import offered, thrown
from tests.browser.tables import brought, over, seated

DICE = ("bear", "elk", "salmon", "fox", "hawk")
"""One of each animal: three central dice and two own ones."""
LEFTOVER = 5


def _price(marta: Person, result: str) -> str:
    """Return what a *result* costs, in the words of its row."""
    row = marta.page.locator("#dice label.row", has=marta.page.locator(f'[value="{result}"]'))
    return row.locator(".end").text_content() or ""


def test_the_special_die_makes_the_action_cheaper_before_it_is_paid(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R2, R3."""
    with maker() as session:
        marta = sit(thrown(session, "action", *DICE))
    marta.sees("a dice action costs 1 cone less.")
    assert "free" == _price(marta, "collect elk2").strip()


@pytest.mark.parametrize("result", ["collect bear1-elk1-fox1", "collect bear1-fox2"])
def test_any_three_dice_are_collected_as_they_lie_or_with_a_step_down(
    maker: sessionmaker[Session], sit: Sit, result: str
) -> None:
    """R3, R6."""
    with maker() as session:
        marta = sit(thrown(session, "three", *DICE))
    marta.sees("you may collect any three dice.")
    expect(marta.page.locator(f'#dice [value="{result}"]')).to_have_count(1)


def test_nobody_has_to_collect(maker: sessionmaker[Session], sit: Sit) -> None:
    """R6."""
    with maker() as session:
        marta = sit(thrown(session, "action", *DICE))
    expect(marta.page.locator('#dice [value="collect none"]')).to_have_count(1)


def test_a_completed_card_lies_there_in_the_next_slot_and_can_be_completed_again(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R8, R9."""
    with maker() as session:
        marta = sit(offered(session, "a", "rivers1", "forests1"))
    expect(marta.page.locator(".market .name")).to_have_text(["Forests", "Rivers"])
    marta.completes("Rivers 1")
    marta.sees_space("b1", "marked: 1")


def test_after_twenty_rounds_every_five_left_over_are_a_point(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R10, R11."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        sitting = brought(session, evening, over, style="greedy")
    left = sum(sitting.table.turns[0].on.tally)
    marta = sit(evening)
    marta.sees("20 rounds")
    row = marta.page.locator(".sections tr", has_text="Leftovers")
    expect(row.locator("td")).to_have_text([str(left // LEFTOVER)])
