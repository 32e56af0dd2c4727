"""Cards that divide a species into herds, each token in one only (K13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.division import (
    Pieces,
    best_division,
    best_points,
    by_lowest,
)
from rollwrite.games.cascadia.scoring.herds import best_herds
from rollwrite.games.cascadia.scoring.numbers import numbers
from rollwrite.games.cascadia.scoring.shapes import Family, Forms, forms, rows
from rollwrite.grid.lattice import Lattice
from rollwrite.grid.patterns import patches

SMALL = 6
"""Groups up to this size have so few forms that each is divided only once."""


class Shapes(Tabled, frozen=True, cache_hash=True, tag="shapes"):
    """Herds of a shape, divided so that they score most: elk A, B and D."""

    of: Family

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best division."""
        row, cells, points = self.points, land.cells, 0
        for group in patches(land.around, tokens[species]):
            size = group.bit_count()
            if size < 3:
                points += row[size]  # Two that touch have every shape.
            elif size <= SMALL:
                places = sorted([cells[tile] for tile in numbers(group)])
                first = places[0]
                points += _small(self, land.lattice, tuple([each - first for each in places]))
            else:
                points += best_points(group, self.pieces(land.lattice, cells, group), row[1], {})
        return points

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the herds of the best division."""
        line, kind = str(Species(species)), self.of.removesuffix("s")
        return [
            Reason(line, kind, herd.bit_count(), points, (herd,))
            for group in patches(land.around, tokens[species])
            for herd, points in best_division(
                group, self.pieces(land.lattice, land.cells, group), self.points[1]
            )
        ]

    def pieces(self, lattice: Lattice, cells: Sequence[int], group: int) -> Pieces:
        """Return every shape that lies in *group*, tiles on *cells*."""
        at = {cells[tile]: 1 << tile for tile in numbers(group)}
        if self.of == "lines":
            found = [sum([at[place] for place in row]) for row in rows(lattice, at)]
        else:
            found = list(_formed(at, forms(lattice, self.of)))
        return by_lowest([(shape, self.points[shape.bit_count()]) for shape in found])


@cache
def _small(card: Shapes, lattice: Lattice, places: tuple[int, ...]) -> int:
    """Return the points of a small group, whose form is one of about a thousand."""
    group = (1 << len(places)) - 1
    return best_points(group, card.pieces(lattice, places, group), card.points[1], {})


def _formed(at: dict[int, int], known: Forms) -> Iterator[int]:
    """Yield the tiles of every shape among *known* that lies whole in *at*."""
    for address in at:
        for leap, ends in known:
            if address + leap in at:
                for end in ends:
                    if shape := _shape(at, address, leap, end):
                        yield shape


def _shape(at: dict[int, int], address: int, leap: int, end: tuple[int, ...]) -> int:
    """Return the tiles of the shape that starts at *address*, none when it is not whole."""
    shape = at[address] | at[address + leap]
    for step in end:
        if address + step not in at:
            return 0
        shape |= at[address + step]
    return shape


class Herds(Tabled, frozen=True, tag="herds"):
    """Herds that hang together, a large one divided so that it scores most: elk C."""

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best division."""
        return sum(
            [
                points
                for group in patches(land.around, tokens[species])
                for _, points in best_herds(land.around, group, self.points)
            ]
        )

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the herds of the best division."""
        line = str(Species(species))
        return [
            Reason(line, "herd", herd.bit_count(), points, (herd,))
            for group in patches(land.around, tokens[species])
            for herd, points in best_herds(land.around, group, self.points)
        ]
