"""Scenarios and achievements: conditions over the facts of a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Goal(Struct, frozen=True):
    """A condition: so many of its facts are at least, or at most, so much."""

    key: str
    facts: tuple[str, ...]
    at_least: int | None = None
    at_most: int | None = None
    of: int | None = None
    """How many of the facts must hold; all when None."""

    @property
    def needed(self) -> int:
        """Return how many of the facts must hold."""
        return len(self.facts) if self.of is None else self.of

    def held(self, facts: Mapping[str, int]) -> int:
        """Return how many of the facts hold; one that an own sheet does not know counts nothing."""
        return sum(self._holds(facts.get(name, 0)) for name in self.facts)

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether enough of the facts hold."""
        return self.held(facts) >= self.needed

    def _holds(self, value: int) -> bool:
        enough = self.at_least is None or value >= self.at_least
        return enough and (self.at_most is None or value <= self.at_most)


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
