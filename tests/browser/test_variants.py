"""Other boxes, other rules, more people: each in the hand for a round."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.bindings import Setup
from rollwrite.store.hosting import take_for_bot
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import thrown
from tests.browser.tables import asked, brought, seated

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
BOTS = 7


def _plays_a_round(person: Person) -> None:
    """Answer whatever is asked until round 2 is there."""
    second = person.page.get_by_role("heading", name="Round 2 of 20")
    while person.is_asked() and not second.is_visible():
        person.answers(Random(1))
    second.wait_for()


def _thrown(maker: sessionmaker[Session], sit: Sit, setup: Setup) -> Person:
    with maker() as session:
        evening = seated(session, setup, ("Marta",))
        brought(session, evening, asked(CollectAnimals))
    return sit(evening)


def test_a_family_rolls_no_special_die(maker: sessionmaker[Session], sit: Sit) -> None:
    """V2."""
    marta = _thrown(maker, sit, {"sheet": "hills-a", "family": True})
    expect(marta.page.locator(".tray .shared .die")).to_have_count(3)
    expect(marta.page.locator(".tray .die.special")).to_have_count(0)
    _plays_a_round(marta)


def test_alone_the_rules_are_the_same(maker: sessionmaker[Session], sit: Sit) -> None:
    """V1."""
    with maker() as session:
        marta = sit(seated(session, {"sheet": "hills-a"}, ("Marta",)))
    marta.taps("Start alone")
    expect(marta.page.get_by_role("heading", name="Round 1 of 20")).to_be_visible()
    expect(marta.page.locator(".tray .shared .die")).to_have_count(4)
    expect(marta.page.locator(".tray .own .die")).to_have_count(2)
    marta.holds("bear1-elk1-fox1-hawk1-salmon1-token2")
    _plays_a_round(marta)


def test_in_abundance_everybody_begins_with_three_of_each_and_four_cones(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """V3."""
    marta = _thrown(maker, sit, {"sheet": "hills-d", "abundance": True})
    expect(marta.page.locator(".tally [data-thing] > b")).to_have_text(list("333334"))
    _plays_a_round(marta)


@pytest.mark.parametrize("edition", ["rivers", "both"])
def test_other_boxes_are_played_like_the_first(
    maker: sessionmaker[Session], sit: Sit, edition: str
) -> None:
    _plays_a_round(_thrown(maker, sit, {"sheet": "hills-b", "edition": edition}))


def test_both_boxes_are_played_with_the_dice_of_either(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """S5."""
    dice = ("double", "bear", "elk", "salmon", "fox", "hawk")
    with maker() as session:
        marta = sit(thrown(session, *dice, edition="both", dice="rivers"))
    marta.sees("one of your own dice counts twice.")


def test_eight_play_at_one_table(maker: sessionmaker[Session], sit: Sit) -> None:
    """S5."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a", "edition": "both"}, ("Marta",))
        for _ in range(BOTS):
            take_for_bot(session, evening.code, 0, "greedy")
    marta = sit(evening)
    marta.taps("Start with 8 players")
    expect(marta.page.locator(".mates > summary .mate")).to_have_count(BOTS + 1)
    _plays_a_round(marta)
    assert 0 == marta.page.evaluate(SIDEWAYS)
