"""Words stand in the file, and in the picture of it, where they were laid out."""

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pypdfium2
import pytest

from rollwrite.draw.leaf import Leaf
from rollwrite.draw.leaf_svg import leaf_svg
from rollwrite.draw.shapes import Text
from rollwrite.press.order import Order
from rollwrite.press.typesetting import NO_BREAK
from tests.paper.papers import POINT, Seen, printed, seen, sides

ORDERS = [
    Order(what="sheet", sheets=("B",), names=("Ada",), mode="colour"),
    Order(what="tally", up=2),
    Order(what="cards", mode="large"),
]
NEAR = 0.12
"""How far a letter may be from its place, when its type is 1 high: capitals differ a little."""
LEAST = 20
"""So many words at least are looked for on a side."""
SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"
Place = tuple[float, float]
of_some_orders = pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.what)


@cache
def _first(order: Order) -> Leaf:
    return sides(order)[0]


def _words(leaf: Leaf) -> Iterator[tuple[Seen, Text]]:
    """Yield the texts of *leaf* that begin with a capital or a figure: these stand on the foot."""
    for each in seen(leaf):
        if isinstance(each.shape, Text) and (each.shape.text[0].isupper() or _is_figure(each)):
            yield each, each.shape


def _is_figure(each: Seen) -> bool:
    return isinstance(each.shape, Text) and each.shape.text[0].isdecimal()


def _far(wanted: Place, found: Place, size: float) -> bool:
    return max(abs(one - two) for one, two in zip(wanted, found, strict=True)) > NEAR * size


def _in_file(page: pypdfium2.PdfPage, text: str) -> Iterator[Place]:
    """Yield where *text* begins, and the middle of its first letter, in millimetres."""
    words = page.get_textpage()
    search = words.search(text.replace(NO_BREAK, " "), match_case=True)
    while found := search.get_next():
        left, bottom, _right, top = words.get_charbox(found[0])
        yield left * POINT, (page.get_height() - (bottom + top) / 2) * POINT


@of_some_orders
def test_every_word_in_the_file_is_where_it_was_laid_out(order: Order) -> None:
    page, lost, count = pypdfium2.PdfDocument(printed(order))[0], [], 0
    for each, text in _words(_first(order)):
        room, size = each.room(), each.scale * text.size
        assert room
        wanted, count = (room.left, room.top + room.height / 2), count + 1
        if all(_far(wanted, place, size) for place in _in_file(page, text.text)):
            lost.append(text.text)
    assert ([], True) == (lost, count >= LEAST)


def _moved(element: ElementTree.Element) -> tuple[float, float, float]:
    """Return how far *element* is moved, and how many times as large it is."""
    told = element.get("transform", "")
    numbers = [list(map(float, each.split())) for each in re.findall(r"\(([^)]*)\)", told)]
    (x, y), *rest = numbers or [[0.0, 0.0]]
    return x, y, rest[0][0] if rest else 1.0


def _in_picture(root: ElementTree.Element) -> Iterator[Place]:
    """Yield where the foot of each line of letters begins, in millimetres."""
    kept = {element.get("id"): element for element in root.iter()}
    for use in root.findall(f"{SVG}use"):
        yield from _feet(kept[str(use.get(HREF))[1:]], *_moved(use))


def _feet(element: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[Place]:
    for inner in element.findall(f"{SVG}g"):
        right, down, larger = _moved(inner)
        place = x + right * scale, y + down * scale
        if larger != 1:
            yield place
        else:
            yield from _feet(inner, *place, scale)


@of_some_orders
def test_every_word_in_the_picture_is_where_it_was_laid_out(order: Order) -> None:
    leaf, lost = _first(order), []
    places = list(_in_picture(ElementTree.fromstring(leaf_svg(leaf))))
    for each, text in _words(leaf):
        room, size = each.room(), each.scale * text.size
        assert room
        # Capitals are six tenths as high as the type.
        wanted = (room.left, room.top + room.height / 2 + 0.3 * size)
        if all(_far(wanted, place, size) for place in places):
            lost.append(text.text)
    assert [] == lost
