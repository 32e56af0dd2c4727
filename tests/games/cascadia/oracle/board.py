"""Tokens on cells, and the plain questions that the cards ask of them."""

from collections.abc import Iterable, Iterator

Cell = tuple[int, int]
Board = dict[Cell, str]
"""The species on each cell that holds a token."""

HEX = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
SQUARE = ((0, -1), (1, 0), (0, 1), (-1, 0))
Steps = tuple[Cell, ...]


def beyond(cell: Cell, step: Cell, times: int = 1) -> Cell:
    """Return the cell that lies *times* steps from *cell*."""
    return cell[0] + times * step[0], cell[1] + times * step[1]


def beside(cell: Cell, steps: Steps) -> list[Cell]:
    """Return the cells around *cell*."""
    return [beyond(cell, step) for step in steps]


def cells_of(board: Board, species: str) -> list[Cell]:
    """Return where *species* stands."""
    return sorted(cell for cell, found in board.items() if found == species)


def tokens_beside(board: Board, cells: Iterable[Cell], steps: Steps) -> list[str]:
    """Return the species around *cells*, one for each token that is not among them."""
    inside = set(cells)
    around = {other for cell in inside for other in beside(cell, steps)} - inside
    return [board[other] for other in around if other in board]


def groups(cells: Iterable[Cell], steps: Steps) -> Iterator[list[Cell]]:
    """Yield the groups of touching cells."""
    left = set(cells)
    while left:
        group = [left.pop()]
        for cell in group:
            for other in beside(cell, steps):
                if other in left:
                    left.remove(other)
                    group.append(other)
        yield group


def connected(cells: Iterable[Cell], steps: Steps) -> bool:
    """Return whether *cells* are one group."""
    return len(list(groups(cells, steps))) == 1
