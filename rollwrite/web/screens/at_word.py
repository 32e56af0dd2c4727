"""A card of another printing: what the player can enter as completed."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.rolling.believing import completable
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.nature import NOTHING, Habitat
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.warning import lost_marks
from rollwrite.games.speech import Words
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.market import titled

LARGEST = 5


class Open(Struct, frozen=True):
    """A habitat of which a card can be completed."""

    word: str
    name: str
    room: int
    """How many marks of the largest card find a place."""


class AtWord(Struct, frozen=True):
    """The cards that can be completed at the player's word."""

    habitats: tuple[Open, ...]
    writes: bool
    """Whether it matters which animals the card asks for (D1)."""


def at_word(look: Looking) -> AtWord | None:
    """Return what the seat can enter as completed now; None when that is nothing."""
    found = () if look.done or not look.game.typed_in else completable(look.turn)
    if not found:
        return None
    every = tuple(_open(each, look.page, look.words) for each in found)
    return AtWord(every, look.page.sheet.fill == Fill.ANYWHERE)


def _open(habitat: Habitat, page: Page, _: Words) -> Open:
    largest = Card(habitat, LARGEST, NOTHING)
    return Open(str(habitat), titled(habitat, _), LARGEST - lost_marks(page, largest, LARGEST))
