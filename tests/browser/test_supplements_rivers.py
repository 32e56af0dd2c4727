"""The supplements of Rivers in the hand: what each says beside its card, and what it does."""

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import tells
from tests.browser.conftest import Lay
from tests.browser.supplements import (
    ELK_AND_FOXES,
    HAWKS_AND_SALMON,
    Bonus,
    Discount,
    pays,
    takes,
)

DISCOUNTS = {
    "rivers-1": Discount(
        "Pay up to 2 less of one type: salmon.",
        "bear1-hawk3-salmon2",
        HAWKS_AND_SALMON,
        ("1 bear, 3 hawks, 1 salmon", "1 bear, 3 hawks, 2 salmon"),
        left="salmon1",
    ),
    "rivers-4": Discount(
        "Pay 1 less of the rarest type in the cost.",
        "elk2-fox2",
        ELK_AND_FOXES,
        ("1 elk, 2 foxes", "2 elk, 2 foxes"),
        left="elk1",
        covered=True,
    ),
    "rivers-6": Discount(
        "Pay a cone for each animal less, 2 at most.",
        "elk1-fox2-token2",
        ELK_AND_FOXES,
        ("2 foxes, 2 cones", "1 elk, 1 fox, 2 cones", "1 elk, 2 foxes, 1 cone"),
        left="elk1",
    ),
    "rivers-8": Discount(
        "Pay up to 2 animals of the cost with as many of any type.",
        "elk2-hawk1-salmon2",
        ELK_AND_FOXES,
        ("2 elk, 2 salmon", "2 elk, 1 hawk, 1 salmon"),
        left="hawk1",
    ),
    "rivers-10": Discount(
        "Pay 1 less of every type of which the cost asks 3 or more.",
        "bear1-hawk3-salmon3",
        HAWKS_AND_SALMON,
        ("1 bear, 2 hawks, 2 salmon", "1 bear, 3 hawks, 3 salmon"),
        left="hawk1-salmon1",
        covered=True,
    ),
}
BONUSES = {
    "rivers-2": Bonus("Gain 1 hawk, 1 salmon.", "hawk1-salmon1"),
    "rivers-3": Bonus("Gain 2 cones.", "token2"),
    "rivers-5": Bonus("Gain the cones of the card once more, at least 1.", "token1"),
}


@pytest.mark.parametrize("supplement", DISCOUNTS)
def test_a_discount_offers_its_ways_to_pay_and_no_others(lay: Lay, supplement: str) -> None:
    """Rivers 1, Rivers 4, Rivers 6, Rivers 8, Rivers 10."""
    pays(lay, supplement, DISCOUNTS[supplement])


@pytest.mark.parametrize("supplement", BONUSES)
def test_a_bonus_is_gained_when_it_is_taken(lay: Lay, supplement: str) -> None:
    """Rivers 2, Rivers 3, Rivers 5."""
    takes(lay, supplement, BONUSES[supplement])


def test_rivers_5_gives_the_cones_of_the_card_a_second_time(lay: Lay) -> None:
    """Rivers 5, R7."""
    marta = lay(("rivers-5",), "elk2-fox2", f"{ELK_AND_FOXES}-token2")
    marta.completes("Prairies 2")
    marta.is_offered(
        "Take the cones and the bonus", "Take the cones only", "Take the bonus", "Take nothing"
    )
    marta.chooses("Take the cones and the bonus")
    marta.holds("token4")


def test_rivers_7_lets_animals_rise_until_you_say_no_more(lay: Lay) -> None:
    """Rivers 7, T1."""
    marta = lay(("rivers-7",), "bear1-elk3-fox2-salmon2", ELK_AND_FOXES)
    marta.completes("Prairies 2")
    marta.is_offered("Elk", "Salmon")
    marta.chooses("Elk")
    marta.holds("bear2-salmon2")
    marta.chooses("Salmon")
    marta.holds("bear2-hawk1-salmon1")
    marta.taps("No more")
    marta.holds("bear2-hawk1-salmon1")
    expect(marta.page.get_by_role("button", name="Ready")).to_be_visible()


def test_rivers_9_gives_two_different_animals_that_a_large_card_does_not_cost(lay: Lay) -> None:
    """Rivers 9."""
    marta = lay(("rivers-9",), "elk2-fox2", "prairies4-elk2-fox2")
    marta.completes("Prairies 4")
    marta.chooses("Take the bonus")
    marta.is_offered("Bear", "Hawk", "Salmon")
    marta.chooses("Bear")
    marta.is_offered("Hawk", "Salmon")
    marta.chooses("Salmon")
    marta.holds("bear1-salmon1")


def test_rivers_11_throws_both_dice_and_takes_two_off_what_one_shows(lay: Lay) -> None:
    """Rivers 11."""
    marta = lay(("rivers-11",), "bear1-hawk2-salmon3", HAWKS_AND_SALMON)
    expect(marta.page.locator(".offer .status").first).to_have_text("Roll for it")
    marta.completes("Prairies 2")
    tells(marta, "elk", "hawk")
    marta.is_offered("1 bear, 1 hawk, 3 salmon", "1 bear, 2 hawks, 3 salmon")
    marta.chooses("1 bear, 1 hawk, 3 salmon")
    marta.holds("hawk1")


def test_rivers_12_sells_an_animal_of_your_choice_for_each_of_two_cones(lay: Lay) -> None:
    """Rivers 12."""
    marta = lay(("rivers-12",), "elk2-fox2-token3", ELK_AND_FOXES)
    marta.completes("Prairies 2")
    marta.sees("Pay a cone for an animal?")
    marta.chooses("Bear")
    marta.holds("bear1-token2")
    marta.chooses("Elk")
    marta.holds("bear1-elk1-token1")
    expect(marta.page.get_by_role("button", name="Ready")).to_be_visible()
