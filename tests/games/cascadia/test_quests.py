"""Scenarios and achievements, told from finished games."""

from typing import Literal

import pytest
from msgspec.structs import replace

from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.facts import Finish, facts
from rollwrite.games.cascadia.feats import facts_of, offered, reached
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import Habitat, Species
from rollwrite.games.cascadia.options import Options
from rollwrite.games.cascadia.scoring.total import score_all
from rollwrite.games.cascadia.setup import Cards, Corridors
from rollwrite.grid.lattice import HEX
from tests.games.cascadia.landscapes import environment_of, tokens_at
from tests.games.cascadia.sittings import begun, played_out

SCENARIOS, ACHIEVEMENTS = load().scenarios, load().achievements
A: Cards = ("A",) * 5


def _facts(environment: Environment, cards: Cards = A) -> dict[str, int]:
    (score,) = score_all([environment], [cards], Corridors.LARGEST)
    return facts(Finish(environment, score, ((0,),) * 5))


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


def test_facts_of_tokens_and_who_stands_beside_whom() -> None:
    found = _facts(tokens_at("bear 0,0 1,0 elk 2,0 5,5 hawk 5,6 9,9 12,0 fox 20,0"))
    names = ("tokens:bear", "beside:bear-elk", "without:hawk-elk", "group:bear", "species")
    assert [2, 1, 2, 2, 4] == [found[name] for name in names]


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


def test_a_token_stands_on_both_habitats_of_its_tile() -> None:
    sides = (Habitat.FOREST,) * 3 + (Habitat.RIVER,) * 3
    found = _facts(environment_of([((0, 0), sides, Species.BEAR)], HEX))
    assert [0, 1, 0, 0, 1] == [found[f"on:bear-{habitat}"] for habitat in Habitat]


def _with_forests(*sizes: int) -> list[dict[str, int]]:
    """Return the facts of each seat of a table with corridors of forests of *sizes*."""
    sitting = begun(Options(seats=len(sizes), cards="AAAAA"))
    environments = tuple(
        environment_of([((at, 0), (Habitat.FOREST,) * 6, None) for at in range(size)], HEX)
        for size in sizes
    )
    turn = Turn.asking(replace(sitting.table, environments=environments), sitting.turn.open)
    return [facts_of(sitting.game, turn, seat) for seat in range(len(sizes))]


@pytest.mark.parametrize(
    ("sizes", "majorities"),
    [
        ((3, 2), [1, 0]),
        ((2, 3), [0, 1]),
        ((2, 2), [1, 1]),
        ((0, 0), [0, 0]),
        ((1, 3, 3), [0, 1, 1]),
        ((2, 1, 3), [0, 0, 1]),
        ((9,), [0]),
    ],
)
def test_the_largest_corridor_at_the_table_is_a_majority_tied_or_not(
    sizes: tuple[int, ...], majorities: list[int]
) -> None:
    assert majorities == [found["majorities"] for found in _with_forests(*sizes)]


def test_habitat_points_are_those_of_corridors_without_majorities() -> None:
    assert [(3, 5), (2, 2)] == [(each["habitats"], each["score"]) for each in _with_forests(3, 2)]


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        (Options(seats=2, cards="AAAAA"), {"winner"}),
        (Options(seats=2, cards="AAAAA", everybody_counts=True), {"winner", "loser"}),
        (Options(seats=1, cards="AAAAA"), set()),
        (Options(seats=1, cards="AAAAA", solo_counts=True), {"winner"}),
        (Options(seats=2, cards="AAAAA", solo_counts=True), {"winner"}),
        (Options(seats=1, cards="AAAAA", everybody_counts=True), set()),
        (Options(seats=2, cards="AAAAA", scenario=1), set()),
        (Options(seats=2, cards="AAAAA", restrictions=("dear-nature",)), set()),
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


@pytest.mark.parametrize(("tiles", "left_out"), [("hex", set()), ("square", {8, 22, 23, 24})])
def test_where_there_are_no_keystones_no_achievement_asks_about_nature(
    tiles: Literal["hex", "square"], left_out: set[int]
) -> None:
    found = {each.number for each in offered(Options(seats=2, tiles=tiles), ACHIEVEMENTS)}
    assert left_out == set(range(1, 26)) - found
