"""Sheet D in the hand: letters, regions, and what one animal alone is worth."""

import re

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.bonuses import FreeMark
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import offered
from tests.browser.tables import asked, brought, marked, seated

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


def test_a_bonus_between_two_hexes_crosses_the_topmost_landmark(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D3, D6, E4."""
    with maker() as session:
        marta = sit(offered(session, "d", BEARS, abundance=True))
    marta.completes("Mountains 3")
    marta.chooses("3 bears, 1 salmon")
    for space in REGION[:2]:
        _write(marta, "bear", space)
    marta.sees_space("landmark-mountains-1", "marked")


def test_animals_that_find_no_hex_overflow_and_every_section_has_its_points(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D2, D7, E3."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-d", "abundance": True}, ("Marta",))
        sitting = brought(session, evening, marked("overflow-1"))
    score = sitting.bound.game.score(sitting.table, 0)
    marta = sit(evening)
    marta.sees_space("overflow-1", "marked")
    marta.opens("Score")
    points = [str(line.points) for line in score.lines]
    expect(marta.page.locator("#score .lines li > b")).to_have_text([*points, str(score.total)])


def test_a_free_hex_takes_the_animal_that_is_liked(maker: sessionmaker[Session], sit: Sit) -> None:
    """D8, E2."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-d", "abundance": True}, ("Marta",))
        brought(session, evening, asked(FreeMark))
    marta = sit(evening)
    expect(marta.page.locator("label.letter")).to_have_count(5)
    expect(marta.page.get_by_role("radio", name="S salmon", exact=True)).to_have_count(1)
    _write(marta, "salmon", "a4")


def test_the_map_has_twelve_hexes_of_each_habitat_and_fifteen_regions(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D9."""
    with maker() as session:
        marta = sit(offered(session, "d", FOXES))
    hexes = [said.split(", ")[1] for row in "abcdefghi" for said in marta.reads(row)]
    habitats = ("rivers", "wetlands", "forests", "prairies", "mountains")
    assert [12] * 5 == [hexes.count(each) for each in habitats]
    signs = marta.page.locator('#sheet .s-above [aria-label^="region "]').all()
    earns = [str(each.get_attribute("aria-label")) for each in signs]
    regions = [found[1] for said in earns if (found := re.search(r"earns (\d) points, ", said))]
    assert (15, set("4579")) == (len(regions), set(regions))
