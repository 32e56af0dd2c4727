"""How fast and how well players of the tile game play, on cards A without majorities."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from time import process_time

from rollwrite.bots.cascadia.expert import ExpertPlayer
from rollwrite.bots.cascadia.greedy import GreedyPlayer
from rollwrite.bots.player import Player, play_out
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.scoring.total import points
from rollwrite.games.cascadia.table import Table

SEATS = 4
TURNS = 20 * SEATS
GREEDY_GAMES, EXPERT_GAMES = 60, 2
LEAST_TURNS, LEAST_GREEDY = 1_500, 86
MOST_SECONDS, LEAST_EXPERT = 2, 93
CARDS = "AAAAA"


def tile_bot_figures() -> Iterator[str]:
    """Yield turns per second and mean score of the greedy player, then those of the expert."""
    seconds, scores = _played([GreedyPlayer() for _ in range(SEATS)], GREEDY_GAMES)
    yield (
        f"greedy at tiles, {SEATS} players: {GREEDY_GAMES * TURNS / seconds:,.0f} turns/s "
        f"(budget {LEAST_TURNS:,} or more), {_score(scores)} (budget {LEAST_GREEDY} or more)"
    )
    experts = [ExpertPlayer(Random(seat)) for seat in range(SEATS)]
    seconds, scores = _played(experts, EXPERT_GAMES)
    yield (
        f"expert at tiles, {SEATS} players: {seconds / EXPERT_GAMES / TURNS:.2f} s a turn "
        f"(budget {MOST_SECONDS} s or less), {_score(scores)} (budget {LEAST_EXPERT} or more)"
    )


def _played(players: Sequence[Player[Turn[Table]]], games: int) -> tuple[float, list[int]]:
    """Return the seconds of CPU that *games* take, and all scores."""
    game = prepare(load(), Options(seats=SEATS, cards=CARDS))
    scores: list[int] = []
    start = process_time()
    for seed in range(games):
        table = play_out(game, game.start(), players, Dealer(Random(seed)))
        scores += (points(each, tuple(CARDS)) for each in table.on.environments)
    return process_time() - start, scores


def _score(scores: list[int]) -> str:
    sure = 1.96 * stdev(scores) / len(scores) ** 0.5
    return f"mean score {fmean(scores):.1f} +- {sure:.1f}"


if __name__ == "__main__":
    for line in tile_bot_figures():
        print(line, flush=True)
