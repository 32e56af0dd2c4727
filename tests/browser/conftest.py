"""A server and a browser for each worker, and as many phones as a test asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.database import connect, sessions
from tests.browser.chromium import find
from tests.browser.markets import market
from tests.browser.people import Person
from tests.browser.phones import PATIENCE, Looks, Phone
from tests.browser.server import Server
from tests.browser.tables import PEOPLE
from tests.screenshots.camera import Camera, Tables
from tests.screenshots.stage import Walker, settle
from tests.store.evenings import Evening

NewPhone = Callable[..., Phone]
"""Gives a phone whose owner has chosen the looks that are named."""

Sit = Callable[..., Person]
"""Lets somebody take a seat that was kept for them: an evening, a number, and looks."""

Lay = Callable[..., Person]
"""Seats Marta before a market: its supplements, what she holds, and its cards."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    path = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def maker(server: Server) -> Iterator[sessionmaker[Session]]:
    """What opens sessions on the server's database, past the server."""
    engine = connect(server.database)
    yield sessions(engine)
    engine.dispose()


@pytest.fixture
def new_phone(browser: Browser, server: Server) -> Iterator[NewPhone]:
    phones: list[Phone] = []

    def make(looks: Looks | None = None) -> Phone:
        phones.append(Phone(browser, server.url, looks or Looks()))
        return phones[-1]

    yield make
    for phone in phones:
        phone.context.close()
    assert [] == [complaint for phone in phones for complaint in phone.unforgiven()]


@pytest.fixture
def sit(new_phone: NewPhone, server: Server) -> Sit:
    def take(evening: Evening, seat: int = 0, looks: Looks | None = None) -> Person:
        person = Person(PEOPLE[seat], new_phone(looks))
        person.phone.takes(server.way_to(evening.code, evening.taken[seat].token))
        person.page.goto(f"/t/{evening.code}")
        return person

    return take


@pytest.fixture
def lay(maker: sessionmaker[Session], sit: Sit) -> Lay:
    def laid(supplements: Sequence[str], tally: str, *cards: str, sheet: str = "a") -> Person:
        with maker() as session:
            evening = market(session, supplements, tally, *cards, sheet=sheet)
        return sit(evening)

    return laid


@pytest.fixture(scope="module")
def walker(server: Server, tables: Tables) -> Walker:
    """Whoever walks a trail past the *tables* that a module has set out."""
    return settle(server.database, tables)


@pytest.fixture(scope="module")
def camera(
    request: pytest.FixtureRequest, browser: Browser, server: Server, tables: Tables, walker: Walker
) -> Iterator[Camera]:
    """What looks at those *tables*, in the look that a test names."""
    camera = Camera(browser, server, tables, request.param, walker)
    yield camera
    camera.close()


@pytest.fixture
def page(new_phone: NewPhone, code: str) -> Page:
    """The trail of whoever has printed *code*, on a phone of theirs."""
    page = new_phone().page
    page.goto("/recover")
    page.locator("#code").fill(code)
    page.get_by_role("button", name="Bring my trail back").tap()
    page.wait_for_url("**/trail")
    return page
