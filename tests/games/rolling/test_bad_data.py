"""Data files that cannot be used: the error names the file, the key and the reason."""

from pathlib import Path

import pytest

from rollwrite.assets import SHEETS
from rollwrite.games.errors import BadData
from rollwrite.games.rolling.library import load

SHEET = """
file = "sheet"
key = "small"
letter = "C"
stars = 1
source = "made up"
sure = "own"
fill = "touching"
start = "b2"
map = '''
R W F P M
 R * + W
F P M R W
'''
score = [
  { key = "rivers", kind = "printed", habitat = "rivers" },
  { key = "top", kind = "points", areas = ["top"] },
  { key = "leftovers", kind = "leftovers", values = [5] },
]
measure = [{ key = "row", kind = "header", spaces = "a1 a2", values = [1, 2] }]
area = [{ key = "top", spaces = "a1 a2", bonus = [{ kind = "choose", group = "rain" }] }]
[hex]
a1 = { bonus = [{ kind = "next", line = "sun" }] }
b3 = { habitats = ["rivers", "forests"] }
[marked]
four = "a1"
[[line]]
key = "sun"
boxes = 2
[line.bonus]
2 = [{ kind = "token" }]
[[group]]
key = "rain"
boxes = [[{ kind = "token" }]]
"""
MAP = "R W F P M\n R * + W\nF P M R W\n"
BAD = [
    ("dice-hills.toml", 'file = "dice"', 'file = "dices"', "Invalid value 'dices'", "file"),
    ("dice-hills.toml", 'key = "hills"', 'key = "Hills"', "regex", "key"),
    ("dice-hills.toml", 'sure = "own"', 'sure = "maybe"', "Invalid enum value 'maybe'", "sure"),
    ("dice-hills.toml", 'sure = "own"', 'sure = "own', "", "line"),
    ("dice-hills.toml", 'sure = "own"', 'sure = "own"\nsur = 1', "unknown field `sur`", "sur"),
    ("dice-hills.toml", '["bear", "elk"', '["elk"', "length 6", "central"),
    ("dice-hills.toml", '["bear", "elk"', '["wolf", "elk"', "no face is called 'wolf'",
     "central[0]"),
    ("dice-hills.toml", '["bear", "elk"', '["three", "elk"', "only the special die", "central[0]"),
    ("dice-hills.toml", '"elk/fox"', '"elk/elk"', "no face is called 'elk/elk'", "special[4]"),
    ("cards-hills.toml", "size = 1", "size = 6", "<= 5", "card[0].size"),
    ("cards-hills.toml", "tier = 1", "tier = 3", "Invalid enum value 3", "card[0].tier"),
    ("cards-hills.toml", "bear = 1,", "wolf = 1,", "wolf", "card[0].cost"),
    ("cards-hills.toml", "bear = 1, hawk = 1, ", "", "two or three types", "card[0].cost"),
    ("cards-hills.toml", "bear = 1, hawk = 1, salmon = 2", "bear = 1", "size + 1", "card[0].cost"),
    ("cards-hills.toml", "elk = 3, fox = 3 }", "bear = 2, fox = 2, hawk = 2 }", "alike", "card"),
    ("supplements-hills.toml", 'discount = { kind = "less", count = 1 }', "", "discount or a bonus",
     "supplement[0]"),
    ("supplements-hills.toml", "salmon = 2", "samon = 2", "unknown field `samon`",
     "supplement[1].bonus"),
    ("supplements-hills.toml", '"less"', '"fewer"', "Invalid value 'fewer'",
     "supplement[0].discount.kind"),
    ("supplements-hills.toml", '"hawk"]', '"wolf"]', "Invalid enum value 'wolf'",
     "supplement[3].discount.of"),
    ("supplements-hills.toml", "dice = 1", "dice = 3", "Invalid enum value 3",
     "supplement[10].discount.dice"),
    ("supplements-hills.toml", "number = 2", "number = 1", "1 stands there twice", "supplement"),
    ("scenarios.toml", "at_least", "least", "unknown field `least`", "scenario[0].goals[0]"),
    ("scenarios.toml", "number = 2", "number = 1", "1 stands there twice", "scenario"),
    ("scenarios.toml", '"hills-5"', '"hills-2"', "'hills-2' stands there twice",
     "scenario[0].slots"),
    ("scenarios.toml", '["areas:row"]', "[]", "length >= 1", "scenario[0].goals[0].facts"),
    ("scenarios.toml", '["areas:row"]', '["left:wolf"]', "matching regex",
     "scenario[0].goals[0].facts[0]"),
    ("scenarios.toml", "at_least = 1", "at_least = 0", "`int` >= 1",
     "scenario[0].goals[0].at_least"),
    ("scenarios.toml", "at_least = 1", "at_least = 1, of = 0", "`int` >= 1",
     "scenario[0].goals[0].of"),
    ("scenarios.toml", "at_least = 1", "at_least = 1, of = 2", "only 1 facts",
     "scenario[0].goals[0].of"),
    ("scenarios.toml", "at_most = 7", "at_most = 7, at_least = 8", "at least 8 and at most 7",
     "scenario[6].goals[1]"),
    ("achievements-a.toml", ", at_least = 40", "", "at_least or at_most", "achievement[0].goal"),
    ("achievements-a.toml", "number = 2", "number = 1", "1 stands there twice", "achievement"),
    ("hills-a.toml", "P M\nR", "P\nR", "as many hexes", "map"),
    ("hills-a.toml", "R W F P M\n", " R W F P M\n", "wrong number of spaces", "map"),
    ("hills-a.toml", "R W F P M\n", "R   F P M\n", "rows begin alike", "map"),
    ("hills-a.toml", "R W F P M\n", "R W F P P\n", "one column for each habitat", "map"),
    ("hills-a.toml", "R W F P M\n", "R W F P T\n", "one column for each habitat", "map"),
    ("hills-a.toml", 'map = """\nR', 'hex.a1.habitats = ["rivers", "forests"]\nmap = """\n+',
     "one column for each habitat", "map"),
    ("hills-a.toml", 'fill = "topmost"', 'fill = "leftmost"', "one row for each habitat", "map"),
    ("hills-a.toml", 'stars = 1', 'stars = 1\nstart = "a1"', "no other does", "start"),
    ("hills-a.toml", '{ kind = "token", count = 2 }', '{ kind = "free" }', "no free hexes",
     "group.sun.boxes[7]"),
    ("hills-a.toml", 'tags = ["row"]', 'same = "sun"', "filled anywhere", "area[0].same"),
    ("hills-b.toml", "R R R\n", "R R\n", "as many hexes", "map"),
    ("hills-b.toml", "a3 = { bonus", "a3 = { points = 1, bonus", "only a touching sheet",
     "hex.a3.points"),
    ("hills-b.toml", '"header", spaces = "overflow"', '"printed", habitat = "rivers"',
     "for sheets filled touching only", "score.overflow.kind"),
    ("hills-b.toml", '"header", spaces = "overflow"', '"diversity"',
     "for sheets filled anywhere only", "score.overflow.kind"),
    ("hills-b.toml", '"header", spaces = "overflow"', '"written"',
     "for sheets filled topmost only", "score.overflow.kind"),
    ("hills-b.toml", 'spaces = "overflow"', 'spaces = ""', "at least one space",
     "score.overflow.spaces"),
    (SHEET, MAP, "", "there is no hex", "map"),
    (SHEET, "R W F P M", "R W F P Q", "unknown letter 'Q'", "map"),
    (SHEET, "\nF P M R W", "\n F P M R W", "set in by a wrong number", "map"),
    (SHEET, 'start = "b2"', 'start = "z4"', "there is no space 'z4'", "start"),
    (SHEET, 'start = "b2"', 'begin = "b2"', "unknown field `begin`", "begin"),
    (SHEET, 'fill = "touching"', 'fill = "near"', "Invalid enum value 'near'", "fill"),
    (SHEET, 'start = "b2"', "", "starts with a circled hex", "start"),
    (SHEET, 'start = "b2"', 'start = "sun-1"', "only hexes", "start"),
    (SHEET, 'habitats = ["rivers", "forests"]', "points = 1", "two different ones", "hex.b3"),
    (SHEET, '"rivers", "forests"]', '"rivers", "rivers"]', "two different ones", "hex.b3.habitats"),
    (SHEET, '"rivers", "forests"]', '"rivers"]', "two different ones", "hex.b3.habitats"),
    (SHEET, "a1 = {", 'a1 = { habitats = ["rivers"],', "no other has any", "hex.a1.habitats"),
    (SHEET, "a1 = {", 'b2 = { bonus = [{ kind = "token" }] }\na1 = {', "no space to fill",
     "hex.b2"),
    (SHEET, "a1 = {", "a9 = {", "no such hex", "hex.a9"),
    (SHEET, 'line = "sun"', 'line = "moon"', "there is no line 'moon'", "hex.a1"),
    (SHEET, 'spaces = "a1 a2", bonus', 'spaces = "z2", bonus', "there is no space 'z2'", "area[0]"),
    (SHEET, 'spaces = "a1 a2", bonus', 'spaces = "", bonus', "no space to fill", "area[0]"),
    (SHEET, 'key = "top", spaces', 'key = "a1", spaces', "'a1' stands there twice", "area"),
    (SHEET, 'group = "rain"', 'group = "snow"', "there is no group 'snow'", "area[0]"),
    (SHEET, 'group = "rain"', 'group = "sun"', "there is no group 'sun'", "area[0]"),
    (SHEET, 'group = "rain"', 'group = "four"', "there is no group 'four'", "area[0]"),
    (SHEET, 'boxes = [[{ kind = "token" }]]', "boxes = []", "length >= 1", "group[0].boxes"),
    (SHEET, "2 = [", "3 = [", "there is no space 'sun-3'", "line.sun.bonus.3"),
    (SHEET, 'key = "rain"', 'key = "sun"', "'sun' stands there twice", "group.sun"),
    (SHEET, 'key = "sun"', 'key = "rivers"', "'rivers' stands there twice", "line.rivers"),
    (SHEET, 'four = "a1"', 'four = "z1"', "there is no space 'z1'", "marked.four"),
    (SHEET, 'four = "a1"', 'four = ""', "at least one space", "marked.four"),
    (SHEET, 'four = "a1"', 'Four = "a1"', "matching regex", "marked"),
    (SHEET, 'four = "a1"', 'sun = "a1"', "'sun' stands there twice", "marked.sun"),
    (SHEET, 'four = "a1"', 'rain = "a1"', "'rain' stands there twice", "marked.rain"),
    (SHEET, 'four = "a1"', 'a1 = "a2"', "'a1' stands there twice", "marked.a1"),
    (SHEET, 'key = "top", kind', 'key = "rivers", kind', "'rivers' stands there twice", "score"),
    (SHEET, 'key = "row", kind', 'key = "top", kind', "'top' stands there twice", "score"),
    (SHEET, 'areas = ["top"]', 'areas = ["low"]', "no area or tag 'low'", "score.top.areas"),
    (SHEET, "values = [5]", "values = []", "1 or more", "score.leftovers.values"),
    (SHEET, "values = [1, 2]", "values = [1]", "each of the 2 spaces", "measure.row.values"),
    (SHEET, ', habitat = "rivers"', "", "which habitat", "score.rivers.habitat"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "reason", "key"), BAD)
def test_a_bad_file_is_refused_with_file_key_and_reason(
    file: str, old: str, new: str, reason: str, key: str, tmp_path: Path
) -> None:
    text = file if file == SHEET else (SHEETS / file).read_text()
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(BadData) as caught:
        load(tmp_path)
    message = str(caught.value)
    assert [True] * 3 == [part in message for part in (str(path), reason, key)]


def test_the_sheet_that_is_spoilt_here_is_sound_itself(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(SHEET)
    assert "small" in load(tmp_path).sheets


def test_a_fault_is_told_though_tables_are_set_in(tmp_path: Path) -> None:
    heads = "[[line]]\n  key = 'one'\n  boxes = 1\n  [[ line ]]\n  key = 'two'\n  boxes = 10\n"
    (tmp_path / "own.toml").write_text(SHEET + heads)
    with pytest.raises(BadData, match=r"line \d+, line\[2\]\.boxes: .* <= 9"):
        load(tmp_path)


def test_a_map_of_more_rows_than_letters_is_refused(tmp_path: Path) -> None:
    rows = "F P M R W\n R R R R\n" * 13
    (tmp_path / "long.toml").write_text(SHEET.replace("F P M R W\n", rows))
    with pytest.raises(BadData, match=r"long.toml: map: there are more than 26 rows"):
        load(tmp_path)


def test_a_box_of_fewer_supplements_than_slots_is_refused(tmp_path: Path) -> None:
    """S4."""
    text = (SHEETS / "supplements-hills.toml").read_text()
    few = "[[supplement]]".join(text.split("[[supplement]]")[:4])
    (tmp_path / "few.toml").write_text(few)
    with pytest.raises(BadData, match=r"few.toml: line \d+, supplement: .* length >= 4"):
        load(tmp_path)


@pytest.mark.parametrize("noise", ["stars = " + "9" * 5000, "stars = " + "[" * 5000])
def test_a_value_out_of_all_bounds_is_refused(noise: str, tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_text(SHEET.replace("stars = 1", noise))
    with pytest.raises(BadData, match=r"noise.toml"):
        load(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"noise.toml"):
        load(tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("hills-c.toml", 'b1 = { bonus = [{ kind = "animal", animal = "fox"',
         'b1 = { bonus = [{ kind = "animal", animal = "wolf"', "hex.b1.bonus[0].animal"),
        ("hills-c.toml", "boxes = 7", 'boxes = "7"', "line[0].boxes"),
        ("hills-d.toml", 'key = "region-3"', 'key = "Region 3"', ".key"),
        ("cards-hills.toml", "fox = 4, hawk = 4", "wolf = 4, hawk = 4", "].cost"),
        ("dice-rivers.toml", "central = [", "centre = [", "centre"),
    ],
)  # fmt: skip
def test_a_fault_is_told_by_its_line_and_its_whole_key(
    file: str, old: str, new: str, where: str, tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text((SHEETS / file).read_text().replace(old, new, 1))
    spoilt = next(
        number for number, line in enumerate(path.read_text().splitlines(), 1) if new in line
    )
    with pytest.raises(BadData) as caught:
        load(tmp_path)
    assert [True] * 2 == [part in caught.value.reason for part in (f"line {spoilt}", where)]
