"""Those who only look: the television, and a phone without a seat."""

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from tests.browser.conftest import NewPhone, Sit
from tests.browser.phones import Looks
from tests.browser.tables import asked, brought, seated
from tests.store.evenings import Evening

TELEVISION = Looks(width=1024, height=768, scale=1)


def _two(session: Session) -> Evening:
    evening = seated(session, {"sheet": "hills-a"}, ("Marta", "Jonas"))
    brought(session, evening, asked(CollectAnimals))
    return evening


def test_the_television_shows_by_itself_who_is_still_thinking(
    maker: sessionmaker[Session], sit: Sit, new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = _two(session)
    television = new_phone(TELEVISION).page
    television.goto(f"/t/{evening.code}/tv")
    expect(television.get_by_text("Waiting for Marta and Jonas.")).to_be_visible()
    marta = sit(evening)
    marta.taps("Collect")
    marta.taps("Ready")
    expect(television.get_by_text("Waiting for Jonas.")).to_be_visible()


def test_there_is_nothing_to_press_on_the_television(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = _two(session)
    television = new_phone(TELEVISION).page
    television.goto(f"/t/{evening.code}/tv")
    expect(television.locator("button, a[href], input, [data-move]")).to_have_count(0)


def test_a_phone_without_a_seat_sees_every_sheet_and_can_mark_none(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = _two(session)
    page = new_phone().page
    page.goto(f"/t/{evening.code}")
    page.get_by_role("link", name="Jonas").tap()
    expect(page.get_by_role("link", name="Jonas")).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-move]")).to_have_count(0)


def test_who_unfolds_the_company_sees_it_as_it_is_now(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """The others' points are no news while they are folded away."""
    with maker() as session:
        evening = _two(session)
    page = sit(evening).page
    with page.expect_response("**/view?seat=0") as looked:
        page.locator(".mates > summary").tap()
    assert looked.value.ok
    expect(page.locator(".mates")).to_have_attribute("open", "")


def test_what_a_watcher_has_unfolded_stays_so_when_somebody_moves(
    maker: sessionmaker[Session], sit: Sit, new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-c"}, ("Marta", "Jonas"))
        brought(session, evening, asked(CollectAnimals))
    page, marta = new_phone().page, sit(evening)
    page.goto(f"/t/{evening.code}")
    page.locator(".fold > summary").first.tap()
    number = page.locator("#view").get_attribute("data-number")
    marta.taps("Collect")
    page.locator(f'#view:not([data-number="{number}"])').wait_for()
    expect(page.locator(".fold").first).to_have_attribute("open", "")
