"""Cards that look at whole groups: bears, salmon, and those for beginners."""

from tests.games.cascadia.oracle.board import (
    Board,
    Cell,
    Steps,
    beside,
    cells_of,
    groups,
    tokens_beside,
)


def sizes(board: Board, species: str, steps: Steps) -> list[int]:
    """Return the sizes of all groups of *species*."""
    return [len(group) for group in groups(cells_of(board, species), steps)]


def family(board: Board, species: str, steps: Steps) -> int:
    return sum({1: 2, 2: 5}.get(size, 9) for size in sizes(board, species, steps))


def intermediate(board: Board, species: str, steps: Steps) -> int:
    return sum({1: 0, 2: 5, 3: 8}.get(size, 12) for size in sizes(board, species, steps))


def bear_a(board: Board, steps: Steps) -> int:
    pairs = sizes(board, "bear", steps).count(2)
    return {0: 0, 1: 4, 2: 11, 3: 19}.get(pairs, 27)


def bear_b(board: Board, steps: Steps) -> int:
    return 10 * sizes(board, "bear", steps).count(3)


def bear_c(board: Board, steps: Steps) -> int:
    found = sizes(board, "bear", steps)
    bonus = 3 if 1 in found and 2 in found and 3 in found else 0
    return sum({1: 2, 2: 5, 3: 8}.get(size, 0) for size in found) + bonus


def bear_d(board: Board, steps: Steps) -> int:
    return sum({2: 5, 3: 8, 4: 13}.get(size, 0) for size in sizes(board, "bear", steps))


def runs(board: Board, steps: Steps) -> list[list[Cell]]:
    """Return the groups of salmon that do not branch."""
    return [
        group
        for group in groups(cells_of(board, "salmon"), steps)
        if all(sum(other in group for other in beside(cell, steps)) <= 2 for cell in group)
    ]


def salmon_a(board: Board, steps: Steps) -> int:
    table = {1: 2, 2: 5, 3: 8, 4: 12, 5: 16, 6: 20}
    return sum(table.get(len(run), 25) for run in runs(board, steps))


def salmon_b(board: Board, steps: Steps) -> int:
    return sum({1: 2, 2: 4, 3: 9, 4: 11}.get(len(run), 17) for run in runs(board, steps))


def salmon_c(board: Board, steps: Steps) -> int:
    table = {1: 0, 2: 0, 3: 10, 4: 12}
    return sum(table.get(len(run), 15) for run in runs(board, steps))


def salmon_d(board: Board, steps: Steps) -> int:
    return sum(
        len(run) + len(tokens_beside(board, run, steps))
        for run in runs(board, steps)
        if len(run) >= 3
    )
