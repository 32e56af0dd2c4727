"""What the data files of the tile game hold is told beside them."""

import re
from pathlib import Path

import pytest

from rollwrite.assets import SHEETS
from rollwrite.games.cascadia.facts import FACTS
from rollwrite.games.cascadia.library import FOLDER

README = (SHEETS / "README.md").read_text().partition("## The tile game")[2]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.name)
def test_every_file_is_described(path: Path) -> None:
    assert f"`{path.name}`" in README


def test_every_kind_of_fact_is_described_and_no_other() -> None:
    told = set(re.findall(r"`([a-z]+(?::[a-z-]+)?)`", README.partition("| fact |")[2]))
    assert {fact.partition(":")[0] for fact in FACTS} == {each.partition(":")[0] for each in told}
    assert set() == told - set(FACTS)
