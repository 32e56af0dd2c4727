"""The random player: any legal move."""

from random import Random
from typing import TypeVar

from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move

S = TypeVar("S")


class RandomPlayer:
    """Plays any legal move, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self._share = random.random

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return any legal move of *seat*."""
        options = game.legal(table, seat)
        return options[int(self._share() * len(options))]
