"""Many games and their figures."""

from msgspec.structs import replace

from rollwrite.bots.report import report, share
from rollwrite.bots.simulation import Outcome, Simulation, simulate
from rollwrite.games.cascadia import options as cascadia
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario

GREEDY = Simulation(Options(sheet="hills-b"), "greedy", seed=4)


def test_processes_change_nothing_but_the_time() -> None:
    assert list(simulate(GREEDY, 6)) == list(simulate(GREEDY, 6, processes=2))


def test_another_seed_gives_other_games() -> None:
    other = Simulation(GREEDY.options, "greedy", seed=5)
    assert list(simulate(GREEDY, 4)) != list(simulate(other, 4))


def test_a_scenario_is_played_for_its_goals_and_reported() -> None:
    options = for_scenario(load(), 1, Options())
    assert any(outcome.won for outcome in simulate(Simulation(options, "expert"), 4))


def test_figures_of_outcomes() -> None:
    outcomes = [Outcome(score, 10, {3: score >= 40}, False) for score in (30, 40, 50, 60)]
    figures = report(outcomes)
    assert (4, 45.0, 45.0, 30, 60, 10.0, 0.75) == (
        figures.games,
        figures.mean,
        figures.median,
        figures.least,
        figures.most,
        figures.cards,
        figures.achievements[3].share,
    )


def test_one_game_has_figures_too() -> None:
    assert 30 == report([Outcome(30, 9, {}, False)]).ninetieth


def test_shares_have_the_interval_of_wilson() -> None:
    half = share(5, 10)
    assert (0.5, 0.237, 0.763) == (half.share, round(half.low, 3), round(half.high, 3))


def test_the_interval_of_none_begins_at_none() -> None:
    none = share(0, 20)
    assert (0.0, 0.161) == (none.low, round(none.high, 3))


def test_an_achievement_counts_for_who_wins_unless_everybody_may_tick_one() -> None:
    options = cascadia.Options(seats=4, cards="AAAAA", achievements=True)
    counts = [
        [sum(outcome.achieved.values()) for outcome in simulate(Simulation(each, "greedy"), 6)]
        for each in (options, replace(options, everybody_counts=True))
    ]
    shares = [winners / everybody for winners, everybody in zip(*counts, strict=True)]
    assert {0, 1} == set(shares)
