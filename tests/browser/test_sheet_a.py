"""Sheet A in the hand: sizes in columns, and a bonus to choose."""

from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.rounds import offered

DOZEN = 12
ROW = ("rivers3", "wetlands2", "forests4", "prairies1", "mountains5")


def test_a_size_is_written_into_the_topmost_empty_hex_of_its_column(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """A1."""
    with maker() as session:
        marta = sit(offered(session, "a", "rivers3", "rivers2"))
    marta.completes("Rivers 2")
    marta.sees_space("b1", "marked: 2")
    marta.sees_space("c1", "empty")


def test_a_fifth_card_of_one_habitat_finds_no_room(maker: sessionmaker[Session], sit: Sit) -> None:
    """A2."""
    with maker() as session:
        marta = sit(offered(session, "a", *["rivers1"] * 5))
    marta.opens("Market")
    marta.sees("No room on your sheet")


def test_the_second_hex_of_a_column_asks_for_a_bonus_which_is_crossed_out(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """A3."""
    with maker() as session:
        marta = sit(offered(session, "a", "rivers3", "rivers2"))
    marta.completes("Rivers 2")
    marta.sees("Which bonus do you choose?")
    marta.taps("Choose 1 bear")
    marta.sees_space("sun-3", "marked")


def test_a_full_row_scores_its_sum_and_its_points_and_gives_any_animal(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """A4, E2."""
    with maker() as session:
        marta = sit(offered(session, "a", *ROW))
    marta.completes("Mountains 5")
    marta.chooses("elk")
    marta.opens("Score")
    marta.sees("written: 3 + 2 + 4 + 1 + 5, complete: 3")


def test_the_bonus_area_offers_a_dozen_boxes_a_hawk_with_a_fox_and_points(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """A6."""
    with maker() as session:
        marta = sit(offered(session, "a", "rivers3"))
    earns = [said.rpartition(", empty, earns ")[2] for said in marta.reads("sun-")]
    assert len(earns) >= DOZEN
    assert {"1 fox, 1 hawk", "1 point", "2 points"} <= set(earns)


def test_points_of_a_habitat_are_its_numbers_and_those_circled_in_its_column(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """A8."""
    with maker() as session:
        evening = offered(session, "a", "prairies3", "prairies2", "rivers1", achievements=True)
    marta = sit(evening)
    marta.opens("Score")
    far = marta.page.locator("#score .aims li > b").all_inner_texts()
    # 3 and 2 with the point of the second hex; that point alone is a bonus point.
    assert ["6 of 17 points", "1 of 10 points"] == far[-2:]
