"""The players of the tile game by name."""

from collections.abc import Callable
from random import Random

from rollwrite.bots.cascadia.expert import ExpertPlayer
from rollwrite.bots.cascadia.greedy import GreedyPlayer
from rollwrite.bots.player import Player
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.table import Table

PLAYERS: dict[str, Callable[[Random], Player[Turn[Table]]]] = {
    "random": RandomPlayer,
    "greedy": lambda random: GreedyPlayer(),
    "expert": ExpertPlayer,
}
