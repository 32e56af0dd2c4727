"""Random games of the tile game, every move checked and everybody scored at the end."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options, prepare

SPANS, SECONDS = 11, 0.5
FAR = 100_000
"""From the seed of one span to that of the next."""
SEATS = 4
LEAST = 500
PEERS = "best Python peer 200, a Rust engine 300"


def random_tile_figures() -> Iterator[str]:
    """Yield how many games random players end in a second, on one core.

    Of several spans the middle one tells what to expect, and the best one what the program can do
    when nothing else is going on.
    """
    game = prepare(load(), Options(seats=SEATS, cards="AAAAA"))
    rates = [_rate(game, seed) for seed in range(0, SPANS * FAR, FAR)]
    yield (
        f"tile game, {SEATS} random players, every move checked, with final scores: "
        f"{median(rates):,.0f} games/s, at best {max(rates):,.0f} "
        f"(budget {LEAST} or more; {PEERS})"
    )


def _rate(game: CascadiaGame, seed: int) -> float:
    """Return the games that end in a second, of some whose first has *seed*."""
    start, games = process_time(), 0
    while process_time() - start < SECONDS:
        _played(game, seed + games)
        games += 1
    return games / (process_time() - start)


def _played(game: CascadiaGame, seed: int) -> None:
    random = Random(seed)
    end = play_out(game, game.start(), [RandomPlayer(random)] * SEATS, Dealer(random))
    game.scores(end)


if __name__ == "__main__":
    for line in random_tile_figures():
        print(line, flush=True)
