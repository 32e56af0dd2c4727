import gzip
import re

import pytest

from rollwrite.draw import Drawing, draw_sheet, to_svg
from rollwrite.draw.shapes import Group, Icon, Path, Shape, Text
from rollwrite.engine.bits import members
from rollwrite.games.rolling.moves import NOTATION, Take
from rollwrite.games.rolling.nature import ANIMALS, Animal
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS
from rollwrite.i18n import ENGLISH, LANGUAGES, words
from tests.draw.drawings import (
    PLACED,
    SHEETS,
    asking_for_a_place,
    elements,
    final_page,
    groups_by_name,
    of_every_sheet,
    positions,
    reach,
    shapes_of,
)

FOX = Animal.FOX
SMALL = 12 * 1024
upright_or_not = pytest.mark.parametrize("upright", [True, False])


@upright_or_not
@of_every_sheet
def test_every_space_is_drawn_exactly_once(sheet: Sheet, upright: bool) -> None:
    found = groups_by_name(draw_sheet(sheet, ENGLISH, upright=upright))
    assert dict.fromkeys(sheet.names, 1) == {name: len(groups) for name, groups in found.items()}


@upright_or_not
@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_sheet
def test_everything_lies_inside_the_drawing(sheet: Sheet, lang: str, upright: bool) -> None:
    for page in (None, final_page(sheet)):
        drawing = draw_sheet(sheet, words(lang), page, upright=upright)
        assert [] == list(_outside(drawing))


def _outside(drawing: Drawing) -> list[object]:
    return [
        shape
        for shape, right, down in shapes_of(drawing)
        for x, y in reach(shape)
        if not (-0.1 <= x + right <= drawing.width + 0.1)
        or not (-0.1 <= y + down <= drawing.height + 0.1)
    ]


@of_every_sheet
def test_a_phone_shows_a_sheet_without_zoom(sheet: Sheet) -> None:
    assert 97.5 == draw_sheet(sheet, ENGLISH).width


@of_every_sheet
def test_taps_are_exactly_the_legal_moves_that_have_a_place(sheet: Sheet) -> None:
    for page, legal in (positions(sheet)[0], *asking_for_a_place(sheet)[:40]):
        wanted = sorted(NOTATION.write(move) for move in legal if move.verb in PLACED)
        assert wanted == sorted(_tapped(draw_sheet(sheet, ENGLISH, page, legal)))


def _tapped(drawing: Drawing) -> list[str]:
    moves = [shape.move for shape, _, _ in shapes_of(drawing) if isinstance(shape, Group)]
    return [move for text in moves if text for move in text.split("\n")]


def test_the_bonus_of_an_area_can_be_tapped_where_it_is_drawn() -> None:
    legal = tuple(Take(area.key) for area in SHEETS["B"].areas if area.asks)
    drawing = draw_sheet(SHEETS["B"], ENGLISH, legal=legal)
    assert sorted(map(NOTATION.write, legal)) == sorted(_tapped(drawing))


@of_every_sheet
def test_the_taps_are_drawn_last_and_each_says_what_it_does(sheet: Sheet) -> None:
    page, legal = asking_for_a_place(sheet)[0]
    *_, last = filter(_holds_something, draw_sheet(sheet, ENGLISH, page, legal).shapes)
    svg = to_svg(draw_sheet(sheet, ENGLISH, page, legal))
    buttons = [each for each in elements(svg) if each.attrib.get("role") == "button"]
    assert isinstance(last, Group)
    assert "taps" == last.style
    assert all(each.attrib["aria-label"] and each.attrib["tabindex"] == "0" for each in buttons)


def _holds_something(shape: Shape) -> bool:
    return not isinstance(shape, Group) or (bool(shape.shapes) and shape.style != "above")


def test_the_amber_ring_never_stands_without_its_dark_edge() -> None:
    sheet = SHEETS["C"]
    for page, legal in asking_for_a_place(sheet)[:20]:
        styles = [shape.style for shape, _, _ in shapes_of(draw_sheet(sheet, ENGLISH, page, legal))]
        assert styles.count("glow") == styles.count("glow-edge")


@of_every_sheet
def test_a_blank_sheet_is_small_to_send(sheet: Sheet) -> None:
    svg = to_svg(draw_sheet(sheet, ENGLISH))
    assert len(gzip.compress(svg.encode())) < SMALL


@of_every_sheet
def test_a_blank_page_looks_like_a_blank_sheet(sheet: Sheet) -> None:
    (page, _legal), *_ = positions(sheet)
    assert draw_sheet(sheet, ENGLISH) == draw_sheet(sheet, ENGLISH, page) or sheet.start


@of_every_sheet
def test_what_is_written_is_seen_and_nothing_else_changes(sheet: Sheet) -> None:
    page = final_page(sheet)
    blank = groups_by_name(draw_sheet(sheet, ENGLISH))
    filled = groups_by_name(draw_sheet(sheet, ENGLISH, page))
    changed = {name for name in sheet.names if blank[name] != filled[name]}
    marked = {name for number, name in enumerate(sheet.names) if page.marks >> number & 1}
    assert marked == changed


def test_sizes_are_written_as_figures() -> None:
    sheet = SHEETS["A"]
    page = final_page(sheet)
    shown = groups_by_name(draw_sheet(sheet, ENGLISH, page))
    found = {
        name: text
        for number, name in enumerate(sheet.names)
        if sheet.hexes >> number & 1
        for text in [_texts(shown[name][0])]
        if text
    }
    wanted = {
        name: [str(size)]
        for size in range(1, 7)
        for number, name in enumerate(sheet.names)
        if page.ink[size] >> number & 1
    }
    assert wanted == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_animals_are_written_as_letters_on_discs(lang: str) -> None:
    sheet = SHEETS["D"]
    page = final_page(sheet)
    shown = groups_by_name(draw_sheet(sheet, words(lang), page))
    found = [
        _texts(shown[sheet.names[space]][0])
        for animal in ANIMALS
        for space in members(page.ink[animal + 1] & sheet.hexes)
    ]
    wanted = [
        [words(lang)(ANIMAL_LETTERS[animal])]
        for animal in ANIMALS
        for _ in members(page.ink[animal + 1] & sheet.hexes)
    ]
    assert wanted
    assert wanted == found


def _texts(group: Group) -> list[str]:
    return [shape.text for shape in group.shapes if isinstance(shape, Text)]


def test_the_two_habitats_of_a_hex_are_both_shown() -> None:
    group = groups_by_name(draw_sheet(SHEETS["C"], ENGLISH))["b4"][0]
    styles = " ".join(shape.style for shape in group.shapes)
    assert {"forests", "prairies"} == set(re.findall("free-([a-z]+)", styles))


def test_a_star_and_hexes_without_habitat_look_so() -> None:
    found = groups_by_name(draw_sheet(SHEETS["C"], ENGLISH))
    styles = [shape.style for name in ("d4", "c3") for shape in found[name][0].shapes[:1]]
    assert ["star", "typeless"] == styles


def test_bonus_signs_are_ink_on_white_on_a_free_hex() -> None:
    group = groups_by_name(draw_sheet(SHEETS["B"], ENGLISH))["a3"][0]
    *_, sign, icon = group.shapes
    assert isinstance(sign, Path)
    assert isinstance(icon, Icon)
    assert ("sign", "icon", "stone-stack") == (sign.style, icon.style, icon.name)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "b1, mountains, empty, earns 1 fox"),
        ("fr", "b1, montagnes, vide, donne\N{NO-BREAK SPACE}: 1 renard"),
        ("pl", "b1, góry, puste, daje: 1 lis"),
    ],
)
def test_a_hex_says_what_it_is(lang: str, said: str) -> None:
    group = groups_by_name(draw_sheet(SHEETS["C"], words(lang)))["b1"][0]
    assert said == group.label


@of_every_sheet
def test_every_space_says_what_it_is_and_no_two_say_the_same(sheet: Sheet) -> None:
    labels = [groups[0].label for groups in groups_by_name(draw_sheet(sheet, ENGLISH)).values()]
    assert len(sheet.names) == len(set(labels))


def test_a_written_hex_says_what_is_written() -> None:
    sheet = SHEETS["D"]
    page = final_page(sheet)
    shown = groups_by_name(draw_sheet(sheet, ENGLISH, page))
    space = next(members(page.ink[FOX + 1] & sheet.hexes))
    assert ", marked: fox" in shown[sheet.names[space]][0].label
