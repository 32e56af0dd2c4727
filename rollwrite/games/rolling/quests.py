"""Scenarios and achievements: conditions over the facts of a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rollwrite.games.goals import Goal


class Scenario(Struct, frozen=True):
    """A scenario: the sheet, the supplements in slots 1-4, the score to reach, and its goals."""

    number: int
    sheet: str
    slots: tuple[str, str, str, str]
    score: int
    goals: tuple[Goal, ...]

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether score and goals are all met in one game."""
        return facts["score"] >= self.score and all(goal.met(facts) for goal in self.goals)


class Achievement(Struct, frozen=True):
    """One of the achievements of a sheet."""

    sheet: str
    number: int
    goal: Goal
    sure: str

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether a finished game with these *facts* reaches it."""
        return self.goal.met(facts)
