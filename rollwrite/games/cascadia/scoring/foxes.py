"""Cards that look at the tokens beside each one (K13)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import ClassVar

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.numbers import numbers


class SpeciesBeside(Tabled, frozen=True, tag="species-beside"):
    """Each by the number of species beside it, its own too: foxes A."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all."""
        row, around, points = self.points, land.around, 0
        for tile in numbers(tokens[species]):
            near, count = around[tile], 0
            for token in tokens:
                if near & token:
                    count += 1
            points += row[count]
        return points

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return each that scores, with the tokens beside it."""
        found = []
        for tile in numbers(tokens[species]):
            counted = often_near(land.around[tile], tokens, 1)
            found.append((tile, len(counted), reduce(or_, counted, 0)))
        return _reasons(self, "species-beside", species, found)


class TwiceBeside(Tabled, frozen=True, tag="twice-beside"):
    """Each by the number of other species that stand beside it twice or more: foxes B."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all."""
        row, around, others, points = self.points, land.around, others_than(species, tokens), 0
        for tile in numbers(tokens[species]):
            near, count = around[tile], 0
            for token in others:
                if (near & token).bit_count() > 1:
                    count += 1
            points += row[count]
        return points

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return each that scores, with the tokens that count."""
        found, others = [], others_than(species, tokens)
        for tile in numbers(tokens[species]):
            counted = often_near(land.around[tile], others, 2)
            found.append((tile, len(counted), reduce(or_, counted, 0)))
        return _reasons(self, "twice-beside", species, found)


class MostBeside(Tabled, frozen=True, tag="most-beside"):
    """Each by how often the most frequent other species stands beside it: foxes C."""

    looks_around: ClassVar[bool] = True

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all."""
        row, around, others, points = self.points, land.around, others_than(species, tokens), 0
        for tile in numbers(tokens[species]):
            near, most = around[tile], 0
            for token in others:
                count = (near & token).bit_count()
                if count > most:
                    most = count
            points += row[most]
        return points

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return each that scores, with the tokens that count."""
        found, others = [], others_than(species, tokens)
        for tile in numbers(tokens[species]):
            most = max([land.around[tile] & token for token in others], key=int.bit_count)
            found.append((tile, most.bit_count(), most))
        return _reasons(self, "most-beside", species, found)


def others_than(species: int, tokens: Tokens) -> list[int]:
    """Return *tokens* without those of *species*."""
    return [*tokens[:species], *tokens[species + 1 :]]


def often_near(near: int, tokens: Tokens, least: int) -> list[int]:
    """Return of each species the tokens that are *near*, where they are *least* or more."""
    return [found for token in tokens if (found := near & token).bit_count() >= least]


def _reasons(
    card: Tabled, kind: str, species: int, found: list[tuple[int, int, int]]
) -> list[Reason]:
    """Return a reason for each tile with a count that scores."""
    line = str(Species(species))
    return [
        Reason(line, kind, count, card.points[count], (1 << tile,), counted)
        for tile, count, counted in found
        if card.points[count]
    ]
