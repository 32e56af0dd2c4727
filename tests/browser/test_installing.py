"""The app on the home screen: installable, and honest when there is no network."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPhone
from tests.browser.phones import Looks, Phone

INSTALLING = Looks(installing=True)


def test_a_browser_finds_what_it_needs_to_install_the_app(new_phone: NewPhone) -> None:
    phone = new_phone(INSTALLING)
    phone.page.goto("/")
    session = phone.context.new_cdp_session(phone.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every phone of a test is private, which no page can help.
    assert {"in-incognito"} == {each["errorId"] for each in found}


@pytest.fixture
def phone(new_phone: NewPhone) -> Phone:
    """A phone with the app that wanted the rules where there is no network."""
    phone = new_phone(INSTALLING)
    phone.forgive("ERR_INTERNET_DISCONNECTED|Failed to load")
    phone.page.goto("/")
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    phone.context.set_offline(True)
    phone.page.goto("/rules")
    return phone


def test_without_a_network_a_page_says_so(phone: Phone) -> None:
    expect(phone.page.get_by_role("heading", name="No connection")).to_be_visible()


def test_with_the_network_the_page_that_was_wanted_comes_by_itself(phone: Phone) -> None:
    expect(phone.page.get_by_role("heading", name="No connection")).to_be_visible()
    phone.context.set_offline(False)
    expect(phone.page.get_by_role("heading", name="Rules")).to_be_visible()
