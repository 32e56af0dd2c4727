"""The greedy player: the move that scores most now."""

from typing import TypeVar

from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move

S = TypeVar("S")


class GreedyPlayer:
    """Plays the move after which its score is highest; of equal ones the first."""

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return the legal move that scores most at once."""

        def points(move: Move) -> int:
            return game.score(game.play(table, seat, move), seat).total

        return max(game.legal(table, seat), key=points)
