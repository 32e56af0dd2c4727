"""A data file that cannot be used is refused, with its name and the key."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from rollwrite.games.cascadia.library import FOLDER, load
from rollwrite.games.errors import BadData

Break = Callable[[str], str]


def _replace(old: str, new: str) -> Break:
    def broken(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return broken


@pytest.mark.parametrize(
    ("file", "change", "reason"),
    [
        (
            "hexes.toml",
            _replace("mountain:bear", "mountain:bee"),
            "'mountain:bee' names what is no",
        ),
        ("hexes.toml", _replace("mountain:bear", "mountain bear"), "tiles[0]: Expected `str`"),
        ("hexes.toml", _replace("mountain/forest:", "forest/forest:"), "names something twice"),
        ("hexes.toml", _replace("sides = 6", "sides = 5"), "sides: Invalid enum value 5"),
        ("hexes.toml", _replace("sides = 6", "sides = 6\nrow = 3"), "row: there are starters"),
        ("hexes.toml", _replace("turn = 4", "turn = 6"), "starter[0].tiles[1].turn: "),
        ("squares.toml", _replace("row = 3", "rows = 3"), "unknown field `rows`"),
        ("scenarios.toml", _replace("AAAAA", "AAAAE"), "scenario[0].cards: "),
        ("scenarios.toml", _replace("number = 2", "number = 1"), "scenario: 1 stands there twice"),
        ("scenarios.toml", _replace("foxes:full", "foxes:half"), "there is no fact 'foxes:half'"),
        ("achievements.toml", _replace("number = 2\n", "number = 1\n"), "stands there twice"),
        ("achievements.toml", _replace('"score"], at_least = 80', '"score"]'), "say at_least or"),
    ],
)
def test_a_broken_file_is_named_with_its_key(
    tmp_path: Path, file: str, change: Break, reason: str
) -> None:
    folder = copytree(FOLDER, tmp_path / "cascadia")
    path = folder / file
    path.write_text(change(path.read_text()))
    with pytest.raises(BadData) as caught:
        load(folder)
    assert (path, True) == (caught.value.path, reason in caught.value.reason)
