"""Elk: every way of dividing a herd, and the best of them."""

from collections.abc import Callable, Collection, Iterator
from itertools import combinations

from tests.games.cascadia.oracle.board import (
    HEX,
    Board,
    Cell,
    Steps,
    beside,
    beyond,
    cells_of,
    connected,
)

Herd = frozenset[Cell]

LINES = {1: 2, 2: 5, 3: 9, 4: 13}
SHAPES = {1: 2, 2: 5, 3: 9, 4: 13}
CROWDS = {1: 2, 2: 4, 3: 7, 4: 10, 5: 14, 6: 18, 7: 23, 8: 28}
ARCS = {1: 2, 2: 5, 3: 8, 4: 12, 5: 16, 6: 21}
RING_OF_EIGHT = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def elk_a(board: Board, steps: Steps) -> int:
    return _best(board, lambda herd: in_line(herd, steps), LINES)


def elk_b(board: Board, steps: Steps) -> int:
    return _best(board, lambda herd: is_shape(herd, steps), SHAPES)


def elk_c(board: Board, steps: Steps) -> int:
    return _best(board, lambda herd: connected(herd, steps), CROWDS)


def elk_d(board: Board, steps: Steps) -> int:
    return _best(board, lambda herd: on_arc(herd, steps), ARCS)


def in_line(herd: Collection[Cell], steps: Steps) -> bool:
    """Return whether *herd* stands in a row without gaps."""
    return any(
        {beyond(first, step, times) for times in range(len(herd))} == set(herd)
        for first in herd
        for step in steps
    )


def is_shape(herd: Collection[Cell], steps: Steps) -> bool:
    """Return whether *herd* is a single, a pair, a triangle or a rhombus, or their like."""
    sides = sum(other in herd for cell in herd for other in beside(cell, steps)) // 2
    most_on_squares = {1: 0, 2: 1, 3: 2, 4: 4}
    most_on_hexes = {1: 0, 2: 1, 3: 3, 4: 5}
    if steps == HEX:
        return sides == most_on_hexes[len(herd)]
    in_row = len(herd) == 3 and in_line(herd, steps)
    return sides == most_on_squares[len(herd)] and not in_row


def on_arc(herd: Collection[Cell], steps: Steps) -> bool:
    """Return whether *herd* is a gapless part of a ring around some cell."""
    ring = HEX if steps == HEX else RING_OF_EIGHT
    first = min(herd)
    for centre in (beyond(first, step) for step in ring):
        cells = [beyond(centre, step) for step in ring] * 2
        for start in range(len(ring)):
            if set(cells[start : start + len(herd)]) == set(herd):
                return True
    return False


def _best(board: Board, allowed: Callable[[Herd], bool], points: dict[int, int]) -> int:
    """Return what the best division of all elk into *allowed* herds is worth."""
    elk = cells_of(board, "elk")
    most = len(elk) if points is CROWDS else max(points)  # The largest crowd has no upper end.
    found = [herd for herd in _herds(elk, most) if allowed(herd)]
    known: dict[Herd, int] = {frozenset(): 0}

    def best(left: Herd) -> int:
        if left not in known:
            first = min(left)
            known[left] = max(
                points[min(len(herd), max(points))] + best(left - herd)
                for herd in found
                if first in herd and herd <= left
            )
        return known[left]

    return best(frozenset(elk))


def _herds(elk: list[Cell], most: int) -> Iterator[Herd]:
    for size in range(1, min(most, len(elk)) + 1):
        for herd in combinations(elk, size):
            yield frozenset(herd)
