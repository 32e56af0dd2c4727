"""Hosts: one that leaves, one that is away, and seats that somebody has left."""

from datetime import UTC, datetime, timedelta
from random import Random

from playwright.sync_api import expect
from sqlalchemy import update
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.models import Seat
from rollwrite.store.tables import seats_of
from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import Person
from tests.browser.tables import asked, brought, seated
from tests.store.evenings import Evening

OFFLINE = "ERR_INTERNET_DISCONNECTED|htmx:(sendError|afterRequest)|Failed to fetch"


def _two(session: Session) -> Evening:
    evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
    brought(session, evening, asked(CollectAnimals))
    return evening


def _at_host_page(person: Person) -> None:
    person.page.get_by_label("Who is at the table").tap()
    person.taps("Table and host")


def _falls_silent(session: Session, evening: Evening, seat: int) -> None:
    """Let nothing have been heard of *seat* for a while."""
    long_ago = datetime.now(UTC) - timedelta(minutes=5)
    where = (Seat.table == evening.code, Seat.number == seat)
    session.execute(update(Seat).where(*where).values(seen=long_ago))
    session.commit()


def test_a_host_that_leaves_hands_the_table_to_somebody_who_stays(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = _two(session)
    marta, jonas = sit(evening, 0), sit(evening, 1)
    _at_host_page(marta)
    marta.taps_surely("Leave the table", "Leave now")
    _at_host_page(jonas)
    expect(jonas.page.get_by_role("button", name="Lock the table")).to_be_visible()


def test_a_guest_takes_over_from_a_host_who_has_been_away(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = _two(session)
        jonas = sit(evening, 1)
        _falls_silent(session, evening, 0)
    _at_host_page(jonas)
    jonas.sees("Marta has been away for a while.")
    jonas.taps("Take over as host")
    expect(jonas.page.get_by_role("button", name="Lock the table")).to_be_visible()


def test_a_host_whose_phone_loses_its_network_in_mid_turn_holds_nobody_up(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas", "Ada"))
        brought(session, evening, asked(CollectAnimals))
    marta, jonas, ada = (sit(evening, seat) for seat in range(3))
    marta.taps("Collect")
    marta.page.locator("#turn:not([data-how=rows])").wait_for()
    marta.phone.forgive(OFFLINE)
    marta.phone.context.set_offline(True)
    for person in (jonas, ada):
        while person.is_asked():
            person.answers(Random(1))
    with maker() as session:
        _falls_silent(session, evening, 0)
    jonas.page.reload()  # That the host is gone is no news that rings.
    jonas.sees("Waiting for Marta")
    _at_host_page(jonas)
    jonas.sees("Marta has been away for a while.")
    jonas.taps("Take over as host")
    seat = jonas.page.locator(".hosted > li", has_text="Marta")
    seat.locator("summary", has_text="Free the seat").tap()
    with jonas.page.expect_navigation():
        seat.get_by_role("button", name="Yes, free it").tap()
    with jonas.page.expect_navigation():
        jonas.taps("Go on without Marta")
    for person in (jonas, ada):
        expect(person.page.get_by_role("heading", name="Round 2 of 20")).to_be_visible()
        person.waits_until_asked()
    marta.phone.context.set_offline(False)
    marta.sees("This phone no longer holds a seat here.")


def test_the_table_moves_on_past_somebody_who_has_left(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = _two(session)
    marta = sit(evening, 0)
    marta.taps("Collect")
    marta.taps("Ready")
    marta.sees("Waiting for Jonas")
    _at_host_page(marta)
    marta.taps_surely("Free the seat", "Yes, free it")
    marta.taps("Back to the table")
    marta.page.locator(".dock").get_by_role("link", name="Table and host").tap()
    with marta.page.expect_navigation():
        marta.taps("Go on without Jonas")
    expect(marta.page.get_by_role("heading", name="Round 2 of 20")).to_be_visible()


def test_a_seat_that_was_left_is_taken_by_somebody_new(
    maker: sessionmaker[Session], sit: Sit, new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = _two(session)
    jonas = sit(evening, 1)
    _at_host_page(jonas)
    jonas.taps_surely("Leave the table", "Leave now")
    ada = Person("Ada", new_phone())
    ada.page.goto(f"/t/{evening.code}")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.taps("Play on for Jonas")
    expect(ada.page.get_by_role("button", name="Collect")).to_be_visible()


def test_a_seat_is_not_left_with_one_tap(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = _two(session)
        jonas = sit(evening, 1)
        _at_host_page(jonas)
        jonas.page.locator("summary", has_text="Leave the table").tap()
        jonas.sees("The seat of Jonas becomes free for somebody else.")
        assert [False, False] == [seat.vacant for seat in seats_of(session, evening.code)]


def test_a_locked_table_lets_nobody_in(new_phone: NewPhone) -> None:
    marta, jonas = Person("Marta", new_phone()), Person("Jonas", new_phone())
    code = marta.opens_a_table("A")
    marta.taps("Lock")
    expect(marta.page.get_by_role("button", name="Unlock")).to_be_visible()
    jonas.page.goto(f"/t/{code}")
    jonas.sees("The table is locked. Ask Marta to open it.")
