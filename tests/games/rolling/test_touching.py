"""Which hexes of a sheet can be marked only when they touch a circled one."""

import pytest

from rollwrite.engine.bits import members
from rollwrite.games.rolling.filling import touchable, untouched
from rollwrite.games.rolling.library import load
from tests.games.rolling.pages import Play

SHEET = load().sheets["hills-c"]


def test_c1_a_free_hex_can_be_marked_or_is_beside_no_circled_one() -> None:
    play = Play("c")
    play.card("rivers2")
    play.circle("c5 b5")
    free = SHEET.hexes & ~play.page.marks
    touching = {move.space for move in touchable(play.page, free)}
    assert {SHEET.names[hex] for hex in members(free)} - touching == set(untouched(play.page))


@pytest.mark.parametrize("letter", "abd")
def test_other_sheets_do_not_ask_that_marks_touch(letter: str) -> None:
    assert () == untouched(Play(letter).page)
