"""The greedy player: the turn that brings most now."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.bots.cascadia.planner import Planner
from rollwrite.bots.cascadia.plans import Pair, Plan, best_plan
from rollwrite.bots.cascadia.sight import Sight


class GreedyPlayer(Planner):
    """Plays the turn that brings most now."""

    def __init__(self) -> None:
        super().__init__(_brings_most)


def _brings_most(sight: Sight, pairs: Sequence[Pair]) -> Plan | None:
    return best_plan(sight.survey(), pairs, not sight.setup.elsewhere)
