"""What a total is worth when one plays alone, in words."""

from __future__ import annotations

from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.games.speech import Words, msg

RANKS = (
    msg("A first look around"),
    msg("Stroller"),
    msg("Weekend hiker"),
    msg("Seasoned trekker"),
    msg("Forest warden"),
    msg("Ranger of rangers"),
    msg("Legend of the woods"),
)


def rank_words(total: int, _: Words) -> str:
    """Return what who plays alone may be called with *total* points (K9)."""
    return _(RANKS[deck().solo.rank(total)])
