"""A table as its log tells it: what is cached, shown and played on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.log import Entry as Line
from rollwrite.engine.log import Story
from rollwrite.store.bindings import Bound
from rollwrite.store.errors import Unreadable

NONE_YET = -1
"""The number of a seat's last entry when it has none."""
MOST_AMENDMENTS = 200
"""How often a table is corrected; each one plays it again from the start."""


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry as it is kept: the move, who wrote it, the page's random word, and when."""

    seat: int
    text: str
    by: int | None
    once: str | None
    at: datetime


class Sitting(Struct, frozen=True, eq=False):
    """The story of a table with what the engine need not know; frozen, so it can be shared."""

    code: str
    seal: str
    bound: Bound
    story: Story[Any]
    written: tuple[Written, ...] = ()

    @classmethod
    def begun(cls, code: str, seal: str, bound: Bound) -> Sitting:
        """Return the sitting before its first entry."""
        return cls(code, seal, bound, Story(bound.game, (), bound.game.start()))

    @property
    def table(self) -> Any:
        """Return the table as far as the log could be read."""
        return self.story.table

    @property
    def length(self) -> int:
        """Return how many entries there are, and so the number of the next one."""
        return len(self.written)

    @property
    def readable(self) -> bool:
        """Return whether the rules of today could read the whole log."""
        return len(self.story.entries) == self.length

    @property
    def amendments(self) -> int:
        """Return how many entries amend others."""
        return sum(entry.amends for entry in self.story.entries)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.readable and not self.bound.game.actors(self.table)

    @property
    def lasted(self) -> timedelta:
        """Return the time from the first entry to the last."""
        return self.written[-1].at - self.written[0].at if self.written else timedelta()

    def told(self, written: Sequence[Written]) -> Sitting:
        """Return the sitting with lines that are kept; what cannot be read ends the story."""
        try:
            return self.adding(*written)
        except (RuleError, BadNotation, Unreadable):
            after = replace(self, written=(*self.written, *written))
            return replace(after, story=_as_far_as_can_be(self, written))

    def adding(self, *written: Written) -> Sitting:
        """Return the sitting with new lines; raise RuleError or BadNotation when one is wrong."""
        if not self.readable:
            raise Unreadable(number=len(self.story.entries))
        story = self.story.told_on([Line(each.seat, each.text) for each in written])
        return replace(self, story=story, written=(*self.written, *written))

    def last(self, seat: int) -> int:
        """Return the number of the last entry of *seat*."""
        numbers = range(self.length - 1, -1, -1)
        return next((each for each in numbers if self.written[each].seat == seat), NONE_YET)

    def number_of(self, once: str) -> int | None:
        """Return the number of the entry that was sent with *once*."""
        numbers = range(self.length - 1, -1, -1)
        return next((each for each in numbers if self.written[each].once == once), None)


def _as_far_as_can_be(sitting: Sitting, written: Sequence[Written]) -> Story[Any]:
    """Return the story of *sitting* with the lines before the first that cannot be read."""
    story = sitting.story
    with suppress(RuleError, BadNotation):
        for each in written if sitting.readable else ():
            story = story.told(each.seat, each.text)
    return story
