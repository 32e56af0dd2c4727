"""Perft: counts of move sequences, which pin the rules down."""

from collections.abc import Iterator
from typing import TypeVar

from rollwrite.engine.game import Game

S = TypeVar("S")


def perft(game: Game[S], table: S, depth: int) -> int:
    """Return how many sequences of *depth* moves can be played from *table*."""
    if depth == 0:
        return 1
    return sum(count for _, count in divide(game, table, depth))


def divide(game: Game[S], table: S, depth: int) -> Iterator[tuple[str, int]]:
    """Yield every move from *table* as words, with the number of sequences it begins."""
    for seat in game.actors(table):
        for move in game.legal(table, seat):
            after = game.play(table, seat, move)
            yield f"{seat} {game.notation.write(move)}", perft(game, after, depth - 1)
