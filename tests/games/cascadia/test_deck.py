"""The file of cards is checked as it is read."""

from pathlib import Path

import pytest

from rollwrite.games.cascadia.records import read_file
from rollwrite.games.cascadia.scoring.deck import FILE, Deck, deck
from rollwrite.games.errors import BadData


def test_there_is_no_card_of_another_name() -> None:
    with pytest.raises(KeyError):
        deck().card(0, "E")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("size = 2", "size = 0", "bear.A.size: "),
        ("[0, 4, 11, 19, 27]", "[]", "bear.A.points: "),
        ("[0, 4, 11, 19, 27]", '["four"]', "bear.A.points[0]: "),
        ('kind = "runs"', 'kind = "walks"', "salmon.A.kind: "),
        ("nature = 1", "nature = -1", "nature: "),
        ("least = 7", "longest = 7", "solo: "),
        ("two = { first = [2, 1] }", "two = { first = [] }", "majorities.two.first: "),
        ("[bear]", "[wolf]", "unknown field `wolf`"),
        ("[bear]", "[bear", "line "),
    ],
)
def test_a_file_of_cards_is_refused_with_its_name_and_the_key(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(FILE.read_text().replace(old, new, 1))
    with pytest.raises(BadData) as refused:
        read_file(path, Deck)
    assert (True, True) == (str(refused.value).startswith(f"{path}: "), said in str(refused.value))


def test_a_file_of_cards_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        read_file(tmp_path / "cards.toml", Deck)
