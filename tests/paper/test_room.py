"""Room: no words run beyond the drawing or the column that they stand in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.draw.leaf import Placed
from rollwrite.draw.shapes import Group, Text
from rollwrite.i18n import LANGUAGES
from rollwrite.press.flow import COLUMN
from rollwrite.press.order import Order
from rollwrite.press.typesetting import broken, kept_company
from tests.paper.papers import SHEETS, inside, sides
from tests.paper.test_pdf import FRESH

SPARE = 0.05
"""In millimetres: letters are rounded."""
of_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _beyond(placed: Placed) -> list[str]:
    """Return the words that run out of their drawing."""
    wide = placed.drawing.width
    return [
        each.shape.text
        for each in inside(placed.drawing.shapes, 1, 0, 0)
        if isinstance(each.shape, Text)
        and (room := each.room())
        and (room.left < -SPARE or room.right > wide + SPARE)
    ]


@of_every_language
@pytest.mark.parametrize("what", FRESH)
@pytest.mark.parametrize(("up", "mode"), [(1, "low-ink"), (2, "low-ink"), (1, "large")])
def test_no_words_run_out_of_their_room(what: str, up: int, mode: str, lang: str) -> None:
    order = Order(what=what, sheets=tuple(SHEETS), up=up, copies=up, mode=mode)
    placed = [each for leaf in sides(order, lang) for each in leaf.placed]
    assert [] == [text for each in placed for text in _beyond(each)]


def _columns(placed: Placed) -> list[Group]:
    return [shape for shape in placed.drawing.shapes if isinstance(shape, Group) and shape.shapes]


@of_every_language
@pytest.mark.parametrize("letter", SHEETS)
@pytest.mark.parametrize("mode", ["low-ink", "large"])
def test_no_rule_is_wider_than_its_column(letter: str, mode: str, lang: str) -> None:
    order = Order(what="rules", sheets=(letter,), mode=mode)
    pages = [placed for leaf in sides(order, lang) for placed in leaf.placed if _columns(placed)]
    wide = (pages[0].drawing.width - COLUMN) / 2
    wider = [
        each.shape.text
        for page in pages
        for column in _columns(page)
        for each in inside(column.shapes, 1, 0, 0)
        if isinstance(each.shape, Text) and (room := each.room()) and room.right > wide + SPARE
    ]
    assert ([], True) == (wider, len(pages) > 0)


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=30))
def test_company_for_the_last_word_costs_no_line_and_no_word(said: list[str]) -> None:
    text = " ".join(said)
    lines = kept_company(text, 4, "body", 60)
    assert (text, len(broken(text, 4, "body", 60))) == (" ".join(lines), len(lines))
