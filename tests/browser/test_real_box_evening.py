"""An evening with a real box: every card and die is told by taps, one of them wrongly."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.page import SLOTS
from rollwrite.games.rolling.rounds import RevealCard
from rollwrite.store.tables import sit as find_sitting
from rollwrite.store.tables import start
from tests.browser.boxes import corrects, plays_the_round, tells, tells_any, turns_up_any
from tests.browser.conftest import Sit
from tests.browser.people import ENDED, Person
from tests.browser.tables import asked, brought, seated

ROUNDS = range(9, 21)
"""The rounds before were played already."""
MIDDLE = 11
DICE = 4
WRONG = ("action \u22121", "fox", "fox", "fox")


def _throws_for_all(person: Person, random: Random) -> None:
    turns_up_any(person, random)
    for _ in range(DICE):
        tells_any(person, random)


def _tells_a_fox_that_was_a_salmon(host: Person, other: Person, random: Random) -> None:
    """Let the *other* collect what the host has told wrongly, and the host correct it."""
    turns_up_any(host, random)
    tells(host, *WRONG)
    other.sees("What does your die 1 show?")
    tells(other, "fox", "fox")
    other.chooses("5 foxes")
    other.page.locator("#turn:not([data-how=rows])").wait_for()
    corrects(host, "Central die: fox", "salmon")
    for person in (host, other):
        person.sees("Marta corrected: salmon, not fox.")
    other.sees("Moves of yours are struck out.")


def _sees_it_struck_out_in_the_log(person: Person, code: str) -> None:
    person.page.goto(f"/t/{code}/log")
    struck = person.page.locator(".entry.struck del")
    expect(struck.filter(has_text="Collect 5 foxes")).to_be_visible()
    person.page.goto(f"/t/{code}")


def _deals_the_supplements(person: Person) -> None:
    """Tap four supplement cards as they were dealt."""
    for slot in range(SLOTS):
        person.sees(f"It is slot {slot + 1}, counted from the deck.")
        person.page.locator(".telling .row").nth(slot).tap()
    person.sees("Which habitat card was turned up?")


def _see_the_round(people: list[Person], number: int) -> None:
    for person in people:
        heading = person.page.get_by_role("heading", name=f"Round {number} of 20")
        expect(heading).to_be_visible()


def test_two_play_a_real_box_from_its_first_supplement_on(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """S3, S4, R1, R9."""
    random = Random("a new box")
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a", "real": True}, ("Marta", "Jonas"))
        start(session, evening.code, 0)
    people = [sit(evening, seat) for seat in range(2)]
    _see_the_round(people, 1)
    _deals_the_supplements(people[1])
    for number in (1, 2):
        _see_the_round(people, number)
        for person in people:
            expect(person.page.locator("#dice .tray")).to_contain_text("no dice yet")
        _throws_for_all(people[number - 1], random)
        for person in people:
            plays_the_round(person, random)
    _see_the_round(people, 3)
    with maker() as session:
        common = find_sitting(session, evening.code).table.common.on
        assert (2, SLOTS) == (common.round, len(common.supplements))


@pytest.mark.long
def test_two_play_on_to_the_end_with_real_dice_and_a_wrong_one_is_corrected_on_the_way(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    random = Random("a real box")
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a", "real": True}, ("Marta", "Jonas"))
        brought(session, evening, asked(RevealCard, TABLE, ROUNDS[0] - 1), "random")
    first, second = marta, jonas = [sit(evening, seat) for seat in range(2)]
    for number in ROUNDS:
        if number == MIDDLE:
            _tells_a_fox_that_was_a_salmon(marta, jonas, random)
            _sees_it_struck_out_in_the_log(jonas, evening.code)
        else:
            _throws_for_all(first, random)
        expect(first.page.get_by_role("heading", name=f"Round {number} of 20")).to_be_visible()
        for person in (first, second):
            plays_the_round(person, random)
        # Whoever is ready last has the next card in the hand already.
        first, second = second, first
    for person in (marta, jonas):
        person.page.locator(ENDED).wait_for()
        person.sees("20 rounds")
