"""Sheets that nobody has seen before are drawn from their data alone."""

import re
from pathlib import Path

import pytest

from rollwrite.draw import draw_sheet, to_svg
from rollwrite.draw.layout import lay_out
from rollwrite.draw.live import sheet_defs, sheet_svg
from rollwrite.draw.shapes import Text
from rollwrite.draw.signs import signs_of
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import ENGLISH
from tests.draw.drawings import elements, groups_by_name, reach, shapes_of

HEAD = """
file = "sheet"
key = "own"
letter = "A"
stars = 1
source = "made up"
sure = "own"
"""
TOPMOST = """
fill = "topmost"
map = '''
R W F P M
R W F P M
R W F P M
'''
score = [{ key = "leftovers", kind = "leftovers", values = [5] }]
area = [
  { key = "corner", spaces = "a1 b2", bonus = [{ kind = "points", points = 2 }] },
  { key = "column", spaces = "a3 b3 c3", bonus = [{ kind = "token" }] },
]
[[line]]
key = "ladder"
boxes = 3
"""
LEFTMOST = """
fill = "leftmost"
map = '''
R R R
W W W
F F F
P P P
M M M
'''
score = [
  { key = "rivers", kind = "header", spaces = "rivers", values = [1, 2, 3] },
  { key = "wetlands", kind = "header", spaces = "wetlands", values = [1, 2, 88] },
]
area = [{ key = "all", spaces = "rivers", bonus = [{ kind = "points", points = 2 }] }]
[[line]]
key = "overflow"
boxes = 9
"""
TOUCHING = """
fill = "touching"
start = "b3"
map = '''
 R W F P M
R + * T M R W F P M
 R W F P M
'''
score = [{ key = "leftovers", kind = "leftovers", values = [5] }]
area = [{ key = "region-1", spaces = "a1 a2 a3", bonus = [{ kind = "animal", animal = "any" }] }]
[hex]
b2 = { habitats = ["rivers", "forests"], bonus = [{ kind = "choose", group = "picks" }] }
[[line]]
key = "landmark-rivers"
boxes = 2
[[group]]
key = "picks"
boxes = [[{ kind = "token", count = 3 }], [{ kind = "free" }]]
"""


@pytest.fixture(params=[TOPMOST, LEFTMOST, TOUCHING], ids=["topmost", "leftmost", "touching"])
def sheet(request: pytest.FixtureRequest, tmp_path: Path) -> Sheet:
    """Return an own sheet, read from a file."""
    (tmp_path / "own.toml").write_text(HEAD + request.param, encoding="utf-8")
    return load(tmp_path).sheets["own"]


@pytest.mark.parametrize("upright", [True, False])
def test_every_space_of_an_own_sheet_is_drawn_once_and_inside(sheet: Sheet, upright: bool) -> None:
    drawing = draw_sheet(sheet, ENGLISH, upright=upright)
    found = [
        (right + x, down + y) for shape, right, down in shapes_of(drawing) for x, y in reach(shape)
    ]
    assert dict.fromkeys(sheet.names, 1) == {
        name: len(groups) for name, groups in groups_by_name(drawing).items()
    }
    assert -0.1 <= min(min(point) for point in found)
    assert max(x for x, _ in found) <= drawing.width + 0.1
    assert max(y for _, y in found) <= drawing.height + 0.1


def test_every_area_of_an_own_sheet_that_gives_something_has_its_place(sheet: Sheet) -> None:
    shared = {
        area.key for area in sheet.areas if area.spaces.bit_count() > 1 and signs_of(area, sheet)
    }
    badges = lay_out(sheet, ENGLISH, upright=True).badges
    assert shared == {badge.area.key for badge in badges}


def test_an_own_sheet_is_well_formed(sheet: Sheet) -> None:
    assert len(sheet.names) <= len(elements(to_svg(draw_sheet(sheet, ENGLISH))))


def test_every_look_of_an_own_sheet_is_sent_before_it_is_used(sheet: Sheet) -> None:
    defs, legal = sheet_defs(sheet, ENGLISH), sheet.marks
    used = set(re.findall(r'href="#(own-[\w-]+)', sheet_svg(sheet, ENGLISH, None, legal)))
    assert set() == used - set(re.findall(r'id="([\w-]+)"', defs))


def test_a_track_that_counts_otherwise_says_so_on_its_hex(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(HEAD + LEFTMOST, encoding="utf-8")
    drawing = draw_sheet(load(tmp_path).sheets["own"], ENGLISH)
    texts = [shape.text for shape, _, _ in shapes_of(drawing) if isinstance(shape, Text)]
    assert 1 == texts.count("88")
