"""Goals: conditions over the facts of a finished game, and how a data file writes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct


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


class GoalRecord(Struct, forbid_unknown_fields=True):
    """A goal in a data file; a key that is not known here is refused."""

    key: str
    facts: Annotated[tuple[str, ...], Meta(min_length=1)]
    at_least: Annotated[int, Meta(ge=1)] | None = None
    at_most: Annotated[int, Meta(ge=0)] | None = None
    of: Annotated[int, Meta(ge=1)] | None = None
    """How many of the facts must hold; all when left out."""


def build_goal(record: GoalRecord, where: str) -> Goal:
    """Return the goal of *record*; raise ValueError naming the key when it can never be met."""
    least, most = record.at_least, record.at_most
    if least is None and most is None:
        raise ValueError(f"{where}: say at_least or at_most")
    if least is not None and most is not None and least > most:
        raise ValueError(f"{where}: nothing is at least {least} and at most {most}")
    if record.of is not None and record.of > len(record.facts):
        raise ValueError(f"{where}.of: there are only {len(record.facts)} facts")
    return Goal(record.key, record.facts, least, most, record.of)
