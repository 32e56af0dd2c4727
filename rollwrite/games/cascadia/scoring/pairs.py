"""Cards that pair off tokens, each in one pair only, so that they score most (K13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import ClassVar

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.division import best_division, best_points, by_lowest
from rollwrite.games.cascadia.scoring.foxes import often_near, others_than
from rollwrite.games.cascadia.scoring.hawks import lines_of_sight
from rollwrite.games.cascadia.scoring.numbers import numbers

Pairs = list[tuple[int, int]]
"""Pairs that may be made, and where the tokens stand that count for them."""


class SightPairs(Tabled, frozen=True, tag="sight-pairs"):
    """Pairs in sight of each other, by the species between: hawks D."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best pairing."""
        return _worth(self, lines_of_sight(land, tokens[species]), tokens, 1)

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the best pairing, with the tokens between."""
        pairs = lines_of_sight(land, tokens[species])
        counted = {pair: often_near(near, tokens, 1) for pair, near in pairs}
        return _reasons(self, "sight-pair", species, tokens[species], counted)


class BesidePairs(Tabled, frozen=True, tag="beside-pairs"):
    """Touching pairs, by the other species that stand round them twice or more: foxes D."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best pairing."""
        pairs = _touching(land.around, tokens[species])
        return _worth(self, pairs, others_than(species, tokens), 2)

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the best pairing, with the tokens that count."""
        pairs, others = _touching(land.around, tokens[species]), others_than(species, tokens)
        counted = {pair: often_near(near, others, 2) for pair, near in pairs}
        return _reasons(self, "beside-pair", species, tokens[species], counted)


def _touching(around: Sequence[int], group: int) -> Pairs:
    """Return the pairs of *group* that touch, and what lies beside them."""
    found = []
    for tile in numbers(group):
        near, group = around[tile], group ^ 1 << tile
        if near & group:
            for other in numbers(near & group):
                found.append((1 << tile | 1 << other, near | around[other]))
    return found


def _worth(card: Tabled, pairs: Pairs, tokens: Tokens, least: int) -> int:
    """Return the points of the best of *pairs*, where *least* tokens of a species count."""
    row, found = card.points, []
    for pair, near in pairs:
        count = 0
        for token in tokens:
            if (near & token).bit_count() >= least:
                count += 1
        if count:
            found.append((pair, row[count]))
    if len(found) > 1:
        return best_points(reduce(or_, dict(found)), by_lowest(found), 0, {})
    return found[0][1] if found else 0


def _reasons(
    card: Tabled, kind: str, species: int, group: int, counted: dict[int, list[int]]
) -> list[Reason]:
    line = str(Species(species))
    pieces = by_lowest([(pair, card.points[len(found)]) for pair, found in counted.items()])
    return [
        Reason(line, kind, len(counted[pair]), points, (pair,), reduce(or_, counted[pair]))
        for pair, points in best_division(group, pieces, 0)
        if points
    ]
