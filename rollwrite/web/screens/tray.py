"""The dice of a round, as they lie before one player."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.rolling.page import Common, Page
from rollwrite.games.speech import Words
from rollwrite.web.screens.discs import Side, effect_words, side


class Tray(Struct, frozen=True):
    """Everybody's dice, the own ones, and what the special die does."""

    shared: tuple[Side, ...]
    own: tuple[Side, ...]
    special: str
    round: int
    """In which they were thrown: the same faces are news in another one."""


def tray(common: Common, page: Page | None, _: Words) -> Tray:
    """Return the dice of *common* and those of *page*; the special die lies after the others."""
    effects = [face.effect for face in common.special if face.effect]
    return Tray(
        (
            *(side(face, "central", _) for face in common.central),
            *(side(face, "special", _) for face in common.special),
        ),
        tuple(side(face, "own", _) for face in page.dice) if page else (),
        effect_words(effects[0], held=page is not None, _=_) if effects else "",
        common.round,
    )
