"""Sheet D in the hand: letters, regions, and what one animal alone is worth."""

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import offered

FOXES = "rivers3-fox2-hawk1"
BEARS = "mountains3-bear3-salmon1"
REGION = ("a1", "a2", "b2")


def _write(marta: Person, animal: str, space: str) -> None:
    marta.page.locator("label.letter", has=marta.page.locator(f"[value={animal}]")).tap()
    marta.page.locator(f'[data-move*="write {space} {animal}"]').tap()
    marta.sees_space(space, f"marked: {animal}")


def _paid_with_foxes(maker: sessionmaker[Session], sit: Sit) -> Person:
    with maker() as session:
        marta = sit(offered(session, "d", FOXES, abundance=True))
    marta.completes("Rivers 3")
    marta.chooses("2 foxes, 1 hawk")
    return marta


def test_the_animals_of_the_cost_can_be_written_each_as_often_as_it_asks(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D1."""
    marta = _paid_with_foxes(maker, sit)
    letters = marta.page.locator("label.letter > b")
    expect(letters).to_have_text(["2", "1"])


def test_a_letter_is_written_where_the_sheet_is_tapped(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D1."""
    marta = _paid_with_foxes(maker, sit)
    _write(marta, "hawk", "g7")
    marta.sees("Tap 2 river hexes")


def test_a_region_of_one_animal_also_marks_the_same_type_area(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D4, D5."""
    with maker() as session:
        marta = sit(offered(session, "d", BEARS, abundance=True))
    marta.completes("Mountains 3")
    marta.chooses("3 bears, 1 salmon")
    for space in REGION:
        _write(marta, "bear", space)
    marta.sees_space("same-bear-1", "marked")
