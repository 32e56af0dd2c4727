"""What is printed once: a sheet, the words on it, and what is filled in."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rollwrite.draw.shapes import Drawing
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words import Words
from rollwrite.press.trails import Trail


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


Draw = Callable[[Piece, float, float], Drawing | None]
"""A drawing for a room so wide and so high; none where there is nothing to draw."""
