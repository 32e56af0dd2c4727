"""The expert: tries the most promising turns in many ways the game may go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from random import Random

from rollwrite.bots.cascadia.planner import Planner
from rollwrite.bots.cascadia.plans import WORTH, Outline, Pair, Plan, outlines
from rollwrite.bots.cascadia.rollouts import Course, carried_out, course_of
from rollwrite.bots.cascadia.sight import Sight
from rollwrite.bots.cascadia.survey import Survey
from rollwrite.games.cascadia.environment import Environment

EFFORT = 2_000
"""How many turns are played through for one decision."""
EACH, MOST = 3, 16
"""How many plans are tried of each pair, and of all."""


class ExpertPlayer(Planner):
    """Plays the turn after which greedy play comes farthest."""

    def __init__(self, random: Random, effort: int = EFFORT) -> None:
        super().__init__(self._comes_farthest)
        self._random = random
        self._effort = effort

    def _comes_farthest(self, sight: Sight, pairs: Sequence[Pair]) -> Plan | None:
        course = course_of(sight)
        found = promising(sight, pairs)[: max(2, self._effort // (2 * course.turns + 1))]
        if len(found) < 2 or not course.turns:
            return found[0] if found else None
        ends = [carried_out(plan, pairs[plan.pair], sight.environment) for plan in found]
        return found[self._best(ends, course)]

    def _best(self, ends: Sequence[Environment], course: Course) -> int:
        """Return which of *ends* comes farthest; the lesser half is given up time and again."""
        totals = [0] * len(ends)
        left = list(range(len(ends)))
        while len(left) > 1:
            share = self._effort // (len(ends).bit_length() - 1)
            for _ in range(max(1, share // (course.turns * len(left)))):
                future = course.future(self._random)
                for at in left:
                    totals[at] += course.rolled(ends[at], future)
            left.sort(key=lambda at: -totals[at])
            del left[(len(left) + 1) // 2 :]
        return left[0]


def promising(sight: Sight, pairs: Sequence[Pair]) -> list[Plan]:
    """Return the plans that bring most now: the best of each pair, and of these the best."""
    survey, on_new = sight.survey(), not sight.setup.elsewhere
    by_pair: dict[int, list[Outline]] = {}
    for outline in outlines(survey, pairs, on_new, every=True):
        by_pair.setdefault(outline[1], []).append(outline)
    best: list[Outline] = []
    for at, some in by_pair.items():
        few = nlargest(EACH, some, key=WORTH)
        best += few
        best += _elsewhere(survey, pairs[at][1], few[0])
    return [Plan(*each) for each in nlargest(MOST, best, key=WORTH)]


def _elsewhere(survey: Survey, species: int, outline: Outline) -> Iterator[Outline]:
    """Yield *outline* with the token on other tiles that bring much too."""
    found = {tile: points for points, tile in survey.putting(species)}
    gain, pair, place, turn, number = outline
    if number in found:
        for points, tile in nlargest(EACH, [(worth, tile) for tile, worth in found.items()]):
            if tile != number:
                yield gain - found[number] + points, pair, place, turn, tile
