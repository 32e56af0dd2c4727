"""Dealers: they answer for chance."""

from random import Random
from typing import TypeVar

from rollwrite.engine.game import Game, awaiting_chance
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move

S = TypeVar("S")


class Dealer:
    """Answers chance prompts from a Random that somebody passes in."""

    def __init__(self, random: Random) -> None:
        self._share = random.random

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return what falls or is drawn for the chance prompt of *seat*."""
        turn = game.turn_of(table, seat)
        assert turn.stack is not None
        return turn.stack[0].fall(turn.on, turn.choices, self._share())

    def deal(self, game: Game[S], table: S) -> tuple[S, list[Entry]]:
        """Answer every chance prompt that is open; return the table and what was dealt."""
        dealt: list[Entry] = []
        while (seat := awaiting_chance(game, table)) is not None:
            move = self.choose(game, table, seat)
            table = game.play(table, seat, move)
            dealt.append(Entry(seat, game.notation.write(move)))
        return table, dealt
