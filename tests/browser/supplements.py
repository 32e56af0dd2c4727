"""Supplements that ask one question: what they say beside a card, offer, and leave in the hand."""

from __future__ import annotations

from msgspec import Struct
from playwright.sync_api import expect

from tests.browser.conftest import Lay

ELK_AND_FOXES = "prairies2-elk2-fox2"
HAWKS_AND_SALMON = "prairies2-bear1-hawk3-salmon3"
STATES = {False: "With discount", True: "Payable"}


class Discount(Struct, frozen=True):
    """What a discount says, and which *ways* to pay a card it leaves to somebody who *held* so."""

    says: str
    held: str
    card: str
    ways: tuple[str, ...]
    """Those that the phone lists, the first of which is taken."""
    left: str
    covered: bool = False
    """Whether the card could be paid without it."""


class Bonus(Struct, frozen=True):
    """What a bonus says, and what is *left* of two elk and two foxes once it was taken."""

    says: str
    left: str
    card: str = ELK_AND_FOXES


def pays(lay: Lay, supplement: str, discount: Discount) -> None:
    """Let Marta pay a card with that discount above it."""
    marta = lay((supplement,), discount.held, discount.card)
    expect(marta.page.locator(".offer .discount")).to_contain_text(discount.says)
    expect(marta.page.locator(".offer .status").first).to_have_text(STATES[discount.covered])
    marta.completes("Prairies 2")
    marta.is_offered(*discount.ways)
    marta.chooses(discount.ways[0])
    marta.holds(discount.left)
    marta.sees_space("a4", "marked: 2")


def takes(lay: Lay, supplement: str, bonus: Bonus) -> None:
    """Let Marta take that bonus below a card that she pays."""
    marta = lay((supplement,), "elk2-fox2", bonus.card)
    expect(marta.page.locator(".offer .bonus")).to_contain_text(bonus.says)
    marta.completes("Prairies " + bonus.card.removeprefix("prairies")[0])
    marta.holds("none")
    marta.chooses("Take the bonus")
    marta.holds(bonus.left)
