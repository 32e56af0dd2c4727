"""The rules that a page tells of a sheet are those of its own file."""

from pathlib import Path

import pytest

from rollwrite.assets import SHEETS
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.words.sheets import sheet_rules
from rollwrite.i18n import SOURCE, words

CHANGES = [
    ("a", "points = 4 }", "points = 8 }", "A full row: 3, 8, 5, 6 points"),
    ("a", 'spaces = "a1 b1",', 'spaces = "a1 b1 c1",', "Hexes 2, 3, 4 of a column"),
    ("b", "15, 17, 20]", "15, 17, 21]", "1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 21."),
    ("c", "points = 4 }", "points = 6 }", "6 for each complete habitat"),
    ("d", "values = [3]", "values = [2]", "+2 for every habitat"),
    ("d", '"region"', '"field"', "Regions with thick borders, 0 in all"),
    ("d", "values = [5]", "values = [4]", "1 point for every 4 animals and cones left"),
]


def _told(*folders: Path, key: str) -> str:
    rules = sheet_rules(load(*folders).sheets[key], words(SOURCE))
    return "\n".join((*rules.marking, *rules.bonuses, rules.score))


@pytest.mark.parametrize(("letter", "printed", "own", "text"), CHANGES)
def test_an_own_sheet_tells_its_own_numbers(
    letter: str, printed: str, own: str, text: str, tmp_path: Path
) -> None:
    file = (SHEETS / f"hills-{letter}.toml").read_text()
    (tmp_path / "own.toml").write_text(file.replace(printed, own))
    assert text in _told(tmp_path, key=f"hills-{letter}")


@pytest.mark.parametrize(
    ("letter", "text"),
    [
        ("a", "A full row: 3, 4, 5, 6 points from the top down"),
        ("a", "Hexes 2, 4 of a column, from the top: +1,"),
        ("b", "1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 20."),
        ("c", "Of its 4, at most 2 are ever taken."),
        ("c", "4 for each complete habitat"),
        ("d", "Regions with thick borders, 15 in all"),
        ("d", "+3 for every habitat that holds all five animals"),
    ],
)
def test_a_printed_sheet_tells_what_the_rulebook_does(letter: str, text: str) -> None:
    assert text in _told(key=f"hills-{letter}")
