"""Cards that ask who stands alone and who sees whom (K13)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Points, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.numbers import numbers
from rollwrite.grid.patterns import alone, lines_through, sights


class Alone(Tabled, frozen=True, tag="alone"):
    """How many have none of their own beside them: hawks A."""

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of their number."""
        return self.points[alone(land.around, tokens[species]).bit_count()]

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return them together, since it is their number that scores."""
        return _together(self.points, "alone", alone(land.around, tokens[species]), species)


class AloneInSight(Tabled, frozen=True, tag="alone-in-sight"):
    """How many stand alone and see another: hawks B."""

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of their number."""
        return self.points[_alone_in_sight(land, tokens[species]).bit_count()]

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return them together, since it is their number that scores."""
        found = _alone_in_sight(land, tokens[species])
        return _together(self.points, "alone-in-sight", found, species)


class Sights(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sights"):
    """Each line of sight: hawks C."""

    looks_around: ClassVar[bool] = False
    each: Points

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of all lines of sight."""
        watchers, around = tokens[species], land.around
        lines, touching = _lines(land, watchers), 0
        for tile in numbers(watchers):
            touching += (around[tile] & watchers).bit_count()
        # On each line everybody but the last has somebody next; who touches does not see.
        return self.each * (len(lines) - len(set(lines)) - touching // 2)

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the lines."""
        line = str(Species(species))
        found = lines_of_sight(land, tokens[species])
        return [Reason(line, "sight", 1, self.each, (ends,)) for ends, _ in found]


def _together(row: tuple[int, ...], kind: str, found: int, species: int) -> list[Reason]:
    count = found.bit_count()
    sets = tuple(1 << tile for tile in numbers(found))
    line = str(Species(species))
    return [Reason(line, kind, count, row[count], sets)] if row[count] else []


def _lines(land: Land, watchers: int) -> list[int]:
    """Return the straight lines through each of *watchers*."""
    cells, through = land.cells, lines_through(land.lattice)
    found: list[int] = []
    for tile in numbers(watchers):
        found += through[cells[tile]]
    return found


def lines_of_sight(land: Land, watchers: int) -> list[tuple[int, int]]:
    """Return the two ends of each line of sight, and the tiles between."""
    cells, ground, found = land.cells, land.ground, []
    places = [cells[tile] for tile in numbers(watchers)]
    for one, other, leap in sights(land.lattice, places):
        between = 0
        for place in range(one + leap, other, leap):
            if place in ground:
                between |= 1 << ground[place]
        found.append((1 << ground[one] | 1 << ground[other], between))
    return found


def _alone_in_sight(land: Land, watchers: int) -> int:
    """Return who has none of its own beside it, and sees one."""
    single, found = alone(land.around, watchers), 0
    if single:
        lines, cells, through = _lines(land, watchers), land.cells, lines_through(land.lattice)
        for tile in numbers(single):
            for line in through[cells[tile]]:
                if lines.count(line) > 1:
                    found |= 1 << tile
                    break
    return found
