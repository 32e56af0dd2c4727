"""Names and dates: what is taken is printed whole, however little room there is."""

import pytest
from msgspec.structs import replace

from rollwrite.draw.fields import shown
from rollwrite.draw.shapes import Text
from rollwrite.i18n import LANGUAGES
from rollwrite.press.compose import NONE
from rollwrite.press.heading import LEAST
from rollwrite.press.order import Order
from rollwrite.press.room import DATE, NAME, shortened_name
from rollwrite.press.things import TRACKER
from rollwrite.press.typesetting import running
from tests.paper.papers import POINT, SHEETS, Seen, seen, sides

DAY = "30 September 2026"
of_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _widest(letter: str, room: float) -> str:
    """Return as much of *letter* as is just taken."""
    text = letter
    while running(text + letter, LEAST, "written") <= room:
        text += letter
    return text


WIDE_NAME, WIDE_DATE = _widest("W", NAME), _widest("W", DATE)


def _written(order: Order, lang: str) -> list[Seen]:
    return [
        each
        for leaf in sides(order, lang)
        for each in seen(leaf)
        if each.shape.style.startswith("written")
    ]


@of_every_language
@pytest.mark.parametrize("mode", ["low-ink", "large"])
@pytest.mark.parametrize("what", ["sheet", "tally", "sheet-tally", "scenario"])
def test_the_widest_name_and_date_stand_whole_on_their_lines(
    what: str, mode: str, lang: str
) -> None:
    order = Order(
        what=what, sheets=tuple(SHEETS), mode=mode, flip=NONE, scenario=7, date=WIDE_DATE, copies=2
    )
    found = {
        each.shape.text
        for up in (1, 2)
        for each in _written(replace(order, up=up, names=(WIDE_NAME,) * 2), lang)
        if isinstance(each.shape, Text)
    }
    assert {WIDE_NAME, WIDE_DATE} == found


@of_every_language
@pytest.mark.parametrize("mode", ["low-ink", "large"])
def test_a_long_name_stands_whole_and_is_read_above_its_trail(mode: str, lang: str) -> None:
    name = "Bartholomew Featherstone"
    texts = [
        (each.shape.text, each.shape.size * each.scale)
        for each in _written(Order(what=TRACKER, mode=mode, names=(name,)), lang)
        if isinstance(each.shape, Text)
    ]
    leaves = len(sides(Order(what=TRACKER, mode=mode), lang))
    said = "".join(text for text, _size in texts).replace("-", "").replace(" ", "")
    assert (name.replace(" ", "") * leaves, True) == (
        said,
        min(size for _text, size in texts) >= 7 * POINT,
    )


@of_every_language
@pytest.mark.parametrize("what", ["sheet", "tally", "sheet-tally"])
def test_the_widest_name_and_date_stand_whole_in_their_fields(what: str, lang: str) -> None:
    order = Order(what=what, mode="fillable", names=(WIDE_NAME,), date=WIDE_DATE)
    placed = [each for leaf in sides(order, lang) for each in leaf.placed]
    blanks = [blank for each in placed for blank in each.drawing.blanks if blank.value]
    assert {WIDE_NAME, WIDE_DATE} == {shown(blank).text for blank in blanks}


def test_a_day_is_taken_in_words() -> None:
    assert {DAY} == {
        each.shape.text
        for each in _written(Order(what="sheet", date=DAY), "en")
        if isinstance(each.shape, Text)
    }


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Ada", "Ada"), ("W" * 24, f"{'W' * 13}\u2026"), ("i" * 40, f"{'i' * 23}\u2026")],
)
def test_a_name_that_is_shortened_is_taken(name: str, kept: str) -> None:
    assert kept == shortened_name(name)
    assert sides(Order(what="sheet", names=(kept,)))
