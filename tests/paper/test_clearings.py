"""Where a pencil writes, and behind what is printed to be read, there is no hatch."""

import pytest

from rollwrite.draw.shapes import Group, Icon, Text
from rollwrite.games.speech import capital
from rollwrite.i18n import words
from rollwrite.press.order import Order
from tests.paper.papers import seen, sides


def _spaces(letter: str) -> list[Group]:
    (leaf,) = sides(Order(what="sheet", sheets=(letter,), mode="mono"))
    return [each.shape for each in seen(leaf) if isinstance(each.shape, Group) and each.shape.name]


@pytest.mark.parametrize("letter", "AD")
def test_a_hatch_leaves_the_middle_of_a_hex_to_the_pencil(letter: str) -> None:
    styles = [
        [shape.style.partition("-")[0] for shape in space.shapes] for space in _spaces(letter)
    ]
    hatched = [each for each in styles if "hatch" in each]
    assert hatched
    assert all(each[each.index("hatch") + 1] == "clear" for each in hatched)


@pytest.mark.parametrize("letter", "AD")
def test_a_pencil_writes_over_nothing_but_faint_icons(letter: str) -> None:
    icons = [
        shape
        for space in _spaces(letter)
        for shape in space.shapes
        if isinstance(shape, Icon) and any(each.style.startswith("hatch") for each in space.shapes)
    ]
    assert {"faint"} == {icon.style.partition("-")[0] for icon in icons}


@pytest.mark.parametrize("letter", "BC")
def test_the_code_of_a_habitat_stands_clear_of_its_hatch(letter: str) -> None:
    coded = [space for space in _spaces(letter) if any(map(_is_code, space.shapes))]
    assert coded
    assert all(any(each.style.startswith("clear-") for each in space.shapes) for space in coded)


def _is_code(shape: object) -> bool:
    return isinstance(shape, Text) and shape.style.startswith("code on-")


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize("letter", "BCD")
def test_titles_of_the_parts_of_a_sheet_have_one_size(letter: str, lang: str) -> None:
    _ = words(lang)
    titles = {capital(_(text)) for text in ("overflow", "landmarks", "sun and rain", "regions")}
    (leaf,) = sides(Order(what="sheet", sheets=(letter,)), lang)
    texts = [each for each in seen(leaf) if each.shape.style == "section"]
    sizes = {
        round(each.shape.size * each.scale, 1)
        for each in texts
        if isinstance(each.shape, Text) and each.shape.text in titles
    }
    assert {5.4} == sizes
