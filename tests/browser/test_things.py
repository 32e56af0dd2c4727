"""The things of a box in the hand: animals, and dice with all their faces."""

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.tables import start
from tests.browser.boxes import tells
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import thrown, told
from tests.browser.tables import seated

ANIMALS = ["bear", "elk", "fox", "hawk", "salmon"]
SPLIT = "salmon/hawk"
SPECIAL = {
    "hills": ["any animal", "action \u22121", "reroll", "any three", "elk/fox", "hawk/bear"],
    "rivers": ["any animal", "action \u22121", "double", "cone", "salmon/elk", "fox/bear"],
}
RIVERS = {"edition": "rivers", "supplements": ["rivers-1", "rivers-2", "rivers-3", "rivers-4"]}


def _results(marta: Person) -> set[str]:
    rows = marta.page.locator("#dice input[name=pick]")
    rows.first.wait_for(state="attached")
    return {str(row.get_attribute("value")).removeprefix("collect ") for row in rows.all()}


def test_an_action_moves_animals_by_one_step_of_their_order_which_does_not_go_round(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """T1, R4."""
    with maker() as session:
        marta = sit(thrown(session, "action", "bear", "bear", "salmon", "bear", "salmon"))
    steps = {"bear3", "elk3", "salmon2", "hawk2"}
    assert steps | {"bear3-salmon2", "none"} == _results(marta)


def test_a_face_with_two_animals_is_either_of_them_for_every_die_anew(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """T6."""
    with maker() as session:
        marta = sit(thrown(session, "elk/fox", SPLIT, "bear", "bear", "bear", SPLIT))
    found = _results(marta)
    assert {"elk1", "fox1", "hawk2", "salmon2"} <= found
    assert found.isdisjoint({"elk1-fox1", "hawk2-salmon2"})


@pytest.mark.parametrize("edition", SPECIAL)
def test_every_face_of_every_die_can_be_told(
    maker: sessionmaker[Session], sit: Sit, edition: str
) -> None:
    """T5, T7, T8, T9."""
    slots = [f"{edition}-{number}" for number in range(1, 5)]
    setup = {"sheet": "hills-a", "real": True, "edition": edition, "supplements": slots}
    with maker() as session:
        evening = seated(session, setup, ("Marta",))
        start(session, evening.code, 0)
        told(session, evening, "card rivers1")
    marta = sit(evening)
    faces = marta.page.locator(".telling > .faces .die")
    dice = (SPECIAL[edition], *[[*ANIMALS, SPLIT]] * 3, ANIMALS, [*ANIMALS[1:], SPLIT])
    for die in dice:
        marta.page.locator(".telling").wait_for()
        assert sorted(die) == sorted(str(each.get_attribute("aria-label")) for each in faces.all())
        tells(marta, die[1])
    marta.sees("What do you collect?")


def test_the_reroll_face_throws_own_dice_again_twice_at_most(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """T8, R3."""
    with maker() as session:
        marta = sit(thrown(session, "reroll", "bear", "elk", "fox", "hawk", "salmon"))
    marta.sees("Reroll your dice? 2 rerolls are left.")
    marta.is_offered("Reroll die 1", "Reroll die 2", "Reroll both dice", "Keep the dice")
    marta.chooses("Reroll die 1")
    tells(marta, "fox")
    marta.sees("Reroll your dice? 1 reroll is left.")
    marta.chooses("Reroll both dice")
    tells(marta, "bear", "elk")
    marta.sees("What do you collect?")
    own = marta.page.locator(".tray .own .die")
    assert ["bear", "elk"] == [each.get_attribute("aria-label") for each in own.all()]


def test_the_cone_of_the_special_die_is_there_before_anything_is_paid(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """T9, R2."""
    with maker() as session:
        marta = sit(thrown(session, "token", "fox", "fox", "bear", "fox", "elk", **RIVERS))
    marta.sees("you have gained 1 cone.")
    expect(marta.held("token")).to_have_text("3")
    assert "elk1-fox3" in _results(marta)
