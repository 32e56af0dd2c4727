"""The tile game at the terminal."""

import re
from pathlib import Path

import pytest

from rollwrite.cli.logfile import read_log
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.setup import Restriction
from rollwrite.games.cascadia.words.rules import RESTRICTIONS
from tests.cli.conftest import Run

TILES = ("play", "--game", "cascadia", "--seed", "6")
ALWAYS_THE_FIRST = [""] * 260


def _texts(log: Path) -> list[str]:
    return [entry.text for entry in read_log(log).entries]


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--lattice", "square", "--cards", "intermediate"),
        ("--bots", "greedy", "--cards", "family"),
        ("--scenario", "3"),
        ("--restrict", "match", "fives", "three-pairs", "two-sets", "dear-nature"),
        ("--restrict", "clash", "no-starters", "elsewhere", "hidden-cards"),
    ],
)
def test_every_variant_can_be_played_to_its_end(options: tuple[str, ...], run: Run) -> None:
    code, out, err = run(*TILES, *options, typed=ALWAYS_THE_FIRST)
    assert (0, "", True) == (code, err, "The game ends with" in out or " wins with " in out)


def test_people_share_the_keyboard(run: Run) -> None:
    _, out, _ = run(*TILES, "--players", "2", typed=[""] * 6)
    assert ("· Seat 1 ·" in out, "· Seat 2 ·" in out) == (True, True)


def test_what_somebody_gained_carries_the_name_on_the_screen_of_the_next(run: Run) -> None:
    _, out, _ = run(*TILES, "--cards", "AAAAA", "--seats", "Ann", "Bob", typed=[""] * 4)
    own, others = out.split("· Bob ·")[:2]
    assert ("Ann: +" in own, "\n+" in others, "Ann: +" in others) == (False, False, True)


def test_bots_of_one_name_are_told_apart(run: Run) -> None:
    _, out, _ = run(*TILES, "--seats", "Ann", "bot:greedy", "bot:greedy")
    everybody = next(line for line in out.splitlines() if line.startswith("Everybody"))
    assert [True] * 3 == [f"  {name} " in everybody for name in ("Ann", "greedy 1", "greedy 2")]


def test_what_a_bot_took_is_told_by_name_before_the_next_question(run: Run) -> None:
    _, out, _ = run(*TILES, "--bots", "greedy", typed=["draft 1", "lay 1,0 0", "discard"])
    told = next(line for line in out.splitlines() if line.startswith("greedy: "))
    pair = re.match(r"greedy: Take ([a-z/]+) for ([a-z/]+) \+ ([a-z]+)\. Lay the tile at", told)
    assert pair is not None
    assert f"{pair[1]} for {pair[2]} + " in out.split("> discard")[0]


def test_a_cell_is_chosen_first_and_then_the_turn(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    _, out, _ = run(*TILES, "--log", log, typed=["3", "1,0", "4"])
    assert ("lay 1,0 4", True) == (_texts(log)[-1], "How do you turn it?" in out)


@pytest.mark.parametrize("line", ["lay 1,0 4", "1,0 4"])
def test_cell_and_turn_can_be_typed_at_once(line: str, run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--log", log, typed=["draft 3", line])
    assert "lay 1,0 4" == _texts(log)[-1]


def test_a_tile_that_looks_alike_however_it_is_turned_needs_its_cell_alone(
    run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--log", log, typed=["2", "1,0"])
    assert "lay 1,0 0" == _texts(log)[-1]


def test_back_leads_from_the_turn_to_the_cells(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--log", log, typed=["3", "1,0", "back", "0,-1", "2"])
    assert "lay 0,-1 2" == _texts(log)[-1]


def test_a_list_of_cells_stays_short(run: Run) -> None:
    _, out, _ = run(*TILES, typed=["3"])
    assert len(out.split("Where do you lay the tile?")[-1].splitlines()) < 8


def test_undo_takes_back_the_tile_and_the_draft(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--log", log, typed=["3", "lay 1,0 4", "undo", "undo", "draft 2"])
    assert ["draft 3", "lay 1,0 4", "undo", "undo", "draft 2"] == _texts(log)[-5:]


def test_a_hint_is_a_move_that_can_be_made(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    _, out, _ = run(*TILES, typed=["hint"])
    hint = out.split("> hint")[-1].splitlines()[1].rpartition("  ")[2]
    run(*TILES, "--log", log, typed=[hint])
    assert hint == _texts(log)[-1]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("help", "turn the tile under the cursor"),
        ("rules", "bears C: groups of 1, 2, 3: 2, 5, 8; 3 more if you have all three"),
        ("score", "most mountains"),
        ("look 2", "0,-1"),
        ("look 2", "mountains: one tile  -1,1"),
        ("log", "the table: starter"),
        ("lay 9,9 0", "That is not possible now: lay 9,9 0."),
    ],
)
def test_a_person_can_look_things_up(line: str, said: str, run: Run) -> None:
    _, out, _ = run(*TILES, "--cards", "CCCCC", "--players", "2", typed=[line])
    assert said in out.split("> ", 1)[1]


def test_a_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--seats", "Ann", "bot:random", "--log", log, typed=["3"])
    _, out, _ = run("play", "--resume", log, typed=["lay 1,0 4"])
    assert ("lay 1,0 4", True) == (_texts(log)[-1], "Ann" in out)


def test_a_replay_shows_every_environment_and_the_scores(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--seats", "bot:greedy", "bot:random", "--log", log)
    code, out, err = run("replay", log)
    assert (0, "", True, True) == (code, err, " wins with " in out, "nature tokens left" in out)


def test_a_log_of_tiles_has_no_sheet_to_draw(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*TILES, "--log", log)
    code, _, err = run("draw", log)
    assert (2, True) == (code, "it has no sheets" in err)


def test_k9_who_plays_alone_sees_the_chart_at_the_end(run: Run) -> None:
    _, out, _ = run(*TILES, "--cards", "AAAAA", "--seats", "bot:random")
    assert ("Chart: 60 ·" in out, "more are worth: Stroller." in out) == (True, True)


def test_the_rules_tell_both_sets_of_cards(run: Run) -> None:
    _, out, _ = run(*TILES, "--restrict", "two-sets", typed=["rules"])
    shown = out.split("> rules")[-1].splitlines()
    sets = [line for line in shown if line.startswith(("Set ", "bears "))]
    assert ["Set", "bears", "Set", "bears"] == [line.split()[0] for line in sets]


def test_the_rules_tell_the_restrictions_that_hold(run: Run) -> None:
    _, out, _ = run(*TILES, "--restrict", "dear-nature", "threes", typed=["rules"])
    shown = out.split("> rules")[-1]
    assert [True, True, False] == [
        RESTRICTIONS[each] in shown
        for each in (Restriction.DEAR_NATURE, Restriction.THREES, Restriction.FIVES)
    ]


def test_the_rules_tell_what_cards_mean_on_squares(run: Run) -> None:
    _, out, _ = run(*TILES, "--lattice", "square", typed=["rules"])
    told = " ".join(out.split("> rules")[1].split("Rulings")[0].split())
    assert "a block of four for the rhombus" in told
    assert ("nature token buys" in told, "turned as you like" in told) == (False, False)


def test_a_house_rule_about_achievements_is_enough_to_play_for_them(run: Run) -> None:
    _, out, _ = run(*TILES, "--cards", "AAAAA", "--solo-counts", "--seats", "bot:greedy")
    assert "may tick one of these achievements" in out


def test_who_may_tick_no_achievement_alone_is_told_so(run: Run) -> None:
    _, out, _ = run(*TILES, "--cards", "AAAAA", "--achievements", "--seats", "bot:random")
    assert "Alone you may tick none of the achievements" in out


def test_nothing_is_taken_back_after_something_was_drawn(run: Run) -> None:
    _, out, _ = run(*TILES, typed=["undo"])
    assert "Nothing to undo: what was drawn is news." in out


def test_help_does_not_offer_to_take_back_what_was_followed_by_a_draw(run: Run) -> None:
    _, out, _ = run(*TILES, "--players", "2", typed=["help"])
    assert ("  undo  " in out, "undo 2" in out) == (True, False)


def test_goals_can_be_looked_up(run: Run) -> None:
    _, out, _ = run(*TILES, "--scenario", "2", typed=["goals"])
    assert "points or more" in out.split("> goals")[-1]


def test_a_scenario_shows_its_goals_and_counts_them_at_the_end(run: Run) -> None:
    _, out, _ = run(*TILES, "--scenario", "1", typed=ALWAYS_THE_FIRST)
    assert f"of {len(load().scenarios[1].goals) + 1} goals met." in out


def test_who_wins_may_tick_an_achievement_that_was_reached(run: Run) -> None:
    seats = ("--seats", "bot:greedy", "bot:random")
    _, out, _ = run(*TILES, "--cards", "AAAAA", "--achievements", *seats)
    lines = [line for line in out.splitlines() if "may tick one of these achievements: 1" in line]
    assert ["greedy"] == [line.split()[0] for line in lines]


def test_achievements_are_listed_with_the_numbers_by_which_they_are_ticked(run: Run) -> None:
    _, out, _ = run(*TILES, "--achievements", typed=["goals"])
    listed = out.split("> goals")[-1]
    assert [] == [
        each.number for each in load().achievements[:9] if f" {each.number}. " not in listed
    ]


def test_both_sets_of_cards_are_seen_before_one_is_chosen(run: Run) -> None:
    _, out, _ = run(*TILES, "--restrict", "two-sets")
    shown = [line.split()[:2] for line in out.splitlines() if line.startswith("Set ")]
    assert [["Set", "1"], ["Set", "2"]] == shown


@pytest.mark.parametrize("variant", [("--lattice", "square"), ("--restrict", "no-starters"), ()])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_step_of_an_opening_is_replayed(
    variant: tuple[str, ...], seats: int, run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    run(*TILES, *variant, "--players", str(seats), "--log", log)
    steps = range(len(_texts(log)) + 1)
    assert [0] * len(steps) == [run("replay", log, "--at", str(at))[0] for at in steps]


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ('{"seats":1,"scenario":5,"cards":"AAAAA"}', "A scenario has its own cards, not AAAAA."),
        ('{"scenario":99,"cards":"AAAAA"}', "There is no scenario 99."),
        ('{"scenario":5,"cards":"CDBBB","tiles":"square"}', "Scenario 5 is played with hexes."),
        (
            '{"seats":2,"restrictions":["hidden-cards"],"cards":"family"}',
            "Hidden cards are dealt at random, not family.",
        ),
    ],
)
def test_a_log_of_a_game_that_cannot_be_is_refused(
    head: str, said: str, run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    log.write_text(f"cascadia {head}\n")
    assert [(2, "", f"rollwrite: {said}\n")] * 2 == [
        run("replay", log),
        run("play", "--resume", log),
    ]


@pytest.mark.parametrize("lang", ["pl", "fr"])
def test_a_game_is_played_in_other_languages(lang: str, run: Run) -> None:
    code, _, err = run(*TILES, "--lang", lang, typed=["", "", "", "rules", "help"])
    assert (0, "") == (code, err)


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "intermediate card"), ("fr", "carte intermédiaire"), ("pl", "karta pośrednia")],
)
def test_a_card_for_all_species_is_named_once_in_every_language(
    lang: str, name: str, run: Run
) -> None:
    _, out, _ = run(*TILES, "--cards", "intermediate", "--lang", lang, typed=["rules"])
    table, rules = out.split("> rules")
    assert [1, 1] == [table.count(name), rules.count(name)]


@pytest.mark.parametrize("columns", [24, 40, 62, 80, 120])
def test_no_line_is_wider_than_the_window(
    columns: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    _, out, _ = run(*TILES, "--bots", "random", typed=[""] * 30)
    assert [] == [line for line in out.splitlines() if len(line) > columns and "resume" not in line]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--sheet", "C"), "--sheet is for --game rolling alone"),
        (("--cards", "ABC"), "Name five letters"),
        (("--scenario", "99"), "There is no scenario 99."),
        (("--scenario", "1", "--cards", "AAAAA"), "a scenario has its own cards"),
        (("--restrict", "match", "clash"), "do not go together"),
        (("--scenario", "9", "--restrict", "clash"), "leave out: clash"),
        (("--scenario", "9", "--achievements"), "has goals of its own"),
        (("--players", "5"), "1 to 4 players"),
        (("--players", "2", "--seats", "Ann"), "leave out --players"),
        (("--bots", "oracle"), "There is no bot oracle"),
    ],
)
def test_wrong_arguments_get_a_sentence_and_exit_code_2(
    wrong: tuple[str, ...], said: str, run: Run
) -> None:
    code, _, err = run("play", "--game", "cascadia", *wrong)
    assert (2, True) == (code, said in err)
