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


def next_rank_words(total: int, _: Words) -> str:
    """Return how many points are missing to the next rank; nothing where there is none."""
    chart, rank = deck().solo.chart, deck().solo.rank(total)
    if rank == len(chart):
        return ""
    return _.n_(
        "%(count)d point more is worth: %(rank)s.",
        "%(count)d points more are worth: %(rank)s.",
        chart[rank] - total,
        rank=_(RANKS[rank + 1]),
    )
