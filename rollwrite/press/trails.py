"""Trails on paper: which scenarios and achievements people have reached, and when."""

from __future__ import annotations

from msgspec import Struct

PLAYERS = 5
"""How many trails there are on a tracker."""


class Trail(Struct, frozen=True):
    """What one person has reached: steps, each with the day as it is to be printed, or nothing."""

    name: str = ""
    scenarios: tuple[tuple[int, str], ...] = ()
    """Numbers of scenarios."""
    achievements: tuple[tuple[str, int, str], ...] = ()
    """Letters of sheets and numbers of their achievements."""

    def day(self, step: tuple[str, int]) -> str | None:
        """Return when *step* was reached, None if it was not; a scenario has no letter."""
        reached = {("", number): day for number, day in self.scenarios}
        reached |= {(letter, number): day for letter, number, day in self.achievements}
        return reached.get(step)
