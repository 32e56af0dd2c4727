"""Whole games come out as they did: every count of legal answers, every line of the score."""

import pytest

from rollwrite.engine.perft import perft
from rollwrite.engine.script import read_script
from rollwrite.games.cascadia.options import Options
from tests.games.cascadia.golden import FOLDER, GAMES, annotated, path
from tests.games.cascadia.sittings import begun


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_with_the_same_answers_and_scores(name: str) -> None:
    text = path(name).read_text()
    assert text == annotated(*read_script(text, {"cascadia": Options}))


def test_there_is_a_file_for_every_golden_game_and_no_other() -> None:
    assert {path(name) for name in GAMES} == set(FOLDER.glob("*.txt"))


def test_the_ways_that_lead_on_from_the_first_turn() -> None:
    sitting = begun(Options(seats=2, cards="AAAAA"))
    # Pairs; 9 cells, turned 6 ways or 1, or 2 to put first; then 3 or 2 to put or to discard.
    assert [1, 4, 54 + 54 + 9 + 9 + 2 + 1 + 1 + 1] == [
        perft(sitting.game, sitting.turn, depth) for depth in range(3)
    ]


def test_a_log_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="line 1: a log begins with"):
        read_script('rolling {"sheet":"hills-a"}', {"cascadia": Options})


def test_options_that_nobody_knows_are_refused() -> None:
    with pytest.raises(ValueError, match="line 1: "):
        read_script('cascadia {"sheet":"hills-a"}', {"cascadia": Options})
