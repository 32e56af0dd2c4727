"""The twenty scenarios: their data, and pages just over and just under their lines."""

import pytest

from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario, prepare
from tests.games.rolling.scenario_pages import PRINTED, missing, reaching

SCENARIOS = load().scenarios


def test_there_are_20_scenarios() -> None:
    assert list(range(1, 21)) == sorted(SCENARIOS)


@pytest.mark.parametrize("number", PRINTED)
def test_a_scenario_has_its_sheet_supplements_and_score(number: int) -> None:
    sheet, slots, score, _ = PRINTED[number]
    boxes = ("hills",) * 4 if number < 13 else ("hills", "hills", "rivers", "rivers")
    named = tuple(f"{box}-{slot}" for box, slot in zip(boxes, slots, strict=True))
    scenario = SCENARIOS[number]
    assert (sheet, named, score) == (scenario.sheet, scenario.slots, scenario.score)


@pytest.mark.parametrize("number", PRINTED)
def test_the_goals_of_a_scenario_have_their_lines(number: int) -> None:
    goals = SCENARIOS[number].goals
    lines = [goal.at_most if goal.at_least is None else goal.at_least for goal in goals]
    assert list(PRINTED[number][3]) == lines


@pytest.mark.parametrize("number", PRINTED)
def test_a_scenario_makes_a_game_with_its_sheet_and_supplements(number: int) -> None:
    setup = prepare(load(), for_scenario(load(), number, Options())).setup
    made = (setup.sheet.letter, tuple(map(str, setup.chosen or ())))
    assert (SCENARIOS[number].sheet, SCENARIOS[number].slots) == made


@pytest.mark.parametrize("number", PRINTED)
def test_scenarios_from_13_on_pool_the_cards_of_both_boxes(number: int) -> None:
    setup = prepare(load(), for_scenario(load(), number, Options())).setup
    assert (60 if number >= 13 else 30) == sum(map(len, setup.tiers))


@pytest.mark.parametrize("number", PRINTED)
def test_a_page_that_just_reaches_everything_meets_the_scenario(number: int) -> None:
    assert SCENARIOS[number].met(facts(reaching(number, PRINTED[number][2])))


@pytest.mark.parametrize("number", PRINTED)
def test_a_page_one_point_short_does_not_meet_the_scenario(number: int) -> None:
    assert not SCENARIOS[number].met(facts(reaching(number, PRINTED[number][2] - 1)))


@pytest.mark.parametrize("number", PRINTED)
def test_a_page_that_just_misses_one_goal_does_not_meet_the_scenario(number: int) -> None:
    scenario = SCENARIOS[number]
    missed = [sum(not goal.met(facts(page)) for goal in scenario.goals) for page in missing(number)]
    assert [1] * len(missed) == missed


@pytest.mark.parametrize("number", PRINTED)
def test_every_goal_of_a_scenario_is_missed_by_one_of_the_pages(number: int) -> None:
    scenario = SCENARIOS[number]
    missed = {
        goal.key for page in missing(number) for goal in scenario.goals if not goal.met(facts(page))
    }
    assert {goal.key for goal in scenario.goals} == missed
