"""What can be taken back: everything that told nothing new."""

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from tests.browser.conftest import Sit
from tests.browser.rounds import offered
from tests.browser.tables import asked, brought, seated


def test_a_mark_is_taken_back(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.completes("Rivers 3")
    marta.taps_place("mark c5")
    marta.sees_space("c5", "marked: rivers")
    marta.taps("Take back the last choice")
    marta.sees_space("c5", "empty")


def test_a_roll_is_not_taken_back_and_the_phone_says_why(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, asked(CollectAnimals))
    marta = sit(evening)
    marta.page.get_by_role("button", name="Nothing to undo").tap(force=True)
    marta.sees("Nothing to undo: the roll was news.")


def test_ready_is_taken_back_until_the_table_goes_on(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
        brought(session, evening, asked(CollectAnimals))
    marta = sit(evening)
    marta.taps("Collect")
    marta.taps("Ready")
    marta.sees("You are ready. Waiting for Jonas.")
    marta.sees("You can take it back until the round ends.")
    marta.taps("Take it back")
    expect(marta.page.get_by_role("button", name="Ready")).to_be_visible()
