"""Many games by one player, seed by seed, and what came of each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from random import Random

from msgspec import Struct

from rollwrite.bots.cascadia.players import PLAYERS as TILE_PLAYERS
from rollwrite.bots.player import play_out
from rollwrite.bots.players import make_player
from rollwrite.engine.dealer import Dealer
from rollwrite.games.cascadia import library as tiles
from rollwrite.games.cascadia import options as cascadia
from rollwrite.games.cascadia.feats import facts_of, reached, tickable
from rollwrite.games.cascadia.scoring.total import MAJORITIES
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare

CHUNK = 4
BATCH = 400
"""Games handed out at a time, so that a long run keeps no long list."""


class Simulation(Struct, frozen=True):
    """Which game is played, by whom, and from which seed on."""

    options: Options | cascadia.Options
    player: str
    seed: int = 1
    aim: int | None = None
    """The number of an achievement to aim at, where no scenario is played."""
    folders: tuple[Path, ...] = ()
    """Own data folders."""


class Outcome(Struct, frozen=True):
    """What came of one game for the first seat."""

    score: int
    cards: int | None
    """Habitat cards completed; None in the tile game."""
    achieved: dict[int, bool]
    """Whether each achievement was reached that such a game is for, by its number.

    In the tile game it has to be one that may be ticked: only who wins may, unless all may.
    """
    won: bool | None
    """Whether the scenario was met; None where none was played."""
    alone: int | None = None
    """The points without majorities, in which others have a part; None where there are none."""


def simulate(simulation: Simulation, games: int, processes: int = 1) -> Iterator[Outcome]:
    """Yield the outcomes of *games* games, in the order of their seeds."""
    jobs = ((simulation, number) for number in range(games))
    processes = min(processes, games, os.cpu_count() or 1)
    if processes == 1:
        yield from map(_play, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        while batch := list(islice(jobs, BATCH)):
            yield from pool.map(_play, batch, chunksize=CHUNK)


def _play(job: tuple[Simulation, int]) -> Outcome:
    """Play one game and look at what lies before the first seat."""
    simulation, number = job
    random = Random(f"{simulation.seed}:{number}")
    options = simulation.options
    if isinstance(options, cascadia.Options):
        return _play_tiles(options, simulation.player, random)
    return _play_dice(options, simulation, random)


def _play_dice(options: Options, simulation: Simulation, random: Random) -> Outcome:
    library = load(*simulation.folders)
    game = prepare(library, options)
    scenario = library.scenarios[options.scenario] if options.scenario else None
    achievements = library.achievements[game.setup.sheet.letter]
    aims = tuple(each.goal for each in achievements if each.number == simulation.aim)
    goals = scenario.goals if scenario else aims
    players = [make_player(simulation.player, random, goals) for _ in range(game.seats)]
    page = play_out(game, game.start(), players, Dealer(random)).turns[0].on
    found = facts(page)
    return Outcome(
        score=found["score"],
        cards=page.cards,
        achieved={each.number: each.met(found) for each in achievements},
        won=scenario.met(found) if scenario else None,
    )


def _play_tiles(options: cascadia.Options, player: str, random: Random) -> Outcome:
    library = tiles.load()
    game = cascadia.prepare(library, options)
    scenario = library.scenarios[options.scenario] if options.scenario else None
    players = [TILE_PLAYERS[player](random) for _ in range(game.seats)]
    end = play_out(game, game.start(), players, Dealer(random))
    score = game.score(end, 0)
    ticked = reached(game, end, 0, options, library.achievements)
    return Outcome(
        score=score.total,
        cards=None,
        achieved={each.number: each in ticked for each in tickable(options, library.achievements)},
        won=scenario.met(facts_of(game, end, 0)) if scenario else None,
        alone=score.total - sum(map(score.points, MAJORITIES)),
    )
