"""Whole games come out as they did: every count of legal answers, every line of the score."""

import pytest

from rollwrite.engine.script import read_script
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from tests.golden.positions import ORDER, PERFT
from tests.golden.text import FOLDER, NAMES, annotated, path, tables


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_with_the_same_answers_and_scores(name: str) -> None:
    text = path(name).read_text()
    assert text == annotated(*read_script(text, {"rolling": Options}))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_a_whole_one(name: str) -> None:
    options, entries = read_script(path(name).read_text(), {"rolling": Options})
    game = prepare(load(), options)
    *_, last = tables(game, entries)
    assert () == game.actors(last)


def test_there_is_a_golden_game_for_every_sheet_and_variant_and_no_other() -> None:
    expected = {path(name) for name in NAMES} | {PERFT, ORDER}
    assert expected == set(FOLDER.glob("*.txt"))
