"""Foxes: who stands beside them."""

from itertools import combinations

from tests.games.cascadia.oracle.board import Board, Steps, beside, cells_of, tokens_beside
from tests.games.cascadia.oracle.pairing import best_pairing

OTHERS = ("bear", "elk", "salmon", "hawk")


def fox_a(board: Board, steps: Steps) -> int:
    return sum(len(set(tokens_beside(board, [fox], steps))) for fox in cells_of(board, "fox"))


def fox_b(board: Board, steps: Steps) -> int:
    table = {0: 0, 1: 3, 2: 5, 3: 7}
    foxes = cells_of(board, "fox")
    return sum(table[_twice(tokens_beside(board, [fox], steps))] for fox in foxes)


def fox_c(board: Board, steps: Steps) -> int:
    around = [tokens_beside(board, [fox], steps) for fox in cells_of(board, "fox")]
    return sum(max(found.count(species) for species in OTHERS) for found in around)


def fox_d(board: Board, steps: Steps) -> int:
    table = {0: 0, 1: 5, 2: 7, 3: 9, 4: 11}
    pairs = combinations(cells_of(board, "fox"), 2)
    return best_pairing(
        {
            (one, other): table[_twice(tokens_beside(board, [one, other], steps))]
            for one, other in pairs
            if other in beside(one, steps)
        }
    )


def _twice(found: list[str]) -> int:
    """Return how many species but foxes are *found* twice or more."""
    return sum(found.count(species) >= 2 for species in OTHERS)
