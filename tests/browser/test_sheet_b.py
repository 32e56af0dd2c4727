"""Sheet B in the hand: tracks that grow, rhombi between them, and free hexes."""

import re

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.rounds import offered


def test_a_card_circles_the_next_hexes_of_its_track(maker: sessionmaker[Session], sit: Sit) -> None:
    """B1."""
    with maker() as session:
        marta = sit(offered(session, "b", "forests2", "forests1"))
    marta.completes("Forests 1")
    marta.sees_space("b3", "marked")
    marta.sees_space("b4", "empty")


def test_what_finds_no_room_on_its_track_goes_to_the_overflow(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """B1."""
    with maker() as session:
        marta = sit(offered(session, "b", "forests5", "forests5", "forests3"))
    marta.completes("Forests 3")
    marta.sees_space("b12", "marked")
    marta.sees_space("overflow-1", "marked")


def test_a_rhombus_gives_its_bonus_when_its_four_hexes_are_circled(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """B2."""
    with maker() as session:
        marta = sit(offered(session, "b", "rivers2", "wetlands2"))
    marta.completes("Wetlands 2")
    marta.sees("1 hawk, 1 salmon")


def test_a_landmark_hex_crosses_a_landmark_of_its_type(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """B3."""
    with maker() as session:
        marta = sit(offered(session, "b", "rivers2"))
    marta.completes("Rivers 2")
    marta.sees_space("landmark-rivers-1", "marked")


def test_a_free_hex_of_any_track_is_chosen_by_its_row_or_by_its_place(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """B4."""
    with maker() as session:
        marta = sit(offered(session, "b", *["forests5"] * 3, "forests2"))
    marta.completes("Forests 2")
    marta.chooses("hex")
    marta.taps_place("mark e1")
    marta.taps(re.compile("^Mark.*Rivers"))
    marta.sees_space("e1", "marked")


def test_five_tracks_of_twelve_hexes_stand_side_by_side_under_one_row_of_numbers(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """B6, B8."""
    with maker() as session:
        marta = sit(offered(session, "b", "forests5", "forests1", "rivers1"))
    for number in range(1, 13):
        column = [marta.space(f"{track}{number}") for track in "abcde"]
        assert 1 == len({each.get_attribute("y") for each in column})
    expect(marta.space("a13")).to_have_count(0)
    for bonus in ("1 fox, 1 hawk", "a free hex of any habitat", "5 points"):
        expect(marta.page.locator(f'#sheet [aria-label$=", earns {bonus}"]').first).to_be_attached()
    marta.opens("Score")
    track = marta.page.locator("#score .lines li", has_text="Forests")
    expect(track.locator("b")).to_have_text("7")
