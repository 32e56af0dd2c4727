"""What is printed once: a sheet, the words on it, and what is filled in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from rollwrite.draw.shapes import Drawing
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import Words
from rollwrite.press.trails import Trail

T = TypeVar("T")


class Share(Struct, frozen=True):
    """A part of what goes on over several sides: the first of three, say."""

    at: int = 1
    of: int = 1

    def cut(self, things: Sequence[T]) -> Sequence[T]:
        """Return the part of *things* that is shown; all parts but the last are equally long."""
        long = self.most(things)
        return things[(self.at - 1) * long : self.at * long]

    def most(self, things: Sequence[T]) -> int:
        """Return how many of *things* a part has at most."""
        return -(-len(things) // self.of)


WHOLE = Share()


class Piece(Struct, frozen=True):
    """All that a drawing on paper may need to know."""

    library: Library
    sheet: Sheet
    words: Words
    name: str = ""
    date: str = ""
    page: Page | None = None
    """What somebody has written on the sheet; nothing for a fresh one."""
    card: Card | Supplement | None = None
    """The card to cut out."""
    tier: int = 0
    """Whether it is one of the first half of the game, or of the second."""
    scenario: Scenario | None = None
    title: str = ""
    """What the document calls it."""
    fillable: bool = False
    """Whether it is filled in on a screen."""
    trails: tuple[Trail, ...] = ()
    """What people have reached, for a tracker."""
    share: Share = WHOLE
    """Which part of it goes on this side."""


Draw = Callable[[Piece, float, float], Drawing | None]
"""A drawing for a room so wide and so high; none where there is nothing to draw."""
