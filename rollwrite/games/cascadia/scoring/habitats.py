"""What corridors score, and who has the largest."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.games.cascadia.setup import Corridors
from rollwrite.tiles.landscape import Landscape

Regions = Sequence[int]
"""The corridors of one habitat, each as a set of tiles."""

THREE, FIVE = 3, 5
_LARGEST = Corridors.LARGEST


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
    if how is _LARGEST:
        largest = 0
        for region in regions:
            size = region.bit_count()
            if size > largest:
                largest = size
        return largest
    return sum([region.bit_count() for region in scoring_corridors(regions, how)])


def habitat_worths(land: Landscape, how: Corridors = Corridors.LARGEST) -> list[int]:
    """Return the points of each habitat."""
    worths = [habitat_worth(regions, how) for regions in land.joined]
    if how is _LARGEST and 0 in worths:
        return [worth or _single(land, habitat) for habitat, worth in enumerate(worths)]
    return worths


def rival_sizes(land: Landscape, how: Corridors = Corridors.LARGEST) -> list[int]:
    """Return of each habitat what majorities look at: its largest corridor, whatever that scores.

    Where habitats score nothing, none counts [ruling].
    """
    return habitat_worths(land, how if how is Corridors.NONE else _LARGEST)


def _single(land: Landscape, habitat: int) -> int:
    """Return the one point of a habitat in which no tiles are joined, if there are any."""
    for tile in land.tiles:
        if habitat in tile.terrains:
            return 1
    return 0


def majorities(sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the extra points of each player for one habitat by the *sizes* of corridors (K11).

    Who plays alone gets them for a long corridor (K9).
    """
    points = deck()
    if len(sizes) == 1:
        return (points.solo.points if sizes[0] >= points.solo.least else 0,)
    prizes = points.majorities.two if len(sizes) == 2 else points.majorities.more
    *_, second, first = sorted(sizes)
    tied = sizes.count(first)
    worth = {first: prizes.first[:tied][-1]}
    if tied == 1 and sizes.count(second) == 1:
        worth[second] = prizes.second
    worth[0] = 0
    return tuple([worth.get(size, 0) for size in sizes])
