"""How far a page has come towards a goal, at any moment, and by how much it missed it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rollwrite.games.goals import Goal
from rollwrite.games.rolling.facts import readers
from rollwrite.games.rolling.page import Page


class Progress(Struct, frozen=True):
    """What there is of what is needed."""

    have: int
    need: int
    met: bool
    most: bool = False
    """Whether *need* is the most there may be, rather than the least."""

    @property
    def short(self) -> int:
        """Return by how much it is missed."""
        if self.met:
            return 0
        return self.have - self.need if self.most else self.need - self.have


def progress(goal: Goal, page: Page) -> Progress:
    """Return how far *page* has come towards *goal*; one area to fill is counted in spaces."""
    known = readers(page.sheet)
    facts = {name: known[name](page) for name in goal.facts if name in known}
    area = _only_area(goal, page)
    if area:
        have, need = (page.marks & area).bit_count(), area.bit_count()
        return Progress(have, need, goal.met(facts))
    return progress_of_facts(goal, facts)


def progress_of_facts(goal: Goal, facts: Mapping[str, int]) -> Progress:
    """Return how far *facts* have come towards *goal*, where there is no page to look at."""
    values = [facts.get(name, 0) for name in goal.facts]
    met = goal.met(facts)
    if goal.at_least is None:
        return Progress(max(values), goal.at_most or 0, met, most=True)
    if goal.needed == 1:
        return Progress(max(values), goal.at_least, met)
    return Progress(goal.held(facts), goal.needed, met)


def _only_area(goal: Goal, page: Page) -> int:
    """Return the spaces of the one area that *goal* wants filled; nothing when it wants others."""
    kind, _, key = goal.facts[0].partition(":")
    if kind != "area" or len(goal.facts) > 1:
        return 0
    return next((area.spaces for area in page.sheet.areas if area.key == key), 0)
