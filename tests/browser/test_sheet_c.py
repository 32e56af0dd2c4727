"""Sheet C in the hand: hexes that touch, weather to choose, and marks that would be lost."""

import re

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import Sit
from tests.browser.fingers import middle
from tests.browser.people import Person
from tests.browser.rounds import offered, told, turned_up
from tests.browser.tables import brought, marked, seated
from tests.store.evenings import Evening

HEX = re.compile(r"[a-h]\d+, ")


def _glowing(marta: Person) -> set[str]:
    return {str(place.get_attribute("data-move")) for place in marta.places.all()}


def _legal(session: Session, evening: Evening) -> set[str]:
    sitting = sitting_of(session, evening.code)
    game = sitting.bound.game
    return set(map(game.notation.write, game.legal(sitting.table, 0)))


def test_hexes_of_the_habitat_glow_that_touch_a_circled_one_and_no_others(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """C1."""
    with maker() as session:
        evening = offered(session, "c", "rivers3")
        marta = sit(evening)
        marta.completes("Rivers 3")
        marta.sees("Tap 3 river hexes")
        assert _legal(session, evening) == _glowing(marta)


def test_a_tap_circles_a_hex_and_asks_for_the_next(maker: sessionmaker[Session], sit: Sit) -> None:
    """C1."""
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.completes("Rivers 3")
    marta.taps_place("mark c5")
    marta.sees_space("c5", "marked: rivers")
    marta.sees("Tap 2 river hexes")


@pytest.mark.parametrize(
    ("space", "said"),
    [
        ("b1", "b1, mountains, empty, earns 1 fox. That hex is not next to a circled one."),
        ("d4", "d4, marked"),
    ],
    ids=["apart", "marked"],
)
def test_a_hex_that_cannot_be_marked_says_why_where_no_circled_one_is_beside_it(
    maker: sessionmaker[Session], sit: Sit, space: str, said: str
) -> None:
    """C1."""
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    marta.page.touchscreen.tap(*middle(marta, space))
    expect(marta.page.locator(".saying")).to_have_text(said)


def test_marks_that_would_be_lost_are_told_before_the_card_is_completed(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """C2."""
    with maker() as session:
        marta = sit(offered(session, "c", "wetlands5", "wetlands5"))
    marta.completes("Wetlands 5")
    marta.sees("5 marks find no place and are lost. Complete the card all the same?")


def test_a_sun_asks_for_one_bonus_of_its_column(maker: sessionmaker[Session], sit: Sit) -> None:
    """C3."""
    with maker() as session:
        marta = sit(offered(session, "c", "mountains2"))
    marta.completes("Mountains 2")
    marta.sees_space("sun-1", "marked")
    marta.chooses("1 cone")
    marta.sees_space("weather-1-3", "marked")


def test_the_last_of_six_neighbours_circles_the_hex_that_they_surround(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """C5."""
    with maker() as session:
        evening = offered(session, "c", "forests3")
        for text in ("complete 1", "mark b3", "mark b2", "mark weather-1-4"):
            told(session, evening, text)
        turned_up(session, evening, "mountains3")
    marta = sit(evening)
    marta.completes("Mountains 3")
    for space in ("d3", "d2", "c2"):
        marta.taps_place(f"mark {space}")
        marta.sees_space(space, "marked: mountains")
    marta.sees_space("c3", "marked")


@pytest.mark.parametrize(
    "space", ["landmark-forests-1", "overflow-1"], ids=["landmark", "overflow"]
)
def test_what_a_mark_earns_elsewhere_is_marked_there(
    maker: sessionmaker[Session], sit: Sit, space: str
) -> None:
    """C4, E3, E4."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-c", "abundance": True}, ("Marta",))
        brought(session, evening, marked(space))
    marta = sit(evening)
    marta.opens("Sheet")
    marta.sees_space(space, "marked")


def test_the_score_is_shown_section_by_section(maker: sessionmaker[Session], sit: Sit) -> None:
    """C6."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-c", "abundance": True}, ("Marta",))
        sitting = brought(session, evening, marked("landmark-forests-1"))
    score = sitting.bound.game.score(sitting.table, 0)
    marta = sit(evening)
    marta.opens("Score")
    points = [str(line.points) for line in score.lines]
    expect(marta.page.locator("#score .lines li > b")).to_have_text([*points, str(score.total)])


def test_the_map_has_about_sixty_hexes_and_its_bonuses_can_be_read(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """C7."""
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"))
    hexes = [said for row in "abcdefgh" for said in marta.reads(row) if HEX.match(said)]
    rivers = [said for said in hexes if ", rivers, " in said]
    points = [int(found[1]) for said in rivers if (found := re.search(r"earns (\d) point", said))]
    assert (True, 20) == (55 <= len(hexes) <= 65, sum(points))
    assert (5, 5) == tuple(sum(sky in said for said in hexes) for sky in ("a sun", "a rain"))
    assert any("earns 2 elk" in said for said in hexes)
