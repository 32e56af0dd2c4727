"""What the expert aims at: the goals of a scenario, or of achievements, as worth in points."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.bots.rolling.nearness import Nearness, nearness
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.nature import THINGS, Tally
from rollwrite.games.rolling.page import ROUNDS, Page
from rollwrite.games.rolling.sheet import Sheet

LEFT = "left:"
SPENDING = 4
"""In how many last rounds animals are spent that must not be left."""


class Eager(Struct, frozen=True):
    """How much a goal is worth on the way to it, and when it is met."""

    way: float
    met: float
    curve: float
    """More than 1: the last steps count more than the first."""


EAGER = {
    "A": Eager(8.0, 4.0, 2.0),
    "B": Eager(10.0, 5.0, 1.5),
    "C": Eager(18.0, 8.0, 1.5),
    "D": Eager(40.0, 16.0, 1.0),
}
"""Tried by simulation: where goals cost many points, too much zeal loses the score they need."""


class Aims:
    """Values pages and tallies by how near they are to the goals."""

    def __init__(self, sheet: Sheet, goals: Sequence[Goal], eager: Eager | None = None) -> None:
        self._eager = eager or EAGER[sheet.letter]
        written = [goal for goal in goals if not goal.facts[0].startswith(LEFT)]
        self._written = [
            (goal, [nearness(sheet, name, goal.at_least or 1) for name in goal.facts])
            for goal in written
        ]
        self._held = [goal for goal in goals if goal.facts[0].startswith(LEFT)]

    def sheet(self, page: Page) -> float:
        """Return what *page* is worth for the goals that the sheet decides."""
        return sum(self._worth(_progress(goal, near, page)) for goal, near in self._written)

    def tally(self, tally: Tally, round: int) -> float:
        """Return what *tally* is worth for the goals about what is left, the later the more."""
        return sum(_late(goal, round) * self._worth(_kept(goal, tally)) for goal in self._held)

    def _worth(self, progress: float) -> float:
        eager = self._eager
        way: float = eager.way * progress**eager.curve
        return way + (eager.met if progress >= 1 else 0.0)


def _progress(goal: Goal, near: Sequence[Nearness], page: Page) -> float:
    """Return how near *page* is to *goal*: the mean over the facts it needs, the nearest ones."""
    parts = sorted((each(page) for each in near), reverse=True)
    return sum(parts[: goal.needed]) / goal.needed


def _late(goal: Goal, round: int) -> float:
    """Return how far a goal about what is left counts in *round*; what is too much only last."""
    if goal.at_most is not None:
        return max(0.0, 1 - (ROUNDS - round) / SPENDING)
    return (round / ROUNDS) ** 2


def _kept(goal: Goal, tally: Tally) -> float:
    """Return how near *tally* is to a goal about what is left."""
    name = goal.facts[0].removeprefix(LEFT)
    have = tally.animals if name == "animals" else tally[THINGS.index(name.removesuffix("s"))]
    if goal.at_least is not None:
        return min(1.0, have / goal.at_least)
    assert goal.at_most is not None
    return 1.0 if have <= goal.at_most else goal.at_most / have
