"""Bots at the table: they play by themselves, and nobody waits for them."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import NewPhone
from tests.browser.people import Person


def test_a_bot_is_asked_to_sit_down_and_plays_its_rounds(new_phone: NewPhone) -> None:
    marta = Person("Marta", new_phone())
    marta.opens_a_table("C")
    marta.taps("seats free")
    marta.taps("Hard")
    marta.taps("Start with 2 players")
    for number in (1, 2, 3):
        expect(marta.page.get_by_role("heading", name=f"Round {number} of 20")).to_be_visible()
        marta.waits_until_asked()
        while marta.is_asked() and f"Round {number} " in marta.page.locator("h1").inner_text():
            marta.answers(Random(number))
