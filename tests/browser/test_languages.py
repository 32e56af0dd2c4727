"""Three languages: the browser's own, or the one chosen by hand."""

import pytest
from playwright.sync_api import expect

from rollwrite.i18n import words
from tests.browser.conftest import NewPhone
from tests.browser.phones import Looks

LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}


@pytest.mark.parametrize("language", LOCALES)
def test_a_phone_is_spoken_to_in_the_language_of_its_browser(
    new_phone: NewPhone, language: str
) -> None:
    page = new_phone(Looks(locale=LOCALES[language])).page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("link", name=words(language)("New table"))).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_a_language_chosen_by_hand_is_kept(new_phone: NewPhone, language: str) -> None:
    page = new_phone(Looks(locale="de-DE")).page
    page.goto("/settings")
    page.locator(f"label:has(input[value={language}])").tap()
    page.get_by_role("button", name="Save and go back").tap()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_url("**/")
    page.goto("/join")
    expect(page.locator("html")).to_have_attribute("lang", language)
