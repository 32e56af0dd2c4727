"""What a process holds that keeps a thousand games in mid-play."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from tests.bench.moving import go_on

GAMES = 1_000
SEATS = 4
MIDDLE = 10
"""The round in which the games stop."""


def memory_figures() -> Iterator[str]:
    """Yield the resident memory of such a process, and what the same one holds without games."""
    full, empty = (_resident(count) for count in (GAMES, 0))
    yield (
        f"resident memory with {GAMES:,} games of {SEATS} seats in round {MIDDLE}: {full:.0f} MB, "
        f"{(full - empty) * 1024 / GAMES:.0f} KB a game above {empty:.0f} MB without any"
    )


def _resident(games: int) -> float:
    run = [sys.executable, "-m", "tests.bench.memory", str(games)]
    answer = subprocess.run(run, check=True, capture_output=True, text=True)
    return float(answer.stdout)


def _half_played(game: RollingGame, seed: int) -> Table:
    random = Random(seed)
    players, dealer = [RandomPlayer(random)] * SEATS, Dealer(random)
    table = game.start()
    while table.common.on.round < MIDDLE or not table.common.on.thrown:
        table = go_on(game, table, game.actors(table)[0], players, dealer)
    return table


def _hold(count: int) -> None:
    """Hold *count* games, a quarter on each sheet, and print the megabytes in use."""
    sheets = load().sheets
    games = [prepare(load(), Options(sheet=sheet, seats=SEATS)) for sheet in sheets]
    held = [_half_played(games[seed % len(games)], seed) for seed in range(count)]
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    print(pages * 4 / 1024 if len(held) == count else 0)


if __name__ == "__main__":
    _hold(int(sys.argv[1]))
