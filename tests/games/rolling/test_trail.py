"""The trail: what a game plays for, and what it fills."""

import pytest
from msgspec.structs import replace

from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.games.rolling.trail import (
    Step,
    goals_of,
    pursued,
    reached,
    read_step,
    steps,
    suggestions,
)
from tests.games.rolling.step_pages import over, under

STEPS = steps(load())
FAMILY = Options(sheet="hills-a", achievements=True, family=True, seats=2)
SOLO = Options(sheet="hills-a", achievements=True, seats=1)


def by_key(step: Step) -> str:
    return step.key


def _options(step: Step) -> Options:
    """Return the options of a game that plays for *step*."""
    if step.kind == "scenario":
        return for_scenario(load(), step.number, Options(seats=2))
    return Options(sheet=f"hills-{step.sheet.lower()}", achievements=True, seats=2)


def test_the_trail_has_20_scenarios_and_8_achievements_of_each_sheet() -> None:
    letters = [f"{letter}-{number}" for letter in "ABCD" for number in range(1, 9)]
    every = [*(f"scenario-{number}" for number in range(1, 21)), *letters]
    assert every == [step.key for step in STEPS]


def test_a_step_is_found_by_its_key() -> None:
    assert list(STEPS) == [read_step(load(), step.key) for step in STEPS]


@pytest.mark.parametrize("step", STEPS, ids=by_key)
def test_a_game_just_over_the_line_fills_the_step(step: Step) -> None:
    filled = [step in reached(load(), _options(step), facts(page)) for page in over(step)]
    assert [True] * len(filled) == filled


@pytest.mark.parametrize("step", STEPS, ids=by_key)
def test_a_game_just_under_the_line_does_not_fill_the_step(step: Step) -> None:
    filled = [step in reached(load(), _options(step), facts(page)) for page in under(step)]
    assert [False] * len(filled) == filled


@pytest.mark.parametrize("step", STEPS, ids=by_key)
def test_a_game_that_is_played_for_nothing_fills_no_step(step: Step) -> None:
    free = replace(_options(step), scenario=None, achievements=False)
    assert [()] * len(over(step)) == [reached(load(), free, facts(each)) for each in over(step)]


def test_a_scenario_is_played_for_itself_alone() -> None:
    both = replace(for_scenario(load(), 5, Options(seats=2)), achievements=True)
    assert (read_step(load(), "scenario-5"),) == pursued(load(), both)


@pytest.mark.parametrize(
    "other",
    [{"sheet": "hills-b"}, {"supplements": ("random",)}, {"edition": "both"}, {"scenario": 99}],
    ids=str,
)
def test_a_table_that_is_set_up_otherwise_plays_for_no_scenario(other: dict[str, object]) -> None:
    forged = replace(for_scenario(load(), 5, Options(seats=2)), **other)
    assert () == pursued(load(), forged)


def test_the_family_variant_counts_only_where_the_house_says_so() -> None:
    house = replace(FAMILY, family_counts=True)
    assert [0, 8] == [len(pursued(load(), each)) for each in (FAMILY, house)]


def test_a_game_alone_counts_unless_the_house_says_otherwise() -> None:
    house = replace(SOLO, solo_counts=False)
    assert [8, 0] == [len(pursued(load(), each)) for each in (SOLO, house)]


def test_a_house_without_games_alone_counts_those_in_company() -> None:
    assert 8 == len(pursued(load(), replace(SOLO, solo_counts=False, seats=2)))


def test_a_scenario_asks_for_its_score_first() -> None:
    goals = goals_of(load(), read_step(load(), "scenario-5"))
    assert ["score", "cards", "prairies-points"] == [goal.key for goal in goals]


def test_the_next_steps_are_the_first_open_scenario_and_the_sheets_least_gone() -> None:
    next_ones = suggestions(load(), {"scenario-1", "A-1", "B-1"})
    assert ["scenario-2", "C-1", "D-1"] == [step.key for step in next_ones]


def test_at_the_end_of_the_trail_nothing_is_left_to_suggest() -> None:
    done = {step.key for step in STEPS}
    assert () == suggestions(load(), done)
    assert (STEPS[-1],) == suggestions(load(), done - {STEPS[-1].key})
