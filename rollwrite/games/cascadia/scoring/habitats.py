"""What corridors score, and who has the largest."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.games.cascadia.setup import Corridors

Regions = Sequence[int]
"""The corridors of one habitat, each as a set of tiles."""

THREE, FIVE = 3, 5


def scoring_corridors(regions: Regions, how: Corridors = Corridors.LARGEST) -> list[int]:
    """Return those of *regions* that score, one point for each tile (K10)."""
    if how is Corridors.NONE:
        return []
    if how is Corridors.THREES:
        return [region for region in regions if region.bit_count() == THREE]
    found = [max(regions, key=int.bit_count)] if regions else []
    if how is Corridors.FIVES:
        return [region for region in found if region.bit_count() >= FIVE]
    return found


def habitat_worth(regions: Regions, how: Corridors = Corridors.LARGEST) -> int:
    """Return the points of one habitat."""
    if how is Corridors.LARGEST:
        return max(map(int.bit_count, regions)) if regions else 0
    return sum([region.bit_count() for region in scoring_corridors(regions, how)])


def majorities(sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the extra points of each player for one habitat, whose points are *sizes* (K11).

    Who plays alone gets them for a long corridor (K9).
    """
    points = deck()
    if len(sizes) == 1:
        return (points.solo.points if sizes[0] >= points.solo.least else 0,)
    prizes = points.majorities.two if len(sizes) == 2 else points.majorities.more
    first, *others = sorted(sizes, reverse=True)
    tied = sizes.count(first)
    worth = {first: prizes.first[min(tied, len(prizes.first)) - 1]}
    if tied == 1 and others.count(others[0]) == 1:
        worth[others[0]] = prizes.second
    return tuple([worth.get(size, 0) if size else 0 for size in sizes])
