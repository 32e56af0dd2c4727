"""The best pairing, by trying all."""

from tests.games.cascadia.oracle.board import Cell

Points = dict[tuple[Cell, Cell], int]


def best_pairing(points: Points) -> int:
    """Return the most points of pairs that share no cell."""
    if not points:
        return 0
    (one, other), *_ = points
    without = {pair: worth for pair, worth in points.items() if pair != (one, other)}
    apart = {pair: worth for pair, worth in without.items() if not {one, other} & set(pair)}
    return max(best_pairing(without), points[one, other] + best_pairing(apart))
