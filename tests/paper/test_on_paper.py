"""What stands on a side: in its place, large enough, and the same as on a screen."""

from math import hypot

import pypdfium2
import pytest

from rollwrite.draw.layout import lay_out
from rollwrite.draw.leaf import Leaf
from rollwrite.draw.paper import MODES
from rollwrite.draw.shapes import Group, Text
from rollwrite.engine.bits import members
from rollwrite.i18n import LANGUAGES, words
from rollwrite.press.order import Order
from tests.paper.papers import LIBRARY, POINT, SHEETS, Seen, printed, seen, sides
from tests.paper.test_pdf import FRESH

EDGE = 4.5
"""What no printer at home reaches, in millimetres."""
SMALLEST = 7 * POINT
of_every_sheet = pytest.mark.parametrize("letter", SHEETS)
of_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_up = pytest.mark.parametrize("up", [1, 2])


def _order(letter: str, up: int, mode: str = "low-ink", paper: str = "a4") -> Order:
    return Order(what="sheet", sheets=(letter,), up=up, mode=mode, paper=paper)


def _all(order: Order, lang: str) -> list[tuple[Leaf, Seen]]:
    return [(leaf, each) for leaf in sides(order, lang) for each in seen(leaf)]


@of_every_language
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("what", FRESH)
@pytest.mark.parametrize(("up", "mode"), [(1, "colour"), (2, "colour"), (1, "large")])
def test_everything_is_where_a_printer_reaches(
    what: str, up: int, mode: str, paper: str, lang: str
) -> None:
    order = Order(what=what, sheets=tuple(SHEETS), up=up, mode=mode, paper=paper)
    beyond = [
        each.shape
        for leaf, each in _all(order, lang)
        if (room := each.room())
        and (
            min(room.left, room.top) < EDGE
            or room.right > leaf.width - EDGE
            or room.bottom > leaf.height - EDGE
        )
    ]
    assert [] == beyond


@of_every_language
@pytest.mark.parametrize("what", FRESH)
@pytest.mark.parametrize(("up", "mode"), [(1, "colour"), (2, "colour"), (1, "large")])
def test_nothing_is_smaller_than_seven_points(what: str, up: int, mode: str, lang: str) -> None:
    order = Order(what=what, sheets=tuple(SHEETS), up=up, mode=mode)
    small = [
        (each.shape.text, round(each.shape.size * each.scale / POINT, 1))
        for _, each in _all(order, lang)
        if isinstance(each.shape, Text) and each.shape.size * each.scale < SMALLEST - 0.01
    ]
    assert [] == small


@of_every_sheet
@of_every_up
def test_a_hex_has_room_for_a_number(letter: str, up: int) -> None:
    sheet = LIBRARY.sheets[LIBRARY.sheet_key(letter)]
    board = lay_out(sheet, words("en"), upright=False)
    spot = board.spot(0)
    scales = {each.scale for _, each in _all(_order(letter, up), "en") if _is_space(each, "a1")}
    assert min(spot.width, spot.height) * min(scales) >= 9


def _is_space(each: Seen, name: str) -> bool:
    return isinstance(each.shape, Group) and each.shape.name == name


@of_every_sheet
@pytest.mark.parametrize(("up", "mode"), [(1, "low-ink"), (2, "colour"), (1, "large")])
def test_paper_shows_every_space_as_often_as_there_are_copies(
    letter: str, up: int, mode: str
) -> None:
    sheet = LIBRARY.sheets[LIBRARY.sheet_key(letter)]
    order = Order(what="sheet", sheets=(letter,), up=up, copies=up, mode=mode)
    shown = [each.shape.name for _, each in _all(order, "en") if isinstance(each.shape, Group)]
    assert sorted(sheet.names * up) == sorted(filter(None, shown))


@of_every_sheet
@pytest.mark.parametrize("mode", MODES)
def test_screen_and_paper_show_the_same_hexes_at_the_same_places(letter: str, mode: str) -> None:
    sheet = LIBRARY.sheets[LIBRARY.sheet_key(letter)]
    board = lay_out(sheet, words("en"), upright=False)
    screen = {sheet.names[at]: board.spot(at) for at in members(sheet.hexes)}
    paper = {
        each.shape.name: (each, each.shape)
        for _, each in _all(_order(letter, 1, mode), "en")
        if isinstance(each.shape, Group) and each.shape.name in screen
    }
    first, scale = sheet.names[0], paper[sheet.names[0]][0].scale
    off = [
        name
        for name, spot in screen.items()
        if hypot(
            _x(*paper[name]) - _x(*paper[first]) - (spot.x - screen[first].x) * scale,
            _y(*paper[name]) - _y(*paper[first]) - (spot.y - screen[first].y) * scale,
        )
        > 0.01
    ]
    assert (set(screen), []) == (set(paper), off)


def _x(each: Seen, group: Group) -> float:
    return each.x + group.x * each.scale


def _y(each: Seen, group: Group) -> float:
    return each.y + group.y * each.scale


@of_every_language
@pytest.mark.parametrize("what", FRESH)
def test_every_word_on_a_side_can_be_read_as_text(what: str, lang: str) -> None:
    order = Order(what=what, sheets=("B",), names=("Zażółć Gęślą",), date="16.11.2026")
    leaf = sides(order, lang)[0]
    said = {each.shape.text for each in seen(leaf) if isinstance(each.shape, Text)}
    page = pypdfium2.PdfDocument(printed(order, lang))[0]
    text = "".join(page.get_textpage().get_text_range().split())
    assert [] == [line for line in said if "".join(line.split()) not in text]


def test_the_ruler_is_fifty_millimetres_long() -> None:
    (leaf,) = sides(_order("A", 1))
    rooms = [each.room() for each in seen(leaf) if each.shape.style == "rule"]
    assert 50 in [round(room.width, 2) for room in rooms if room and room.top > 250]


@of_every_sheet
def test_the_number_of_a_region_is_explained_where_there_are_regions(letter: str) -> None:
    (leaf,) = sides(_order(letter, 1))
    texts = [each.shape.text for each in seen(leaf) if isinstance(each.shape, Text)]
    expected = letter == "D"
    explained = any(text.startswith("a region:") for text in texts)
    # Once as the title of the table, once as a line of the score.
    assert (expected, 2 * expected) == (explained, texts.count("Regions"))
