"""Scenarios and achievements of the tile game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rollwrite.games.cascadia.setup import Cards
from rollwrite.games.goals import Goal


class Scenario(Struct, frozen=True):
    """The cards to play with, the score to reach, and goals, all of which must be met."""

    number: int
    cards: Cards
    score: int
    goals: tuple[Goal, ...]

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether a finished game with these *facts* succeeds."""
        return facts["score"] >= self.score and all(goal.met(facts) for goal in self.goals)


class Achievement(Struct, frozen=True):
    """One of the achievements."""

    number: int
    goal: Goal
    tiles: str | None = None
    """The tiles with which it is played for; None for all."""

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether a finished game with these *facts* reaches it."""
        return self.goal.met(facts)
