"""How long the expert thinks."""

from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import perf_counter

from rollwrite.bots.rolling.expert import ExpertPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.game import RollingGame
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import ROUNDS
from tests.bench.moving import go_on

GAMES = 5
MOST_MS = 300


def expert_figures() -> Iterator[str]:
    """Yield the median and the 95th percentile of the expert's time for a turn, per sheet."""
    for sheet in load().sheets:
        game = prepare(load(), Options(sheet=sheet))
        turns = [spent for seed in range(GAMES) for spent in _turns(game, seed)]
        yield (
            f"expert on {sheet}: {median(turns) * 1000:.0f} ms a turn in the median "
            f"(budget {MOST_MS} ms or less), 95 %: {quantiles(turns, n=20)[-1] * 1000:.0f} ms"
        )


def _turns(game: RollingGame, seed: int) -> list[float]:
    """Return the seconds spent on each of the twenty turns of a game."""
    players, dealer = [ExpertPlayer()], Dealer(Random(seed))
    table = game.start()
    spent = [0.0] * ROUNDS
    while actors := game.actors(table):
        start = perf_counter()
        after = go_on(game, table, actors[0], players, dealer)
        if actors[0] != TABLE:
            spent[table.common.on.round - 1] += perf_counter() - start
        table = after
    return spent
