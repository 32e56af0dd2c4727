"""Scenarios and achievements, told from finished games."""

import pytest

from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.facts import FACTS, Finish, facts
from rollwrite.games.cascadia.feats import reached
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options
from rollwrite.games.cascadia.scoring.total import score_all
from rollwrite.games.cascadia.setup import Cards, Corridors
from tests.games.cascadia.landscapes import tokens_at
from tests.games.cascadia.sittings import begun, played_out

SCENARIOS, ACHIEVEMENTS = load().scenarios, load().achievements
A: Cards = ("A",) * 5


def _facts(environment: Environment, cards: Cards = A) -> dict[str, int]:
    (score,) = score_all([environment], [cards], Corridors.LARGEST)
    return facts(Finish(environment, score, ((0,),) * 5))


def _with(**values: int) -> dict[str, int]:
    """Return facts that are 0 but for *values*, in which _ stands for : and __ for -."""
    named = {k.replace("__", "-").replace("_", ":"): value for k, value in values.items()}
    assert set(named) <= set(FACTS)
    return dict.fromkeys(FACTS, 0) | named


def test_there_are_fifteen_scenarios_and_twenty_five_achievements() -> None:
    assert (list(range(1, 16)), list(range(1, 26))) == (
        list(SCENARIOS),
        [each.number for each in ACHIEVEMENTS],
    )


@pytest.mark.parametrize("number", range(1, 16))
def test_the_cards_and_the_score_of_a_scenario(number: int) -> None:
    printed = {
        1: "AAAAA 80", 2: "BBBBB 80", 3: "CCCCC 80", 4: "DDDDD 85", 5: "CDBBB 85",
        6: "DBCCB 85", 7: "BCCDC 90", 8: "CBBAD 90", 9: "CADCB 90", 10: "CBDBB 95",
        11: "BAACA 95", 12: "ABAAC 95", 13: "DCCBC 100", 14: "ACBAD 100", 15: "ADADA 100",
    }  # fmt: skip
    scenario = SCENARIOS[number]
    assert printed[number] == f"{''.join(scenario.cards)} {scenario.score}"


MET = {
    5: {"foxes_full": 3},
    6: {f"tokens_{each}": 4 for each in ("bear", "elk", "salmon", "hawk", "fox")},
    7: {"points_hawk": 20},
    8: {"nature": 5},
    9: {f"points_{each}": 10 for each in ("bear", "elk", "salmon", "hawk", "fox")}
    | {f"points_{each}": 5 for each in ("mountain", "forest", "prairie", "wetland", "river")},
    10: {"wildlife": 60, "points_mountain": 7, "points_forest": 7, "points_river": 7},
    11: {"points_bear": 30},
    12: {"run_salmon": 7, "points_prairie": 12},
    13: {"group_elk": 8, "tokens_hawk": 5},
    14: {"habitats": 35},
    15: {"nature": 5, "points_mountain": 7, "points_forest": 7, "points_river": 7}
    | {"points_bear": 20, "points_fox": 20},
}
BROKEN = {
    8: "beside_bear__elk",
    11: "edges_forest__river",
    12: "on_elk__forest",
    13: "without_hawk__elk",
    14: "edges_wetland__river",
}


@pytest.mark.parametrize("number", range(1, 16))
def test_a_scenario_is_met_when_its_score_and_all_its_goals_are(number: int) -> None:
    scenario, values = SCENARIOS[number], MET.get(number, {})
    assert scenario.met(_with(score=scenario.score, **values))
    assert not scenario.met(_with(score=scenario.score - 1, **values))
    for name, value in values.items():
        assert not scenario.met(_with(score=scenario.score, **(values | {name: value - 1})))


@pytest.mark.parametrize(("number", "name"), BROKEN.items())
def test_a_scenario_is_not_met_when_something_is_where_it_may_not_be(
    number: int, name: str
) -> None:
    scenario = SCENARIOS[number]
    values = MET[number] | {name: 1}
    assert not scenario.met(_with(score=scenario.score, **values))


REACHED = [
    *({"score": score} for score in (80, 85, 90, 95, 100, 105, 110)),
    {"nature": 0},
    *({f"tokens_{each}": 0} for each in ("bear", "elk", "salmon", "hawk", "fox")),
    {"tokens_elk": 11},
    {"majorities": 3},
    {f"points_{each}": 5 for each in ("mountain", "forest", "prairie", "wetland", "river")},
    {"points_river": 12},
    {"points_river": 15},
    {f"points_{each}": 10 for each in ("bear", "elk", "salmon", "hawk", "fox")},
    {"points_bear": 20, "points_fox": 20},
    {"points_hawk": 30},
    {"nature": 5},
    {"nature": 10},
    {"keystones": 0},
    {"species": 3},
]


@pytest.mark.parametrize("number", range(1, 26))
def test_an_achievement_is_reached_at_its_number_and_not_before(number: int) -> None:
    achievement, values = ACHIEVEMENTS[number - 1], REACHED[number - 1]
    step = 1 if achievement.goal.at_most is not None else -1
    missed = {name: value + step for name, value in values.items()}
    assert (True, False) == (achievement.met(_with(**values)), achievement.met(_with(**missed)))


def test_facts_of_tokens_and_who_stands_beside_whom() -> None:
    found = _facts(tokens_at("bear 0,0 1,0 elk 2,0 5,5 hawk 5,6 9,9 fox 20,0"))
    names = ("tokens:bear", "beside:bear-elk", "without:hawk-elk", "group:bear", "species")
    assert [2, 1, 1, 2, 4] == [found[name] for name in names]


def test_a_run_that_branches_is_no_run() -> None:
    found = _facts(tokens_at("salmon 0,0 1,0 -1,0 0,1 5,5 6,5"))
    assert (2, 4) == (found["run:salmon"], found["group:salmon"])


def test_a_fox_is_full_with_three_species_twice_beside_it() -> None:
    full = "fox 0,0 bear 1,-1 1,0 elk 0,1 -1,1 hawk -1,0 0,-1"
    assert [1, 0] == [
        _facts(tokens_at(tokens))["foxes:full"] for tokens in (full, full.replace("0,-1", "9,9"))
    ]


def test_facts_of_tiles() -> None:
    sitting = begun().says("draft 1", "lay 1,0 0", "put 0,0", "pair wetland:hawk fox")
    found = _facts(sitting.environment())
    # The new tile's river meets the river of the starter; its forest nothing but the mountain.
    assert {"keystones": 1, "on:bear-mountain": 1, "edges:mountain-river": 2} == {
        name: found[name] for name in ("keystones", "on:bear-mountain", "edges:mountain-river")
    }


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        (Options(seats=2, cards="AAAAA"), {"winner"}),
        (Options(seats=2, cards="AAAAA", everybody_counts=True), {"winner", "loser"}),
        (Options(seats=1, cards="AAAAA"), set()),
        (Options(seats=1, cards="AAAAA", solo_counts=True), {"winner"}),
    ],
)
def test_the_winner_may_tick_one_or_as_the_house_rules_say(
    options: Options, allowed: set[str]
) -> None:
    game, turn = played_out(options, 1)
    winners = game.winners(turn)
    assert len(winners) == 1
    found = {
        "winner" if seat in winners else "loser"
        for seat in range(options.seats)
        if reached(game, turn, seat, options, ACHIEVEMENTS)
    }
    assert allowed == found
