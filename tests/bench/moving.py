"""One move of a game that players play, so that each can be timed by itself."""

from collections.abc import Sequence
from typing import TypeVar

from rollwrite.bots.player import Player
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import Game

S = TypeVar("S")


def go_on(game: Game[S], table: S, seat: int, players: Sequence[Player[S]], dealer: Dealer) -> S:
    """Return the table after one move of *seat*: the dealer's for chance, else its player's."""
    asked = game.asked(table, seat)
    if asked is not None and asked.chance:
        return game.play(table, seat, dealer.choose(game, table, seat))
    return game.play(table, seat, players[seat].choose(game, table, seat))
