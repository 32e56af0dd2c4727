"""The players by name."""

from collections.abc import Callable, Sequence
from random import Random

from rollwrite.bots.greedy import GreedyPlayer
from rollwrite.bots.player import Player
from rollwrite.bots.random import RandomPlayer
from rollwrite.bots.rolling.expert import ExpertPlayer
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.game import Table

PLAYERS: dict[str, Callable[[Random, Sequence[Goal]], Player[Table]]] = {
    "random": lambda random, goals: RandomPlayer(random),
    "greedy": lambda random, goals: GreedyPlayer(),
    "expert": lambda random, goals: ExpertPlayer(goals),
}


def make_player(name: str, random: Random, goals: Sequence[Goal] = ()) -> Player[Table]:
    """Return the player called *name*; raise KeyError when there is none."""
    return PLAYERS[name](random, goals)
