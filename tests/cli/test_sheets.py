from pathlib import Path

import pytest

from rollwrite.assets import SHEETS
from rollwrite.games.rolling.library import files, schema
from tests.cli.conftest import Run


def test_the_built_in_files_are_in_order_one_line_each(run: Run) -> None:
    code, out, err = run("sheets", "check")
    assert (0, len(files(SHEETS)), "") == (code, len(out.splitlines()), err)


def test_the_schema_is_printed(run: Run) -> None:
    assert (0, schema().decode(), "") == run("sheets", "schema")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a folder with an own copy of sheet C."""
    text = (SHEETS / "hills-c.toml").read_text().replace('"hills-c"', '"my-c"')
    (tmp_path / "my-c.toml").write_text(text)
    return tmp_path


def test_an_own_folder_is_checked_by_itself(run: Run, own: Path) -> None:
    assert (0, f"{own}/my-c.toml: sheet my-c, in order\n", "") == run("sheets", "check", own)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("stars = 2", "stars = 9", "stars"),
        ("stars = 2", "starz = 2", "starz"),
        ('start = "d4"', 'start = "z9"', "start: there is no space 'z9'"),
        ("stars = 2", "stars = ", "line 5"),
        ("four = ", "four = 7 # ", "marked.four"),
    ],
)
def test_what_is_wrong_is_said_by_file_key_and_reason(
    old: str, new: str, said: str, run: Run, own: Path
) -> None:
    path = own / "my-c.toml"
    path.write_text(path.read_text().replace(old, new))
    code, _, err = run("sheets", "check", own)
    assert (2, True, True, 1) == (code, str(path) in err, said in err, err.count("\n"))


@pytest.fixture
def replaced(own: Path) -> Path:
    """Return a folder with a sheet in place of the built-in C, without a set that goals name."""
    text = (own / "my-c.toml").read_text().replace("four = ", "five = ")
    (own / "my-c.toml").write_text(text.replace('"my-c"', '"hills-c"'))
    return own


def test_a_sheet_in_place_of_a_built_in_one_must_know_what_its_achievements_ask(
    run: Run, replaced: Path
) -> None:
    code, out, err = run("sheets", "check", replaced)
    said = "achievement 7: sheet 'hills-c' has no fact 'marked:four', which 'four-point-hexes'"
    assert (2, "", True, 1) == (code, out, said in err, err.count("\n"))


def test_a_sheet_in_place_of_a_built_in_one_must_know_what_its_scenarios_ask(
    run: Run, own: Path
) -> None:
    path = own / "my-c.toml"
    text = path.read_text().replace('"my-c"', '"hills-c"').replace('tags = ["elk"]', "tags = []")
    path.write_text(text)
    code, _, err = run("sheets", "check", own)
    assert (2, True) == (code, "scenario 15: sheet 'hills-c' has no fact 'areas:elk'" in err)


def test_a_sheet_beside_the_built_in_ones_need_not_know_what_goals_ask(
    run: Run, replaced: Path
) -> None:
    path = replaced / "my-c.toml"
    path.write_text(path.read_text().replace('"hills-c"', '"my-c"'))
    assert (0, f"{path}: sheet my-c, in order\n", "") == run("sheets", "check", replaced)


def test_achievements_are_held_to_the_sheet_they_lie_beside(run: Run, own: Path) -> None:
    text = (SHEETS / "achievements-c.toml").read_text()
    (own / "mine.toml").write_text(text.replace("marked:four", "marked:five"))
    path = own / "my-c.toml"
    path.write_text(path.read_text().replace("four = ", "five = "))
    code, out, err = run("sheets", "check", own)
    assert (0, 2, "") == (code, out.count("in order"), err)
    path.write_text(path.read_text().replace("five = ", "six = "))
    code, _, err = run("sheets", "check", own)
    said = f"{own}/mine.toml: achievement 7: sheet 'my-c' has no fact 'marked:five'"
    assert (2, True, 1) == (code, said in err, err.count("\n"))


def test_a_scenario_that_asks_for_what_is_not_there_is_said(run: Run, tmp_path: Path) -> None:
    text = (SHEETS / "scenarios.toml").read_text().replace("areas:row", "areas:queue")
    (tmp_path / "scenarios.toml").write_text(text)
    code, _, err = run("sheets", "check", tmp_path)
    assert (2, True) == (code, "scenario 1: sheet 'hills-a' has no fact 'areas:queue'" in err)


def test_an_empty_folder_is_said(run: Run, tmp_path: Path) -> None:
    code, _, err = run("sheets", "check", tmp_path)
    assert (2, True) == (code, "there is no data file" in err)


def test_an_own_sheet_is_played_and_the_log_remembers_its_folder(run: Run, own: Path) -> None:
    log = own / "game.log"
    run("play", "--data", own, "--sheet", "my-c", "--seed", "1", "--log", log, typed=["1"])
    code, out, _ = run("play", "--resume", log)
    assert (0, True) == (code, "C my-c" in out)


def test_a_letter_means_the_built_in_sheet_though_an_own_one_has_it_too(
    run: Run, own: Path
) -> None:
    code, out, _ = run("play", "--data", own, "--sheet", "c", "--seed", "1", typed=["1"])
    assert (0, False) == (code, "my-c" in out)


def test_a_broken_own_folder_stops_a_game_before_it_begins(run: Run, own: Path) -> None:
    (own / "my-c.toml").write_text("file = 7")
    code, out, err = run("play", "--data", own)
    assert (2, "", True, 1) == (code, out, "my-c.toml" in err, err.count("\n"))
