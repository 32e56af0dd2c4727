"""Random games of the tile game, every move checked and everybody scored at the end."""

from collections.abc import Iterator
from random import Random
from time import process_time

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options, prepare

SECONDS = 5.0
SEATS = 4
LEAST = 500
PEERS = "best Python peer 200, a Rust engine 300"


def random_tile_figures() -> Iterator[str]:
    """Yield how many games random players end in a second, on one core."""
    game, count = prepare(load(), Options(seats=SEATS, cards="AAAAA")), 0
    start = process_time()
    while process_time() - start < SECONDS:
        _played(game, count)
        count += 1
    rate = count / (process_time() - start)
    yield (
        f"tile game, {SEATS} random players, every move checked, with final scores: "
        f"{rate:,.0f} games/s (budget {LEAST} or more; {PEERS})"
    )


def _played(game: CascadiaGame, seed: int) -> None:
    random = Random(seed)
    end = play_out(game, game.start(), [RandomPlayer(random)] * SEATS, Dealer(random))
    game.scores(end)


if __name__ == "__main__":
    for line in random_tile_figures():
        print(line, flush=True)
