"""The supplements of Hills in the hand: what each says beside its card, and what it does."""

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

OTHER = "rivers2-bear1-hawk2"
DISCOUNTS = {
    "hills-1": Discount(
        "Pay 1 animal less.",
        "elk2-fox2",
        ELK_AND_FOXES,
        ("1 elk, 2 foxes", "2 elk, 1 fox", "2 elk, 2 foxes"),
        left="elk1",
        covered=True,
    ),
    "hills-4": Discount(
        "Pay up to 2 less of one type: salmon / hawks.",
        "bear1-hawk2-salmon3",
        HAWKS_AND_SALMON,
        ("1 bear, 1 hawk, 3 salmon", "1 bear, 2 hawks, 3 salmon"),
        left="hawk1",
    ),
    "hills-8": Discount(
        "Pay one type of the cost with the next lower type, one for one.",
        "elk1-fox4",
        ELK_AND_FOXES,
        ("4 foxes", "1 elk, 3 foxes"),
        left="elk1",
    ),
    "hills-10": Discount(
        "Pay 2 cones: 3 animals less.",
        "elk1-fox1-token2",
        ELK_AND_FOXES,
        ("1 fox, 2 cones", "1 elk, 2 cones"),
        left="elk1",
    ),
}
TOKENS = "Gain cones by the size, 1 to 5: 1, 1, 1, 2, 2."


@pytest.mark.parametrize("supplement", DISCOUNTS)
def test_a_discount_offers_its_ways_to_pay_and_no_others(lay: Lay, supplement: str) -> None:
    """Hills 1, Hills 4, Hills 8, Hills 10."""
    pays(lay, supplement, DISCOUNTS[supplement])


def test_hills_2_gives_two_salmon(lay: Lay) -> None:
    """Hills 2."""
    takes(lay, "hills-2", Bonus("Gain 2 salmon.", "salmon2"))


@pytest.mark.parametrize(("size", "left"), [(3, "token1"), (4, "token2")])
def test_hills_9_gives_cones_by_the_size(lay: Lay, size: int, left: str) -> None:
    """Hills 9."""
    takes(lay, "hills-9", Bonus(TOKENS, left, f"prairies{size}-elk2-fox2"))


def test_hills_3_throws_a_die_of_your_choice_and_gains_the_side_you_like(lay: Lay) -> None:
    """Hills 3, T6."""
    marta = lay(("hills-3",), "elk2-fox2", ELK_AND_FOXES)
    marta.completes("Prairies 2")
    marta.chooses("Take the bonus")
    marta.is_offered("Roll die 1", "Roll die 2")
    marta.chooses("Roll die 2")
    tells(marta, "salmon/hawk")
    marta.sees("Which of the two animals do you gain?")
    marta.chooses("Hawk")
    marta.holds("hawk1")


def test_hills_5_writes_one_larger_number_for_two_cones(lay: Lay) -> None:
    """Hills 5."""
    marta = lay(("hills-5",), "elk2-fox2-token2", ELK_AND_FOXES)
    marta.completes("Prairies 2")
    marta.chooses("Take the bonus")
    marta.sees_space("a4", "marked: 3")
    marta.holds("none")


def test_hills_6_gives_the_animal_that_is_chosen(lay: Lay) -> None:
    """Hills 6."""
    marta = lay(("hills-6",), "elk2-fox2", ELK_AND_FOXES)
    marta.completes("Prairies 2")
    marta.chooses("Take the bonus")
    marta.is_offered("Bear", "Elk", "Fox", "Hawk", "Salmon")
    marta.chooses("Bear")
    marta.holds("bear1")


def test_hills_7_lets_a_different_card_be_completed_too(lay: Lay) -> None:
    """Hills 7."""
    marta = lay(("hills-7", "hills-2"), "bear1-elk2-fox2-hawk2", ELK_AND_FOXES, OTHER)
    marta.completes("Prairies 2")
    marta.sees("Complete a card")
    expect(marta.page.locator(".offer.done .name")).to_have_text(["Prairies"])
    expect(marta.page.locator("#market input[name=pick]")).to_have_count(1)
    marta.completes("Rivers 2")
    marta.chooses("Take the bonus")
    marta.holds("salmon2")
    marta.sees_space("a1", "marked: 2")


def test_hills_11_throws_before_paying_and_takes_off_what_falls(lay: Lay) -> None:
    """Hills 11."""
    marta = lay(("hills-11",), "elk2", ELK_AND_FOXES)
    expect(marta.page.locator(".offer .status").first).to_have_text("Roll for it")
    marta.completes("Prairies 2")
    marta.is_offered("Roll die 1", "Roll die 2")
    marta.chooses("Roll die 1")
    tells(marta, "fox")
    marta.is_offered("2 elk")
    marta.chooses("2 elk")
    marta.sees_space("a4", "marked: 2")


def test_hills_11_in_vain_leaves_every_other_card_lying(lay: Lay) -> None:
    """Hills 11."""
    marta = lay(("hills-11",), "bear1-elk2-hawk2", ELK_AND_FOXES, OTHER)
    marta.completes("Prairies 2")
    marta.chooses("Roll die 1")
    tells(marta, "bear")
    expect(marta.page.get_by_role("button", name="Ready")).to_be_visible()


def test_hills_12_pays_with_any_animals_three_more_in_all(lay: Lay) -> None:
    """Hills 12."""
    marta = lay(("hills-12",), "hawk4-salmon4", ELK_AND_FOXES)
    expect(marta.page.locator(".offer .discount")).to_contain_text("any mix of animals, 3 more")
    marta.completes("Prairies 2")
    marta.sees("Left to pay: 7.")
    marta.is_offered("3 hawks", "4 hawks")
    marta.chooses("4 hawks")
    marta.holds("salmon1")
    marta.sees_space("a4", "marked: 2")
