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
        (options, weights), share = game.chances(table, seat), self._share
        if weights is None:
            return options[int(share() * len(options))]
        at, left = 0, int(share() * sum(weights))
        for weight in weights:
            left -= weight
            if left < 0:
                break
            at += 1
        run = len(options) // len(weights)
        return options[at * run + int(share() * run) if run > 1 else at]

    def deal(self, game: Game[S], table: S) -> tuple[S, list[Entry]]:
        """Answer every chance prompt that is open; return the table and what was dealt."""
        dealt: list[Entry] = []
        while (seat := awaiting_chance(game, table)) is not None:
            move = self.choose(game, table, seat)
            table = game.play(table, seat, move)
            dealt.append(Entry(seat, game.notation.write(move)))
        return table, dealt
