"""Seats and phones: a seat on another phone, on two of them, two seats on one."""

from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import Person
from tests.browser.rounds import offered

TROUBLE = "ERR_INTERNET_DISCONNECTED|htmx:(sendError|afterRequest)|409"


def _link(person: Person) -> str:
    """Return where the link leads that moves this person's seat to another phone."""
    person.page.get_by_label("Who is at the table").tap()
    person.taps("Move to another phone")
    link = urlsplit(person.page.locator("#link").text_content() or "")
    return link._replace(scheme="", netloc="").geturl()


def test_a_seat_moves_to_another_phone_in_mid_turn(
    maker: sessionmaker[Session], sit: Sit, new_phone: NewPhone
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    other = Person("Marta", new_phone())
    other.page.goto(_link(marta))
    other.taps("Play as Marta")
    other.taps_place("mark c5")
    other.sees("Tap 2 river hexes")


def test_two_phones_on_one_seat_show_the_same_sheet(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
    one, other = sit(evening), sit(evening)
    one.completes("Rivers 3")
    other.taps_place("mark c5")
    one.sees_space("c5", "marked: rivers")


def test_a_phone_that_knew_less_than_the_other_is_told_so_and_shows_how_it_stands(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
    one, other = sit(evening), sit(evening)
    one.completes("Rivers 3")
    other.sees("Tap 3 river hexes")
    other.phone.forgive(TROUBLE)
    other.phone.context.set_offline(True)
    other.taps_place("mark e4")
    one.taps_place("mark c5")
    one.sees("Tap 2 river hexes")
    other.phone.context.set_offline(False)
    other.sees("This seat was moved on another phone; here is how it stands.")
    other.sees_space("c5", "marked: rivers")


def test_two_people_share_a_phone_and_switch_between_their_seats(new_phone: NewPhone) -> None:
    zofia = Person("Zofia", new_phone())
    zofia.opens_a_table("A")
    zofia.taps("seats free")
    zofia.page.get_by_label("Name", exact=True).last.fill("Ada")
    zofia.taps("Add the player")
    zofia.taps("Start with 2 players")
    zofia.waits_until_asked()
    zofia.taps("Ada")
    zofia.page.wait_for_url("**seat=1")
    while zofia.is_asked():
        zofia.answers(Random(1))
    zofia.sees("You are ready. Waiting for Zofia.")
    zofia.taps("Zofia")
    expect(zofia.page.locator("[data-main]")).to_be_enabled()


def test_a_name_that_is_being_typed_stays_when_a_seat_before_it_is_freed(
    new_phone: NewPhone,
) -> None:
    marta, jonas, ada = (Person(name, new_phone()) for name in ("Marta", "Jonas", "Ada"))
    code = marta.opens_a_table("A")
    jonas.joins(code)
    ada.joins(code)
    ada.page.locator(".seat", has_text="Ada").tap()
    panel = ada.page.locator(".panel:popover-open")
    panel.get_by_label("Name").fill("Adelheid")
    marta.page.locator(".seat", has_text="Jonas").tap()
    marta.page.locator(".panel:popover-open summary").tap()
    marta.taps("Yes, free it")
    expect(ada.page.locator(".seats")).not_to_contain_text("Jonas")
    expect(panel.get_by_label("Name")).to_have_value("Adelheid")
    panel.get_by_role("button", name="Change the name").tap()
    expect(marta.page.locator(".seats")).to_contain_text("Adelheid")
