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

    @property
    def aims(self) -> tuple[Goal, ...]:
        """Return all that has to be met in one game: the score first, then the goals."""
        return Goal("score", ("score",), at_least=self.score), *self.goals

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether score and goals are all met in one game."""
        return all(aim.met(facts) for aim in self.aims)


class Achievement(Struct, frozen=True):
    """One of the achievements of a sheet."""

    sheet: str
    number: int
    goal: Goal
    sure: str

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether a finished game with these *facts* reaches it."""
        return self.goal.met(facts)
