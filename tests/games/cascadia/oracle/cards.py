"""Every card by species and letter."""

from collections.abc import Callable

from tests.games.cascadia.oracle import elk, foxes, grouped, hawks
from tests.games.cascadia.oracle.board import Board, Steps

CARDS: dict[str, dict[str, Callable[[Board, Steps], int]]] = {
    "bear": {
        "A": grouped.bear_a,
        "B": grouped.bear_b,
        "C": grouped.bear_c,
        "D": grouped.bear_d,
    },
    "elk": {"A": elk.elk_a, "B": elk.elk_b, "C": elk.elk_c, "D": elk.elk_d},
    "salmon": {
        "A": grouped.salmon_a,
        "B": grouped.salmon_b,
        "C": grouped.salmon_c,
        "D": grouped.salmon_d,
    },
    "hawk": {"A": hawks.hawk_a, "B": hawks.hawk_b, "C": hawks.hawk_c, "D": hawks.hawk_d},
    "fox": {"A": foxes.fox_a, "B": foxes.fox_b, "C": foxes.fox_c, "D": foxes.fox_d},
}


def points(board: Board, species: str, card: str, steps: Steps) -> int:
    """Return what *species* scores by *card*, a letter or a card for beginners."""
    if card == "family":
        return grouped.family(board, species, steps)
    if card == "intermediate":
        return grouped.intermediate(board, species, steps)
    return CARDS[species][card](board, steps)
