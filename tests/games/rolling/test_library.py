"""The data files: what is built in, an own folder over it, and kinds that are all used."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from rollwrite.assets import SHEETS
from rollwrite.games.errors import BadData
from rollwrite.games.rolling import records
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Effect
from rollwrite.games.rolling.effects import Bonus, Discount
from rollwrite.games.rolling.library import files, load, read
from rollwrite.games.rolling.nature import Habitat, Tally
from rollwrite.games.rolling.options import Options, for_scenario, prepare
from rollwrite.games.rolling.sheet import Counting, Fill
from rollwrite.games.rolling.sheet_records import SheetBonus

RECORDS = {path.name: read(path) for path in files(SHEETS)}
UNIONS = (records.File, SheetBonus, Discount, Bonus)
KINDS = [kind for union in UNIONS for kind in get_args(union)]
PUBLISHED = {
    "hills-a": "70a0c13884746064",
    "hills-b": "9eec4d89faa8368f",
    "hills-c": "811ec074f10fb4e8",
    "hills-d": "c509ffe25ef7436c",
}
"""Games that were played on a map can be replayed while it stays as it is."""


def _parts(part: object) -> Iterator[object]:
    """Yield *part* and everything in it."""
    yield part
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _parts(getattr(part, name))
    elif isinstance(part, dict | tuple | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from _parts(each)


def _own(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Return *folder* with a copy of the built-in file *name*, some words of it changed."""
    text = (SHEETS / name).read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / f"own-{name}").write_text(text)
    return folder


@pytest.mark.parametrize("name", RECORDS)
def test_a_file_says_where_its_facts_come_from_and_how_sure_they_are(name: str) -> None:
    record = RECORDS[name]
    assert (True, True) == (len(record.source) > 2, record.sure in ("certain", "likely", "own"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_used_by_a_built_in_file(kind: type) -> None:
    assert any(isinstance(part, kind) for record in RECORDS.values() for part in _parts(record))


def test_every_manner_of_filling_is_used() -> None:
    assert set(Fill) == {sheet.fill for sheet in load().sheets.values()}


def test_every_kind_of_score_line_is_used() -> None:
    sheets = load().sheets.values()
    used = {measure.kind for sheet in sheets for measure in sheet.score}
    assert set(Counting) == used


def test_every_effect_of_a_special_die_is_used() -> None:
    """T8, T9."""
    faces = [face for dice in load().dice.values() for face in dice.special.faces]
    assert set(Effect) == {face.effect for face in faces if face.effect}


@pytest.mark.parametrize("key", PUBLISHED)
def test_a_published_map_stays_as_it_is(key: str) -> None:
    sheet = load().sheets[key]
    drawn = [sheet.names, sheet.rows, sheet.habitats, sheet.printed, sheet.start, sheet.areas]
    assert PUBLISHED[key] == sha256(msgspec.json.encode(drawn)).hexdigest()[:16]


def test_own_dice_replace_those_of_the_same_key(tmp_path: Path) -> None:
    own = load(_own(tmp_path, "dice-hills.toml", ('"reroll"', '"double"')))
    assert ["hills", "rivers"] == sorted(own.dice)
    faces = [str(face) for face in own.dice["hills"].special.faces]
    assert ["any", "action", "double", "three", "elk/fox", "hawk/bear"] == faces


def test_an_own_sheet_of_a_new_key_stands_beside_the_others(tmp_path: Path) -> None:
    own = load(_own(tmp_path, "hills-a.toml", ('key = "hills-a"', 'key = "my-a"')))
    assert {*load().sheets, "my-a"} == set(own.sheets)
    assert "my-a" == prepare(own, Options(sheet="my-a")).setup.sheet.key


@pytest.mark.parametrize("key", ["hills-c", "a-c"])
def test_a_letter_means_the_built_in_sheet_or_what_replaces_it(key: str, tmp_path: Path) -> None:
    changes = ('key = "hills-c"', f'key = "{key}"'), ("stars = 2", "stars = 3")
    own = load(_own(tmp_path, "hills-c.toml", *changes))
    meant = own.lettered("C")
    assert meant is own.sheets["hills-c"]
    assert (3 if key == "hills-c" else 2) == meant.stars


def test_a_scenario_is_played_on_the_sheet_that_its_letter_means(tmp_path: Path) -> None:
    own = load(_own(tmp_path, "hills-c.toml", ('key = "hills-c"', 'key = "a-c"')))
    assert "hills-c" == for_scenario(own, 3, Options()).sheet


def test_a_letter_without_a_sheet_means_none(tmp_path: Path) -> None:
    own = load(_own(tmp_path, "hills-c.toml", ('letter = "C"', 'letter = "D"')))
    assert own.lettered("C") is None


def test_own_cards_replace_those_of_the_same_key(tmp_path: Path) -> None:
    cost = "cost = { elk = 2, fox = 2 }"
    own = load(_own(tmp_path, "cards-hills.toml", (cost, "cost = { elk = 3, fox = 2 }")))
    assert Card(Habitat.PRAIRIES, 2, Tally(elk=3, fox=2)) in own.cards["hills"][0]
    assert load().cards["rivers"] == own.cards["rivers"]


def test_own_supplements_replace_those_of_the_same_key(tmp_path: Path) -> None:
    own = load(_own(tmp_path, "supplements-hills.toml", ("salmon = 2", "salmon = 3")))
    changed = [each for each in own.supplements["hills"] if each not in load().supplements["hills"]]
    assert ["hills-2"] == [str(each) for each in changed]


MINE = """
    file = "scenarios"
    key = "mine"
    source = "made up"
    sure = "own"
    [[scenario]]
    number = 3
    sheet = "A"
    slots = ["hills-1", "hills-2", "hills-3", "hills-4"]
    score = 99
    goals = [{ key = "cards", facts = ["cards"], at_least = 12 }]
    """


def test_an_own_scenario_replaces_the_one_of_its_number(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE)
    own = load(tmp_path).scenarios
    assert (99, load().scenarios[4]) == (own[3].score, own[4])


@pytest.mark.parametrize("number", [3, 13])
@pytest.mark.parametrize(
    ("old", "new", "edition"),
    [("hills", "hills", "hills"), ("hills", "rivers", "rivers"), ("hills-4", "rivers-4", "both")],
)
def test_a_scenario_uses_the_boxes_of_its_slots_whatever_its_number(
    number: int, old: str, new: str, edition: str, tmp_path: Path
) -> None:
    """S5."""
    text = MINE.replace("number = 3", f"number = {number}").replace(old, new)
    (tmp_path / "mine.toml").write_text(text)
    options = for_scenario(load(tmp_path), number, Options())
    held = len(prepare(load(tmp_path), options).setup.supplements)
    assert (edition, 24 if edition == "both" else 12) == (options.edition, held)


def test_own_achievements_replace_those_of_the_same_sheet(tmp_path: Path) -> None:
    own = load(_own(tmp_path, "achievements-a.toml", ("at_least = 40", "at_least = 41")))
    assert own.achievements["A"] != load().achievements["A"]
    assert own.achievements["B"] == load().achievements["B"]


def test_the_last_folder_wins(tmp_path: Path) -> None:
    folders = tmp_path / "one", tmp_path / "two"
    for folder, face in zip(folders, ("double", "token"), strict=True):
        folder.mkdir()
        _own(folder, "dice-hills.toml", ('"reroll"', f'"{face}"'))
    own = load(*folders).dice["hills"].special
    assert "token" in map(str, own.faces)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere: there is no such folder"):
        load(tmp_path / "nowhere")


def test_two_files_of_one_kind_and_key_in_one_folder_are_refused(tmp_path: Path) -> None:
    text = (SHEETS / "dice-hills.toml").read_text()
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text(text)
    with pytest.raises(BadData, match=r"'hills' stands in one\.toml already"):
        load(tmp_path)
