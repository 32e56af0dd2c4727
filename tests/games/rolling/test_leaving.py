"""Where points were left."""

import pytest

from rollwrite.games.rolling.leaving import left_behind
from tests.games.rolling.pages import filled, run


@pytest.mark.parametrize(("letter", "picks"), [("a", 14), ("b", 0), ("c", 20), ("d", 0)])
def test_a_blank_page_has_reached_no_bonus_that_could_be_had(letter: str, picks: int) -> None:
    page = filled(letter)
    giving = [area for area in page.sheet.areas if area.points or any(area.gain) or area.asks]
    crossing = [area for area in page.sheet.areas if area not in giving and area.crosses]
    assert len(giving) + len(crossing) - picks == left_behind(page).bonuses


def test_what_was_reached_is_not_left() -> None:
    before, after = left_behind(filled("a")), left_behind(filled("a", "a1 a2 a3 a4 a5"))
    assert (1, 3) == (before.bonuses - after.bonuses, before.points - after.points)


def test_a_row_that_lacks_one_hex_was_near() -> None:
    assert ("row-1",) == left_behind(filled("a", "a1 a2 a3 a4")).near


def test_a_single_hex_is_never_near() -> None:
    assert () == left_behind(filled("b", run("a", 1))).near


def test_tokens_animals_and_idle_rounds_are_counted() -> None:
    left = left_behind(filled("d", tally="bear2-elk1-token4", cards=13))
    assert (4, 3, 7) == (left.tokens, left.animals, left.idle)


def test_two_cards_in_a_round_leave_no_round_less_than_idle() -> None:
    assert 0 == left_behind(filled("d", cards=21)).idle
