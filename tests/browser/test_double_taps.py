"""Impatient thumbs: what is tapped twice counts once."""

from playwright.sync_api import Locator
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.tables import seats_of
from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import Person
from tests.browser.tables import asked, brought, seated


def _tap_twice(button: Locator) -> None:
    """Tap again before anything can have been answered."""
    button.wait_for()
    button.evaluate("(button) => { button.click(); button.click(); }")


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


def test_a_table_that_is_opened_with_two_taps_is_one_table_with_one_seat(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    marta = Person("Marta", new_phone())
    code = marta.opens_a_table("A")
    jonas = Person("Jonas", new_phone())
    jonas.page.goto(f"/t/{code}")
    jonas.page.get_by_label("Your name").fill("Jonas")
    _tap_twice(jonas.page.get_by_role("button", name="Take a seat"))
    jonas.sees("Waiting for Marta to start")
    with maker() as session:
        names = [seat.name for seat in seats_of(session, code)]
    assert ["Marta", "Jonas"] == names
