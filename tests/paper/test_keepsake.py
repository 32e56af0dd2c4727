"""A finished game on paper: the marks, the names and the score as they were."""

import pytest

from rollwrite.draw.paper import MODES
from rollwrite.draw.shapes import Text
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.press.order import Order
from rollwrite.press.press import mode_of
from rollwrite.press.things import KEEPSAKE
from tests.draw.drawings import final_page, of_every_sheet
from tests.paper.papers import seen, sides

STATES = ("marked", "free")


def _keepsake(sheet: Sheet, mode: str = "colour") -> Order:
    return Order(what=KEEPSAKE, pages=(final_page(sheet),), names=("Ada",), mode=mode)


@of_every_sheet
def test_a_keepsake_says_who_scored_what(sheet: Sheet) -> None:
    (leaf,) = sides(_keepsake(sheet))
    texts = {each.shape.text for each in seen(leaf) if isinstance(each.shape, Text)}
    assert {"Ada", str(score_page(final_page(sheet)).total)} <= texts


@of_every_sheet
def test_a_keepsake_shows_the_pencil(sheet: Sheet) -> None:
    fresh, kept = (
        sum(each.shape.style.startswith("pencil") for each in seen(sides(order)[0]))
        for order in (Order(what="sheet", sheets=(sheet.letter,)), _keepsake(sheet))
    )
    # C1: the star is circled from the start.
    assert (sheet.start.bit_count(), True) == (fresh, kept > 5)


@pytest.mark.parametrize("mode", MODES)
@of_every_sheet
def test_what_is_marked_looks_unlike_what_is_free(sheet: Sheet, mode: str) -> None:
    inks = mode_of(_keepsake(sheet, mode)).inks
    marked, free = ((inks[f"forests-{state}"], inks[f"hatch{state}"]) for state in STATES)
    assert marked != free
