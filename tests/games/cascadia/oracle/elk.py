"""Elk: every way of dividing a herd, and the best of them."""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations

from tests.games.cascadia.oracle.board import (
    HEX,
    Board,
    Cell,
    Steps,
    beside,
    beyond,
    cells_of,
)

Herd = frozenset[Cell]

LINES = {1: 2, 2: 5, 3: 9, 4: 13}
SHAPES = {1: 2, 2: 5, 3: 9, 4: 13}
CROWDS = {1: 2, 2: 4, 3: 7, 4: 10, 5: 14, 6: 18, 7: 23, 8: 28}
ARCS = {1: 2, 2: 5, 3: 8, 4: 12, 5: 16, 6: 21}
RING_OF_EIGHT = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def elk_a(board: Board, steps: Steps) -> int:
    return _best(board, _shaped(board, lambda herd: in_line(herd, steps), LINES), LINES)


def elk_b(board: Board, steps: Steps) -> int:
    return _best(board, _shaped(board, lambda herd: is_shape(herd, steps), SHAPES), SHAPES)


def elk_c(board: Board, steps: Steps) -> int:
    return _best(board, _crowds(cells_of(board, "elk"), steps), CROWDS)


def elk_d(board: Board, steps: Steps) -> int:
    return _best(board, _shaped(board, lambda herd: on_arc(herd, steps), ARCS), ARCS)


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


def _best(board: Board, herds: Iterable[Herd], points: dict[int, int]) -> int:
    """Return what the best division of all elk into *herds* is worth."""
    known: dict[Herd, int] = {frozenset(): 0}
    by_first: dict[Cell, list[Herd]] = {}
    for herd in herds:
        by_first.setdefault(min(herd), []).append(herd)

    def best(left: Herd) -> int:
        if left not in known:
            known[left] = max(
                points[min(len(herd), max(points))] + best(left - herd)
                for herd in by_first[min(left)]
                if herd <= left
            )
        return known[left]

    return best(frozenset(cells_of(board, "elk")))


def _shaped(
    board: Board, allowed: Callable[[Herd], bool], points: dict[int, int]
) -> Iterator[Herd]:
    """Yield every herd that is *allowed*, of as many elk as score."""
    elk = cells_of(board, "elk")
    for size in range(1, min(max(points), len(elk)) + 1):
        yield from filter(allowed, map(frozenset, combinations(elk, size)))


def _crowds(elk: Collection[Cell], steps: Steps) -> set[Herd]:
    """Return every herd that hangs together, grown elk by elk; the largest has no upper end."""
    found: set[Herd] = set()
    grown = {frozenset((cell,)) for cell in elk}
    while grown:
        found |= grown
        near = ((herd, other) for herd in grown for cell in herd for other in beside(cell, steps))
        grown = {herd | {other} for herd, other in near if other in elk and other not in herd}
    return found
