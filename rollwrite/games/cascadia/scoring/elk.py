"""Cards that divide a species into herds, each token in one only (K13)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter, sub

from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.card import Land, Reason, Tabled, Tokens
from rollwrite.games.cascadia.scoring.division import Pieces, best_division, by_lowest
from rollwrite.games.cascadia.scoring.herds import best_herds
from rollwrite.games.cascadia.scoring.numbers import numbers
from rollwrite.games.cascadia.scoring.shapes import Family, forms
from rollwrite.grid.lattice import Lattice
from rollwrite.grid.patterns import patches

SMALL = 6
"""Groups up to this size have so few forms that each is divided only once."""


class Shapes(Tabled, frozen=True, cache_hash=True, tag="shapes"):
    """Herds of a shape, divided so that they score most: elk A, B and D."""

    of: Family

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of the best division."""
        return self.divided(land, tokens[species], {})

    def divided(self, land: Land, tiles: int, known: dict[int, int]) -> int:
        """Return the points of the best division of *tiles*; large groups are kept in *known*."""
        row, cells, points = self.points, land.cells, 0
        for group in patches(land.around, tiles):
            size = group.bit_count()
            if size < 3:
                points += row[size]  # Two that touch have every shape.
            elif size <= SMALL:
                places = sorted(itemgetter(*numbers(group))(cells))
                form = (self, land.lattice, *map(sub, places[1:], places))
                if form not in _SMALL:
                    _SMALL[form] = self.split(land, group, known)
                points += _SMALL[form]
            else:
                if group not in known:
                    known[group] = self.split(land, group, known)
                points += known[group]
        return points

    def split(self, land: Land, group: int, known: dict[int, int]) -> int:
        """Return the points of *group*, its first token being in whichever herd is best."""
        row, cells, best = self.points, land.cells, 0
        first = min([cells[tile] for tile in numbers(group)])
        at = _leaps(cells, group, first)
        for herd in (at[0], *self.shapes(land.lattice, at)):
            points = row[herd.bit_count()] + self.divided(land, group ^ herd, known)
            if points > best:
                best = points
        return best

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return the herds of the best division."""
        line, kind = str(Species(species)), self.of.removesuffix("s")
        return [
            Reason(line, kind, herd.bit_count(), points, (herd,))
            for group in patches(land.around, tokens[species])
            for herd, points in best_division(group, self.pieces(land, group), self.points[1])
        ]

    def pieces(self, land: Land, group: int) -> Pieces:
        """Return every shape that lies in *group*."""
        starts = [_leaps(land.cells, group, land.cells[tile]) for tile in numbers(group)]
        found = [shape for at in starts for shape in self.shapes(land.lattice, at)]
        return by_lowest([(shape, self.points[shape.bit_count()]) for shape in found])

    def shapes(self, lattice: Lattice, at: dict[int, int]) -> list[int]:
        """Return the tiles of every shape that lies whole in *at*, leaps from its start."""
        leaps, known = set(at), forms(lattice, self.of)
        return [sum(map(at.__getitem__, form)) for form in known if form <= leaps]


_SMALL: dict[tuple[Shapes | Lattice | int, ...], int] = {}
"""By card, lattice and leaps the points of small groups, whose forms are about a thousand."""


def _leaps(cells: Sequence[int], group: int, first: int) -> dict[int, int]:
    """Return by leaps from *first* the tiles of *group*, each as a set."""
    return {cells[tile] - first: 1 << tile for tile in numbers(group)}


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
