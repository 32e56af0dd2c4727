"""What a player is, and how a whole game is played by such."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move

S = TypeVar("S")


class Player(Protocol[S]):
    """Chooses one of the legal moves of a seat."""

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return the move that *seat* makes."""


def play_out(game: Game[S], table: S, players: Sequence[Player[S]], dealer: Dealer) -> S:
    """Return the table at the end of the game, *dealer* answering for chance."""
    while awaited := game.awaited(table):
        seat, chance = awaited
        if chance:
            move = dealer.choose(game, table, seat)
        else:
            move = players[seat].choose(game, table, seat)
        table = game.play(table, seat, move)
    return table
