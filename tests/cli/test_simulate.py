import json
from pathlib import Path

import pytest

from rollwrite.assets import SHEETS
from tests.cli.conftest import Run

FEW = ("simulate", "--player", "greedy", "--games", "3", "--processes", "1")


def test_a_table_shows_score_cards_and_every_achievement(run: Run) -> None:
    code, out, _ = run(*FEW, "--sheet", "C")
    wanted = ("mean", "cards", *(f"achievement {number}" for number in range(1, 9)))
    assert (0, []) == (code, [head for head in wanted if head not in out])


def test_json_gives_every_share_with_its_interval(run: Run) -> None:
    _, out, _ = run(*FEW, "--scenario", "2", "--json")
    figures = json.loads(out)["2"]
    assert (3, 8, {"share", "low", "high"}) == (
        figures["games"],
        len(figures["achievements"]),
        set(figures["scenario"]),
    )


def test_scenarios_of_the_tile_game_have_their_own_cards(run: Run) -> None:
    wrong = ("--game", "cascadia", "--every", "scenario", "--cards", "AAAAA")
    code, _, err = run(*FEW, *wrong)
    assert (2, True) == (code, "a scenario has its own cards" in err)


def test_a_game_without_scenario_has_no_share_of_one(run: Run) -> None:
    _, out, _ = run(*FEW, "--sheet", "B", "--json")
    assert json.loads(out)["B"]["scenario"] is None


def test_an_own_sheet_that_shares_a_letter_has_a_row_of_its_own(run: Run, tmp_path: Path) -> None:
    sheet = (SHEETS / "hills-b.toml").read_text()
    (tmp_path / "lake.toml").write_text(sheet.replace('key = "hills-b"', 'key = "lake"', 1))
    _, out, _ = run(*FEW, "--every", "sheet", "--markdown", "--data", tmp_path)
    rows = [line.split("|")[1].strip() for line in out.splitlines()[2:]]
    assert ["A", "hills-b", "C", "D", "lake"] == rows


def test_markdown_has_a_row_for_every_scenario(run: Run) -> None:
    _, out, _ = run(*FEW, "--every", "scenario", "--markdown", "--games", "1")
    rows = [line.split("|")[1].split()[0] for line in out.splitlines()[2:]]
    assert [str(number) for number in range(1, 21)] == rows


def test_a_row_for_every_sheet(run: Run) -> None:
    _, out, _ = run(*FEW, "--every", "sheet", "--markdown")
    assert ["A", "B", "C", "D"] == [line.split("|")[1].strip() for line in out.splitlines()[2:]]


def test_the_same_seed_gives_the_same_figures(run: Run) -> None:
    one, two = (run(*FEW, "--seed", "9", "--json")[1] for _ in range(2))
    assert one == two


def test_the_tile_game_is_simulated_with_and_without_majorities(run: Run) -> None:
    _, out, _ = run(*FEW, "--game", "cascadia", "--cards", "AAAAA", "--json")
    figures = json.loads(out)["AAAAA"]
    assert (3, 25, True) == (
        figures["games"],
        len(figures["achievements"]),
        figures["alone"] < figures["mean"],
    )


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        (("--lattice", "square"), {8, 22, 23, 24}),
        (("--scenario", "1"), set(range(1, 26))),
        (("--restrict", "match"), set(range(1, 26))),
        (("--seats", "1"), set(range(1, 26))),
        (("--seats", "1", "--solo-counts"), set()),
    ],
)
def test_only_achievements_for_which_a_game_can_be_played_have_shares(
    options: tuple[str, ...], missing: set[int], run: Run
) -> None:
    _, out, _ = run(*FEW, "--game", "cascadia", "--player", "random", *options, "--json")
    (figures,) = json.loads(out).values()
    assert set(range(1, 26)) - missing == set(map(int, figures["achievements"]))


def test_the_tile_game_has_a_row_for_every_scenario(run: Run) -> None:
    tiles = ("--game", "cascadia", "--seats", "1", "--player", "random", "--games", "1")
    _, out, _ = run(*FEW, *tiles, "--every", "scenario", "--markdown")
    rows = [line.split("|")[1].split()[0] for line in out.splitlines()[2:]]
    assert [str(number) for number in range(1, 16)] == rows


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--games", "0"), "1 or more"),
        (("--processes", "-1"), "1 or more"),
        (("--games", "many"), "invalid int value"),
        (("--player", "oracle"), "invalid choice"),
        (("--scenario", "99"), "no scenario 99"),
        (("--sheet", "Z"), "no sheet Z"),
        (("--aim", "99"), "sheet A has no achievement 99"),
        (("--aim", "4", "--scenario", "1"), "no other goal"),
        (("--aim", "4", "--every", "scenario"), "no other goal"),
        (("--aim", "4", "--every", "achievement"), "no other goal"),
        (("--aim", "4", "--player", "greedy"), "for the expert"),
        (("--game", "cascadia", "--aim", "4"), "for the expert of --game rolling"),
        (("--game", "cascadia", "--every", "sheet"), "--every sheet is for --game rolling"),
        (("--game", "cascadia", "--seats", "5"), "1 to 4 players"),
        (("--cards", "AAAAA"), "--cards is for --game cascadia alone"),
        (("--every", "sheet", "--sheet", "Z"), "leave out --sheet"),
        (("--every", "scenario", "--scenario", "3"), "leave out --sheet and --scenario"),
        (("--scenario", "1", "--family"), "no family game"),
        (("--family", "--supplements", "nonsense"), "starter supplements, not nonsense"),
    ],
)
def test_wrong_arguments_get_a_sentence_and_exit_code_2(
    run: Run, wrong: tuple[str, ...], said: str
) -> None:
    code, out, err = run("simulate", *wrong)
    assert (2, "", True) == (code, out, said in err)
