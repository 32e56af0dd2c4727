"""A real box on the table: one tells the dice for everybody, and a wrong one is corrected."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.tables import start
from tests.browser.boxes import corrects, tells, turns_up
from tests.browser.conftest import NewPhone, Sit
from tests.browser.evening import gathered
from tests.browser.people import Person
from tests.browser.tables import PEOPLE, seated
from tests.store.corrections import four_rounds

THROW = ("action \u22121", "fox", "fox", "hawk")
OWN = ("bear", "elk")
SEE_WHETHER_IT_TAKES_TAPS = """() => {
  const takes = () => getComputedStyle(document.querySelector(".telling button")).pointerEvents;
  window.takes = new Promise((told) => {
    document.addEventListener("view:shown", () => told(takes()), { once: true });
  });
}"""


@pytest.fixture
def two(new_phone: NewPhone) -> tuple[Person, Person]:
    """Marta and Jonas with a box between them, the first card turned up."""
    marta, jonas = gathered(new_phone, ("Marta", "Jonas"))
    jonas.joins(marta.opens_a_table("A", "Real dice and cards"))
    marta.taps("Start with 2 players")
    marta.sees("Which habitat card was turned up?")
    turns_up(marta, "Rivers")
    marta.sees("What does the special die show?")
    return marta, jonas


def test_one_tells_the_central_dice_for_everybody_and_each_the_own(
    two: tuple[Person, Person],
) -> None:
    """R1."""
    marta, jonas = two
    tells(marta, *THROW)
    jonas.sees("What does your die 1 show?")
    jonas.sees("A wrong die or card? Marta corrects it.")
    tells(jonas, *OWN)
    jonas.taps("Collect")
    jonas.page.locator("#turn:not([data-how=rows])").wait_for()
    marta.sees("What does your die 1 show?")


def test_a_wrong_die_is_corrected_before_all_eyes_and_what_it_made_impossible_is_struck_out(
    two: tuple[Person, Person],
) -> None:
    """A die that was told wrongly."""
    marta, jonas = two
    tells(marta, *THROW)
    tells(jonas, *OWN)
    jonas.chooses("2 foxes")
    jonas.page.locator("#turn:not([data-how=rows])").wait_for()
    corrects(marta, "Central die: fox", "salmon")
    for person in two:
        person.sees("Marta corrected: salmon, not fox.")
    jonas.sees("Moves of yours are struck out.")
    expect(jonas.page.locator("#turn")).to_have_attribute("data-tab", "dice")


def test_a_die_is_corrected_to_a_face_of_another_printing(two: tuple[Person, Person]) -> None:
    """T7."""
    marta, jonas = two
    tells(marta, *THROW)
    marta.page.locator("summary", has_text="Correct a die").tap()
    die = marta.page.locator("#amend > details", has_text="Central die: hawk")
    die.locator("> summary").tap()
    die.locator("summary", has_text="The die shows something else").tap()
    for animal in ("elk", "salmon"):
        die.locator("label", has_text=animal).tap()
    die.get_by_role("button", name="Enter this face").tap()
    jonas.sees("Marta corrected: elk/salmon, not hawk.")


def test_a_thumb_on_its_way_to_a_face_that_somebody_else_has_told_tells_no_other(
    two: tuple[Person, Person],
) -> None:
    """One who tells the dice is enough."""
    marta, jonas = two
    jonas.sees("What does the special die show?")
    jonas.page.evaluate(SEE_WHETHER_IT_TAKES_TAPS)
    tells(marta, *THROW[:1])
    assert "none" == jonas.page.evaluate("window.takes")


def test_a_card_of_another_printing_is_typed_in(new_phone: NewPhone) -> None:
    """H1."""
    (marta,) = gathered(new_phone, ("Marta",))
    marta.opens_a_table("A", "Real dice and cards")
    marta.taps("Start alone")
    marta.page.locator("summary", has_text="Another card").tap()
    marta.page.get_by_label("Habitat").select_option("Wetlands")
    marta.page.get_by_label("Size").select_option("5")
    marta.page.locator("#other-card").get_by_label("fox").fill("3")
    marta.taps("Enter this card")
    marta.opens("Market")
    expect(marta.page.locator("label.offer")).to_contain_text("Wetlands")


def test_what_was_gained_is_taken_at_the_players_word(new_phone: NewPhone) -> None:
    """T3."""
    (marta,) = gathered(new_phone, ("Marta",))
    marta.opens_a_table("A", "Real dice and cards")
    marta.taps("Start alone")
    turns_up(marta, "Rivers")
    tells(marta, *THROW, *OWN)
    marta.page.locator("summary", has_text="Your box differs?").tap()
    marta.page.locator("#word").get_by_label("elk").fill("4")
    marta.taps("Gained")
    expect(marta.held("elk")).to_have_text("5")


def test_a_die_of_an_early_round_is_corrected_and_all_phones_hear_of_it(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """A die that was told wrongly, found out three rounds later."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a", "real": True}, PEOPLE[:2])
        start(session, evening.code, 0)
        four_rounds(session, evening)
    marta, jonas = sit(evening, 0), sit(evening, 1)
    for fold in ("Correct a die", "Earlier rounds"):
        marta.page.locator("summary", has_text=fold).tap()
    marta.taps("Round 1")
    marta.page.locator("summary", has_text="Special die: action").tap()
    marta.taps("elk/fox")
    for person in (marta, jonas):
        person.sees("Marta corrected round 1: elk/fox, not action \u22121.")
    marta.sees("Moves of yours are struck out.")
    expect(marta.held("bear")).to_have_text("1")
