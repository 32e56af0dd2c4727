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

    @property
    def aims(self) -> tuple[Goal, ...]:
        """Return all that has to be met in one game: the score first, then the goals."""
        return Goal("score", ("score",), at_least=self.score), *self.goals

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether a finished game with these *facts* succeeds."""
        return all(aim.met(facts) for aim in self.aims)


class Achievement(Struct, frozen=True):
    """One of the achievements."""

    number: int
    goal: Goal
    tiles: str | None = None
    """The tiles with which it is played for; None for all."""

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether a finished game with these *facts* reaches it."""
        return self.goal.met(facts)
