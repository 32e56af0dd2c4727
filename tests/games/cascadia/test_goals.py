"""Every part of every goal: enough is enough, and one less or one more is not."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from rollwrite.games.cascadia.facts import FACTS
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS

SCENARIOS, ACHIEVEMENTS = load().scenarios, load().achievements

PRINTED = {
    5: ("foxes:full >= 3",),
    6: ("all tokens:SPECIES >= 4",),
    7: ("points:hawk >= 20",),
    8: ("nature >= 5", "beside:bear-elk <= 0"),
    9: ("all points:SPECIES >= 10", "all points:HABITAT >= 5"),
    10: ("wildlife >= 60", "3 points:HABITAT >= 7"),
    11: ("points:bear >= 30", "edges:forest-river <= 0"),
    12: ("run:salmon >= 7", "on:elk-forest <= 0", "1 points:HABITAT >= 12"),
    13: ("group:elk >= 8", "tokens:hawk >= 5", "without:hawk-elk <= 0"),
    14: ("edges:mountain-prairie <= 0", "edges:wetland-river <= 0", "habitats >= 35"),
    15: ("nature >= 5", "3 points:HABITAT >= 7", "2 points:SPECIES >= 20"),
}
"""The goals of each scenario: how many of which facts are how much."""

TABLE = (
    *(f"score >= {score}" for score in (80, 85, 90, 95, 100, 105, 110)),
    "nature <= 0",
    *(f"tokens:{species} <= 0" for species in SPECIES_WORDS),
    "1 tokens:SPECIES >= 11",
    "majorities >= 3",
    "all points:HABITAT >= 5",
    "1 points:HABITAT >= 12",
    "1 points:HABITAT >= 15",
    "all points:SPECIES >= 10",
    "2 points:SPECIES >= 20",
    "1 points:SPECIES >= 30",
    "nature >= 5",
    "nature >= 10",
    "keystones <= 0",
    "species <= 3",
)
"""The goal of each achievement."""

PARTS = {"SPECIES": SPECIES_WORDS, "HABITAT": HABITAT_WORDS}
Facts = dict[str, int]
Tries = list[tuple[Facts, bool]]


def _tries(line: str) -> Tries:
    """Return for every way to meet a goal just so the facts, and those that miss one of them."""
    *count, name, sign, number = line.split()
    names = [name.replace(whole, part) for whole in PARTS for part in PARTS[whole] if whole in name]
    names = names or [name]
    assert set(names) <= set(FACTS)
    needed = len(names) if count in ([], ["all"]) else int(count[0])
    missed = int(number) + (1 if sign == "<=" else -1)
    return list(_ways(names, needed, int(number), missed))


def _ways(names: list[str], needed: int, enough: int, missed: int) -> Iterator[tuple[Facts, bool]]:
    for chosen in combinations(names, needed):
        met = dict.fromkeys(names, missed) | dict.fromkeys(chosen, enough)
        yield met, True
        yield from ((met | {name: missed}, False) for name in chosen)


@pytest.mark.parametrize("number", range(1, 16))
def test_a_scenario_is_met_when_its_score_and_every_part_of_its_goals_are(number: int) -> None:
    scenario, nothing = SCENARIOS[number], dict.fromkeys(FACTS, 0)
    score: Tries = [({"score": scenario.score}, True), ({"score": scenario.score - 1}, False)]
    goals = [score, *map(_tries, PRINTED.get(number, ()))]
    for at, tries in enumerate(goals):
        others = [found for each in goals[:at] + goals[at + 1 :] for found in each[0][0].items()]
        for found, met in tries:
            assert met == scenario.met(nothing | dict(others) | found)


@pytest.mark.parametrize(("number", "line"), list(enumerate(TABLE, 1)))
def test_an_achievement_is_reached_by_every_part_of_its_goal(number: int, line: str) -> None:
    nothing = dict.fromkeys(FACTS, 0)
    for found, met in _tries(line):
        assert met == ACHIEVEMENTS[number - 1].met(nothing | found)
