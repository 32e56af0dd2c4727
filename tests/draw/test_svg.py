import re
from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwrite.draw import Drawing, draw_sheet, to_svg
from rollwrite.draw.shapes import Group, Icon, Path, Polygon, Text
from rollwrite.draw.theme import THEMES
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import ENGLISH
from tests.draw.drawings import SHEETS, SVG, elements, of_every_sheet


@pytest.mark.parametrize("theme", THEMES)
@of_every_sheet
def test_a_sheet_is_well_formed_in_every_theme(sheet: Sheet, theme: str) -> None:
    root = ElementTree.fromstring(to_svg(draw_sheet(sheet, ENGLISH), theme))
    assert f"{SVG}svg" == root.tag


@given(text=st.text(min_size=1))
def test_no_text_can_break_out_of_its_place(text: str) -> None:
    inner = Group((Text(1, 1, 4, text, "title"),), "space", move=text, label=text, name=text)
    root, style, defs, group, line = elements(to_svg(Drawing(9, 9, (inner,), text)))
    places = ("data-move", "aria-label", "data-space")
    shown = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)
    assert ("svg", "style", "defs") == tuple(
        each.tag.removeprefix(SVG) for each in (root, style, defs)
    )
    assert {shown} == {line.text, *(group.attrib[name] for name in places)}


def test_a_sheet_whose_key_is_markup_is_harmless() -> None:
    own = replace(SHEETS["A"], key='<script>"&')
    root = elements(to_svg(draw_sheet(own, ENGLISH)))[0]
    assert 'A <script>"&' == root.attrib["aria-label"]


def test_every_kind_of_shape_is_written() -> None:
    shapes = (
        Polygon(((0, 0), (1, 0), (0, 1)), "sign"),
        Path("M0 0l1 1", "sign"),
        Text(0, 0, 2, "a", "title"),
        Icon("fox", 1, 1, 2, "icon"),
        Group((Path("M0 0l1 1", "sign"),)),
    )
    tags = [each.tag.removeprefix(SVG) for each in elements(to_svg(Drawing(9, 9, shapes), None))]
    assert ["svg", "defs", "symbol", "path", "polygon", "path", "text", "use", "g", "path"] == tags


def test_a_tap_is_a_button_and_what_is_only_labelled_an_image() -> None:
    tap, image = (
        Group((Path("M0 0", "tap"),), move="mark a1", label="Mark a1"),
        Path("M0 0", "sign", label="a1"),
    )
    found = [
        each.attrib.get("role") for each in elements(to_svg(Drawing(9, 9, (tap, image)), None))
    ]
    assert ["group", "button", "img"] == [role for role in found if role]


@of_every_sheet
def test_equal_input_gives_equal_text(sheet: Sheet) -> None:
    assert to_svg(draw_sheet(sheet, ENGLISH)) == to_svg(draw_sheet(sheet, ENGLISH))


@of_every_sheet
def test_icons_and_hatches_are_written_once_and_every_one_is_used(sheet: Sheet) -> None:
    svg = to_svg(draw_sheet(sheet, ENGLISH))
    ids = Counter(each.attrib["id"] for each in elements(svg) if "id" in each.attrib)
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))
    assert (dict.fromkeys(used, 1)) == ids


def test_without_a_theme_the_page_around_has_to_style_it() -> None:
    assert "<style>" not in to_svg(draw_sheet(SHEETS["A"], ENGLISH), None)
