"""Stakes: what counts in a turn beside what cards and corridors score."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITATS, NATURE
from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.games.cascadia.scoring.habitats import majorities, rival_sizes
from rollwrite.games.cascadia.setup import Corridors
from rollwrite.tiles.landscape import Landscape

EARNED = 2
"""What a nature token counts when it is earned: its point, and the choice that it can buy."""

Prizes = Sequence[Sequence[int]]
"""By habitat and by the size of its largest corridor, what that gives beside its tiles."""


class Stakes(Struct, frozen=True):
    """What a nature token counts that is earned, and what majorities give."""

    earned: int = EARNED
    prizes: Prizes = ()
    """Nothing as long as others may still take them."""


MIDST = Stakes()
"""The stakes while there are nature tokens, and turns to come."""


def stakes(
    everybody: Sequence[Environment], seat: int, corridors: Corridors, *, last: bool
) -> Stakes:
    """Return the stakes of *seat*; in its *last* turn all that is sure counts, and no more."""
    left = sum([each.nature for each in everybody]) < NATURE
    if not last:
        return MIDST if left else Stakes(earned=0)
    others = [each.land for at, each in enumerate(everybody) if at != seat]
    return Stakes(deck().nature * left, _prizes(everybody[seat].land, others, corridors))


def _prizes(land: Landscape, others: Sequence[Landscape], corridors: Corridors) -> Prizes:
    """Return what largest corridors of *land* give with one tile more, as *others* are now."""
    if corridors is Corridors.NONE:
        return ()
    rivals = [rival_sizes(each, corridors) for each in others]
    sizes = range(len(land.cells) + 2)
    return [
        [majorities((size, *(each[habitat] for each in rivals)))[0] for size in sizes]
        for habitat in HABITATS
    ]
