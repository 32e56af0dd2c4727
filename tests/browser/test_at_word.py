"""A card of another printing, entered as completed: the sheet in the hand does the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import offered, thrown

THUMB = 44


def _picks(marta: Person, habitat: str, size: int) -> None:
    """Find the way from the market, and pick what the card shows."""
    marta.taps("Your card is not here?")
    fold = marta.page.locator("#word")
    fold.get_by_label("Habitat").select_option(habitat)
    fold.get_by_label("Size").select_option(str(size))


def _completes(marta: Person) -> None:
    marta.page.locator("#word").get_by_role("button", name="Completed").tap()


def test_its_marks_are_on_the_sheet_and_nothing_is_paid(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """B1."""
    with maker() as session:
        marta = sit(offered(session, "b", "rivers1"))
    _picks(marta, "Forests", 3)
    _completes(marta)
    for name in ("b1", "b2", "b3"):
        marta.sees_space(name, "marked")
    expect(marta.page.locator(".dock .hint")).to_have_count(0)
    expect(marta.held("elk")).to_have_text("1")
    expect(marta.page.locator("#completed")).to_have_count(0)


def test_the_animals_named_are_those_to_be_written(maker: sessionmaker[Session], sit: Sit) -> None:
    """D1."""
    with maker() as session:
        marta = sit(offered(session, "d", "rivers1"))
    _picks(marta, "Prairies", 2)
    animals = marta.page.get_by_role("group", name="Its animals")
    animals.get_by_label("elk").fill("1")
    animals.get_by_label("fox").fill("2")
    _completes(marta)
    marta.sees("Tap 2 prairie hexes")
    letters = marta.page.locator("input[name=animal]")
    assert ["elk", "fox"] == [each.get_attribute("value") for each in letters.all()]


def test_it_is_taken_back_like_any_choice(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "a", "rivers1"))
    _picks(marta, "Mountains", 5)
    _completes(marta)
    marta.sees_space("a5", "marked: 5")
    marta.taps("Take back the last choice")
    marta.sees("Complete a card")
    marta.sees_space("a5", "empty")


@pytest.mark.parametrize(
    ("sheet", "habitat", "size", "named"), [("c", "Wetlands", 2, 0), ("d", "Forests", 3, 2)]
)
def test_marks_that_would_be_lost_are_told_first(
    maker: sessionmaker[Session], sit: Sit, sheet: str, habitat: str, size: int, named: int
) -> None:
    """C2, and D1 where too few animals are named."""
    with maker() as session:
        marta = sit(offered(session, sheet, "wetlands5", "rivers1"))
    _picks(marta, habitat, size)
    if named:
        marta.page.get_by_role("group", name="Its animals").get_by_label("fox").fill(str(named))
    _completes(marta)
    marta.sees("Not all its marks find a place; some are lost. Complete the card all the same?")
    _completes(marta)
    expect(marta.page.locator("#completed")).to_have_count(0)


def test_everything_there_is_as_large_as_a_thumb(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        marta = sit(offered(session, "d", "rivers1"))
    way = marta.page.locator("a.elsewhere").bounding_box()
    _picks(marta, "Rivers", 1)
    fields = marta.page.locator("#word").locator("summary, select, input, button").all()
    boxes = [way, *(each.bounding_box() for each in fields)]
    assert [] == [box for box in boxes if not box or min(box["height"], box["width"]) < THUMB]


def _unfolded(maker: sessionmaker[Session], sit: Sit) -> Person:
    """Return Marta, who is about to enter something at her word."""
    with maker() as session:
        marta = sit(offered(session, "a", "rivers1"))
    marta.opens("Dice")
    marta.page.locator("#word > summary").tap()
    return marta


def test_an_entry_that_is_refused_stays_and_says_so_in_sight(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    marta = _unfolded(maker, sit)
    marta.phone.forgive("409")
    bears = marta.page.locator("#word input[name=bear]")
    bears.fill("9")
    marta.taps("Spent")
    expect(marta.page.locator(".refused")).to_be_in_viewport()
    expect(bears).to_have_value("9")
    expect(bears).to_be_visible()


def test_a_field_of_numbers_begins_empty(maker: sessionmaker[Session], sit: Sit) -> None:
    marta = _unfolded(maker, sit)
    foxes = marta.page.locator("#word input[name=fox]")
    foxes.tap(position={"x": 4, "y": 20})
    marta.page.keyboard.type("3")
    expect(foxes).to_have_value("3")


def test_the_discs_beside_the_fields_say_what_they_count(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    marta = _unfolded(maker, sit)
    marta.page.locator("#word .counts .disc.fox").first.tap()
    expect(marta.page.locator(".saying")).to_have_text("fox")


def test_who_enters_no_dice_of_their_own_enters_what_they_gained(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(thrown(session, "any", "bear", "elk", "fox"))
    marta.page.locator("#word > summary").tap()
    marta.taps("No dice: you enter what you gained.")
    marta.sees("Complete a card")
    marta.opens("Dice")
    marta.page.locator("#word > summary").tap()
    before = int(marta.held("fox").inner_text())
    marta.page.locator("#word input[name=fox]").fill("2")
    marta.taps("Gained")
    expect(marta.held("fox")).to_have_text(str(before + 2))
