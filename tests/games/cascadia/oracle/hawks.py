"""Hawks: who stands alone, who sees whom."""

from itertools import combinations

from tests.games.cascadia.oracle.board import Board, Cell, Steps, beside, beyond, cells_of
from tests.games.cascadia.oracle.pairing import best_pairing


def hawk_a(board: Board, steps: Steps) -> int:
    table = {0: 0, 1: 2, 2: 5, 3: 8, 4: 11, 5: 14, 6: 18, 7: 22}
    return table.get(len(alone(board, steps)), 26)


def hawk_b(board: Board, steps: Steps) -> int:
    table = {0: 0, 1: 0, 2: 5, 3: 9, 4: 12, 5: 16, 6: 20, 7: 24}
    seeing = {hawk for line in lines(board, steps) for hawk in line}
    return table.get(len(seeing & set(alone(board, steps))), 28)


def hawk_c(board: Board, steps: Steps) -> int:
    return 3 * len(lines(board, steps))


def hawk_d(board: Board, steps: Steps) -> int:
    points = {}
    for line, between in lines(board, steps).items():
        species = {board[cell] for cell in between if cell in board}
        points[line] = {0: 0, 1: 4, 2: 7}.get(len(species), 9)
    return best_pairing(points)


def alone(board: Board, steps: Steps) -> list[Cell]:
    """Return the hawks with no hawk beside them."""
    hawks = cells_of(board, "hawk")
    return [hawk for hawk in hawks if not set(beside(hawk, steps)) & set(hawks)]


def lines(board: Board, steps: Steps) -> dict[tuple[Cell, Cell], list[Cell]]:
    """Return the pairs of hawks that see each other, with the cells between them."""
    found = {}
    hawks = cells_of(board, "hawk")
    for one, other in combinations(hawks, 2):
        for step in steps:
            for distance in range(2, 60):
                if beyond(one, step, distance) == other:
                    between = [beyond(one, step, times) for times in range(1, distance)]
                    if not set(between) & set(hawks):
                        found[one, other] = between
    return found
