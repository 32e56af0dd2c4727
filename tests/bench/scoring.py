"""How fast whole boards of the tile game are scored."""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import TypeVar

from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.scoring.deck import LETTERS, dealt
from rollwrite.games.cascadia.scoring.reasons import reasons
from rollwrite.games.cascadia.scoring.total import points
from rollwrite.games.cascadia.setup import Cards
from rollwrite.grid.lattice import HEX
from tests.games.cascadia.landscapes import Laid, environment_of, random_tiles

SPANS, BOARDS = 11, 500
LEAST = 30_000
LAID = "corridors known before the clock starts"

B = TypeVar("B")
Cases = list[tuple[B, Cards]]


def scoring_figures() -> Iterator[str]:
    """Yield boards scored per second: each board is scored once, and none was seen before.

    Nothing is kept from one board to the next but the cards, which straight lines lead through a
    cell, and what the thousand forms of elk herds of six or fewer are worth. Which tiles a corridor
    joins a landscape knows as it is laid: the last figure has that within the clock too.
    """
    random = Random(1)
    bare = [random_tiles(random, HEX) for _ in range(SPANS * BOARDS)]
    dealt_to = [tuple(random.choices(LETTERS, k=5)) for _ in bare]
    boards = [environment_of(laid, HEX) for laid in bare]
    mixed = list(zip(boards, dealt_to, strict=True))
    first: Cases[Environment] = [(board, ("A",) * 5) for board in boards]
    budget = f" (budget {LEAST:,} or more)"
    yield _figure(f"cards A, {LAID}", first, points, budget)
    yield _figure(f"any five cards, {LAID}", mixed, points, budget)
    yield _figure(f"any five cards, with all reasons, {LAID}", mixed, _with_reasons, "")
    from_bare = list(zip(bare, dealt_to, strict=True))
    yield _figure("any five cards, from bare tiles", from_bare, _laid_and_scored, "")


def _with_reasons(board: Environment, cards: Cards) -> int:
    return sum(reason.points for reason in reasons(board, cards))


def _laid_and_scored(laid: Laid, cards: Cards) -> int:
    return points(environment_of(laid, HEX), cards)


def _figure(name: str, cases: Cases[B], score: Callable[[B, Cards], int], budget: str) -> str:
    for _, cards in cases:
        dealt(cards)  # Which a game does once.
    rates = [_rate(cases[at::SPANS], score) for at in range(SPANS)]
    return (
        f"full score of 23 tiles, {name}: "
        f"{median(rates):,.0f} boards/s, at best {max(rates):,.0f}{budget}"
    )


def _rate(cases: Cases[B], score: Callable[[B, Cards], int]) -> float:
    start = process_time()
    for board, cards in cases:
        score(board, cards)
    return len(cases) / (process_time() - start)


if __name__ == "__main__":
    for line in scoring_figures():
        print(line, flush=True)
