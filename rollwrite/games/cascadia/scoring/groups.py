"""Cards that count whole groups of a species (K13)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Points, Reason, Tabled, Tokens
from rollwrite.grid.patterns import patches

Size = Annotated[int, Meta(ge=1, le=20)]


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """Points, once, for having a group of each of these sizes."""

    sizes: frozenset[Size]
    points: Points


class Groups(Tabled, frozen=True, tag="groups"):
    """Each group by its size: bears B, C and D, and the cards for beginners."""

    bonus: Bonus | None = None

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all groups, and the bonus."""
        row, bonus, points, sizes = self.points, self.bonus, 0, []
        for group in patches(land.around, tokens[species]):
            size = group.bit_count()
            points += row[size]
            sizes.append(size)
        if bonus is not None and bonus.sizes <= set(sizes):
            points += bonus.points
        return points

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the groups that score, and one of each size when there is a bonus."""
        line = str(Species(species))
        found = patches(land.around, tokens[species])
        by_size = {group.bit_count(): group for group in reversed(found)}
        reasons = [
            Reason(line, "group", size, self.points[size], (group,))
            for group in found
            if self.points[size := group.bit_count()]
        ]
        if self.bonus and self.bonus.sizes <= set(by_size):
            sets = tuple(by_size[size] for size in sorted(self.bonus.sizes))
            reasons.append(Reason(line, "every-size", len(sets), self.bonus.points, sets))
        return reasons


class NumberOfGroups(Tabled, frozen=True, tag="number-of-groups"):
    """How many groups there are of exactly one size: bears A."""

    size: Size

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of their number."""
        size, number = self.size, 0
        for group in patches(land.around, tokens[species]):
            number += group.bit_count() == size
        return self.points[number]

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return them together, since it is their number that scores."""
        found = patches(land.around, tokens[species])
        sets = tuple(group for group in found if group.bit_count() == self.size)
        points = self.points[len(sets)]
        line = str(Species(species))
        return [Reason(line, "groups", len(sets), points, sets)] if points else []
