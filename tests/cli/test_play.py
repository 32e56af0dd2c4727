import os
import subprocess
import sys
from pathlib import Path

import pytest

from rollwrite.cli.logfile import read_log
from rollwrite.cli.rolling.options import game_of
from rollwrite.engine.log import replay
from rollwrite.games.rolling.library import load
from rollwrite.i18n import ENGLISH
from tests.cli.conftest import Run

MANY = 900


def _always_the_first() -> list[str]:
    return ["1"] * MANY


@pytest.mark.parametrize("sheet", "ABCD")
def test_taking_the_first_choice_plays_a_whole_solo_game(
    sheet: str, run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    code, out, err = run(
        "play", "--sheet", sheet, "--seed", "1", "--log", log, typed=_always_the_first()
    )
    kept = read_log(log)
    game = game_of(load(), kept.options, ENGLISH)
    total = game.score(replay(game, kept.entries).table, 0).total
    assert (0, "", True) == (code, err, f"The game ends with {total} points." in out)


@pytest.mark.parametrize("options", [["--edition", "rivers"], ["--edition", "both"], ["--family"]])
def test_every_variant_can_be_played_to_its_end(options: list[str], run: Run) -> None:
    code, out, _ = run("play", "--seed", "2", "--abundance", *options, typed=_always_the_first())
    assert (0, True) == (code, "The game ends with" in out)


@pytest.mark.parametrize("scenario", [1, 6, 11, 20])
def test_a_scenario_shows_its_goals_and_counts_them_at_the_end(scenario: int, run: Run) -> None:
    _, out, _ = run("play", "--scenario", str(scenario), "--seed", "1", typed=_always_the_first())
    goals = load().scenarios[scenario].goals
    assert f"of {len(goals) + 1} goals met." in out


def test_achievements_are_shown_with_how_far_they_are(run: Run) -> None:
    _, out, _ = run("play", "--sheet", "B", "--achievements", "--seed", "1")
    assert "20 bonus points (0/20)" in out


def test_enter_takes_the_first_choice(run: Run, tmp_path: Path) -> None:
    for name, typed in (("a.log", [""] * 9), ("b.log", ["1"] * 9)):
        run("play", "--seed", "8", "--log", tmp_path / name, typed=typed)
    assert (tmp_path / "a.log").read_text() == (tmp_path / "b.log").read_text()


def test_a_move_can_be_typed_in_its_own_words(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "8", "--log", tmp_path / "game.log", typed=["collect none"])
    assert "collect none" == read_log(tmp_path / "game.log").entries[-1].text


def test_people_and_bots_share_a_table_and_somebody_wins(run: Run) -> None:
    code, out, _ = run(
        "play", "--seats", "Ann", "Ben", "bot:random", "--seed", "3", typed=_always_the_first()
    )
    assert (0, True, True) == (code, " wins with " in out or " share " in out, "Ben" in out)


def test_bots_play_a_game_by_themselves(run: Run) -> None:
    code, out, _ = run("play", "--seats", "bot:random", "bot:greedy", "--seed", "3")
    assert (0, True) == (code, "greedy" in out)


def test_undo_takes_back_the_last_choice(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run("play", "--seed", "8", "--log", log, typed=["collect none", "undo", "1"])
    texts = [entry.text for entry in read_log(log).entries]
    assert ["collect none", "undo"] == texts[-3:-1]


def test_undo_stops_at_the_throw(run: Run) -> None:
    _, out, _ = run("play", "--seed", "8", typed=["undo"])
    assert "Nothing to undo: the roll was news." in out


def test_a_seat_that_has_ended_its_turn_can_take_that_back(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(
        *("play", "--seats", "Ann", "Ben", "--seed", "8", "--log", log),
        typed=["collect none", "done", "undo 1"],
    )
    assert (0, "undo") == (read_log(log).entries[-1].seat, read_log(log).entries[-1].text)


@pytest.mark.parametrize("line", ["99", "mark z9", "dance", "complete 9", "undo 5", "gained fox2"])
def test_what_is_no_move_now_is_refused_and_changes_nothing(
    line: str, run: Run, tmp_path: Path
) -> None:
    for name, typed in (("a.log", ["1"]), ("b.log", [line, "1"])):
        run("play", "--seed", "8", "--log", tmp_path / name, typed=typed)
    assert (tmp_path / "a.log").read_text() == (tmp_path / "b.log").read_text()


def test_what_is_no_move_leads_to_help(run: Run) -> None:
    _, out, _ = run("play", "--seed", "8", typed=["dance"])
    assert "No move is called dance. Type help for what can be typed." in out


def test_weak_results_of_a_throw_are_folded_behind_more(run: Run) -> None:
    _, folded, _ = run("play", "--seed", "8")
    _, shown, _ = run("play", "--seed", "8", typed=["more"])
    assert (False, True) == ("Collect nothing" in folded, "Collect nothing" in shown)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("help", "take back your last choice"),
        ("log", "the table: card"),
        ("score", "leftovers"),
        ("rules", "Pay 1 animal less."),
    ],
)
def test_a_person_can_look_things_up(line: str, said: str, run: Run) -> None:
    _, out, _ = run("play", "--seed", "8", "--supplements", "starter", typed=[line])
    assert said in out


def test_quit_says_how_to_go_on_and_the_log_leads_there(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    code, out, _ = run("play", "--seed", "8", "--log", log, typed=["1", "quit"])
    assert (0, True) == (code, f"rollwrite play --resume {log}" in out)


def test_a_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run("play", "--seats", "Ann", "bot:random", "--seed", "8", "--log", log, typed=["1", "1"])
    before = read_log(log)
    _, out, _ = run("play", "--resume", log, "--seed", "8", typed=["1"])
    after = read_log(log)
    assert ("Ann", before.entries) == (after.seats[0], after.entries[: len(before.entries)])
    assert "Ann" in out


@pytest.mark.parametrize(
    "beginning",
    [("--sheet", "C"), ("--game", "cascadia"), ("--real",), ("--bots", "random"), ("--family",)],
    ids=" ".join,
)
def test_what_begins_a_game_is_refused_where_one_goes_on(
    beginning: tuple[str, ...], run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    run("play", "--seed", "8", "--log", log, typed=["1"])
    code, _, err = run("play", "--resume", log, *beginning)
    said = f"rollwrite: {beginning[0]} begins a game; leave it out to go on\n"
    assert (2, said) == (code, err)


def test_a_game_with_own_data_goes_on_from_another_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, elsewhere, log = tmp_path / "own", tmp_path / "elsewhere", tmp_path / "game.log"
    own.mkdir()
    elsewhere.mkdir()
    monkeypatch.chdir(tmp_path)
    run("play", "--data", "own", "--seed", "8", "--log", log, typed=["1"])
    monkeypatch.chdir(elsewhere)
    code, _, err = run("play", "--resume", log)
    assert (0, "", own) == (code, err, read_log(log).data)


def test_the_last_game_is_kept_without_being_asked(run: Run) -> None:
    run("play", "--sheet", "B", "--seed", "8", typed=["1"])
    code, out, _ = run("play", "--resume")
    assert (0, True) == (code, "B Okanagan" in out)


def test_a_game_is_played_where_nothing_can_be_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    code, out, err = run("play", "--seed", "8", typed=["1", "quit"])
    assert (0, "", True) == (code, err, "The game is not kept." in out)


def test_a_log_that_is_there_is_not_written_over(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_text("precious")
    code, _, err = run("play", "--log", log)
    assert (2, "precious", True) == (code, log.read_text(), "is there already" in err)


@pytest.mark.parametrize("lang", ["pl", "fr"])
@pytest.mark.parametrize("sheet", "ABCD")
def test_a_whole_game_is_played_in_other_languages(lang: str, sheet: str, run: Run) -> None:
    code, out, _ = run(
        "play", "--sheet", sheet, "--lang", lang, "--seed", "1", typed=_always_the_first()
    )
    assert (0, False) == (code, "What do you collect?" in out)


def test_the_language_follows_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    _, out, _ = run("play", "--seed", "1")
    assert "Runda 1 z 20" in out


@pytest.mark.parametrize("sheet", "ABCD")
def test_no_line_of_the_sheet_is_wider_than_80_columns(sheet: str, run: Run) -> None:
    _, out, _ = run("play", "--sheet", sheet, "--seed", "1", typed=["1"] * 20)
    assert [] == [line for line in out.splitlines() if len(line) > 80 and "resume" not in line]


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
)
def test_colours_are_used_on_a_terminal_that_wants_them(
    environment: dict[str, str], coloured: bool, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"TERM": "xterm-256color", **environment}.items():
        monkeypatch.setenv(name, value)
    _, out, _ = run("play", "--seed", "1")
    assert coloured == ("\x1b[38;" in out)


def test_a_terminal_without_our_signs_is_no_traceback(tmp_path: Path) -> None:
    place = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)}
    command = (sys.executable, "-m", "rollwrite", "play", "--sheet", "C", "--lang", "pl")
    done = subprocess.run(command, input="1\n", capture_output=True, text=True, env=place)
    assert (0, "") == (done.returncode, done.stderr)
