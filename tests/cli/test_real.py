from pathlib import Path

from rollwrite.cli.logfile import read_log
from tests.cli.conftest import Run

STARTER = ("--supplements", "starter")
ROUND_1 = ("card rivers2-fox1-salmon1", "any fox fox bear", "elk salmon")
"""A card that is in no list, the four central dice in one line, the own two in another."""


def _texts(log: Path) -> list[str]:
    return [entry.text for entry in read_log(log).entries]


def test_a_card_that_is_in_no_list_is_taken_from_the_real_box(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run("play", "--real", *STARTER, "--log", log, typed=ROUND_1[:1])
    assert ["card rivers2-fox1-salmon1"] == _texts(log)


def test_several_dice_can_be_typed_in_one_line(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run("play", "--real", *STARTER, "--log", log, typed=ROUND_1)
    thrown = ["die any", "die fox", "die fox", "die bear", "die elk", "die salmon"]
    assert thrown == _texts(log)[1:]


def test_a_die_that_does_not_exist_stops_the_line_where_it_stands(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    typed = [ROUND_1[0], "any fox wolf bear", "hawk"]
    run("play", "--real", *STARTER, "--log", log, typed=typed)
    assert ["die any", "die fox", "die hawk"] == _texts(log)[1:]


def test_random_supplements_are_typed_in_too(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    typed = ["hills-3", "hills-7", "hills-9", "supplement hills-1"]
    run("play", "--real", "--log", log, typed=typed)
    assert [f"supplement hills-{number}" for number in (3, 7, 9, 1)] == _texts(log)


def test_a_tally_changes_at_the_players_word(run: Run) -> None:
    typed = [*ROUND_1, "gained fox2", "spent token1"]
    _, out, _ = run("play", "--real", *STARTER, typed=typed)
    assert "You hold 1 bear  1 elk  3 foxes  1 hawk  1 salmon  1 cone" in out


def test_a_player_cannot_spend_more_than_there_is(run: Run) -> None:
    _, out, _ = run("play", "--real", *STARTER, typed=[*ROUND_1, "spent token9"])
    assert "You do not hold so many: spent token9." in out


def test_a_card_that_is_not_in_the_market_is_completed_at_the_players_word(
    run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    typed = [*ROUND_1, "collect fox4", "completed forests3"]
    _, out, _ = run("play", "--real", *STARTER, "--log", log, typed=typed)
    assert ("completed forests3", True) == (_texts(log)[-1], "marked a3; +3" in out)


def test_what_can_be_said_at_ones_word_stands_in_the_help(run: Run) -> None:
    _, out, _ = run("play", "--real", *STARTER, typed=["help"])
    assert [True] * 3 == [f"{verb} " in out for verb in ("gained", "spent", "completed")]


def test_an_amended_die_counts_and_strikes_out_what_it_undoes(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    typed = [*ROUND_1, "collect fox4", "amend 2 die bear", "collect fox2"]
    _, out, _ = run("play", "--real", *STARTER, "--log", log, typed=typed)
    assert ("amend 2 die bear", True) == (_texts(log)[-2], "1 later move is struck out" in out)


def test_a_choice_cannot_be_amended(run: Run) -> None:
    typed = [*ROUND_1, "collect fox3", "amend 7 collect bear2"]
    _, out, _ = run("play", "--real", *STARTER, typed=typed)
    assert "Move 7 cannot be corrected like that" in out


def test_the_programs_own_dice_cannot_be_amended(run: Run) -> None:
    _, out, _ = run("play", typed=["amend 2 die hawk"])
    assert "Only what a real box gives can be corrected." in out


def test_a_bot_at_a_real_table_throws_its_own_dice(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run("play", "--real", *STARTER, "--seats", "Ann", "bot:random", "--log", log, typed=ROUND_1)
    assert {"die"} == {entry.text.split()[0] for entry in read_log(log).entries if entry.seat == 1}
