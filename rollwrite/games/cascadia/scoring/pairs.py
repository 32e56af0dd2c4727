"""Cards that pair off tokens, each in one pair only, so that they score most (K13)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import ClassVar

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.division import best_division, best_points, by_lowest
from rollwrite.games.cascadia.scoring.foxes import often_near, others_than
from rollwrite.games.cascadia.scoring.hawks import lines_of_sight
from rollwrite.games.cascadia.scoring.numbers import numbers

Pairs = dict[int, list[int]]
"""Pairs that may be made, and of each species that counts for them its tokens."""


class SightPairs(Tabled, frozen=True, tag="sight-pairs"):
    """Pairs in sight of each other, by the species between: hawks D."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best pairing."""
        return _worth(self, tokens[species], _in_sight(land, tokens, species))

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the best pairing, with the tokens between."""
        found = _in_sight(land, tokens, species)
        return _reasons(self, "sight-pair", species, tokens[species], found)


class BesidePairs(Tabled, frozen=True, tag="beside-pairs"):
    """Touching pairs, by the other species that stand round them twice or more: foxes D."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best pairing."""
        return _worth(self, tokens[species], _touching(land, tokens, species))

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the best pairing, with the tokens that count."""
        found = _touching(land, tokens, species)
        return _reasons(self, "beside-pair", species, tokens[species], found)


def _in_sight(land: Land, tokens: Tokens, species: int) -> Pairs:
    lines = lines_of_sight(land, tokens[species])
    return {ends: often_near(between, tokens, 1) for ends, between in lines}


def _touching(land: Land, tokens: Tokens, species: int) -> Pairs:
    around, group, others = land.around, tokens[species], others_than(species, tokens)
    found = {}
    for tile in numbers(group):
        if later := around[tile] & group & -(2 << tile):
            for other in numbers(later):
                near = around[tile] | around[other]
                found[1 << tile | 1 << other] = often_near(near, others, 2)
    return found


def _worth(card: Tabled, group: int, pairs: Pairs) -> int:
    row = card.points
    found = [(pair, row[len(counted)]) for pair, counted in pairs.items() if counted]
    if len(found) > 1:
        return best_points(group, by_lowest(found), 0, {})
    return found[0][1] if found else 0


def _reasons(card: Tabled, kind: str, species: int, group: int, pairs: Pairs) -> list[Reason]:
    line = str(Species(species))
    pieces = by_lowest([(pair, card.points[len(found)]) for pair, found in pairs.items()])
    return [
        Reason(line, kind, len(pairs[pair]), points, (pair,), reduce(or_, pairs[pair]))
        for pair, points in best_division(group, pieces, 0)
        if points
    ]
