"""Landscapes: tiles laid on a lattice, numbered in the order in which they were laid."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.grid.lattice import Lattice
from rollwrite.grid.place import PLACES, Place, beyond
from rollwrite.tiles.tile import Tile

OPEN = -1
"""What lies on a free cell beside a tile."""


class Landscape(Struct, frozen=True, eq=False, gc=False):
    """Laid tiles; sets of them are ints with one bit for each tile's number."""

    lattice: Lattice
    cells: tuple[Place, ...]
    """The address of each tile."""
    tiles: tuple[Tile, ...]
    """Each tile as it lies."""
    ground: dict[int, int]
    """By place the number of the tile there, or ``OPEN`` beside one."""
    rim: tuple[Place, ...]
    """The free cells beside a tile."""
    around: tuple[int, ...]
    """For each tile the set of those beside it."""
    regions: tuple[tuple[int, ...], ...]
    """For each terrain its regions: parts joined through like sides, as a set of their tiles.

    A second part of the same terrain on one tile counts as a tile numbered ``APART`` higher.
    """

    def laid(self, place: int, tile: Tile) -> Landscape:
        """Return the landscape with *tile* on the cell *place*, which must be free."""
        number, place, tiles = len(self.cells), PLACES[place], self.tiles
        ground, around, rim = self.ground.copy(), [*self.around], [*self.rim]
        if place in ground:
            rim.remove(place)
        ground[place] = number
        bit, beside, joined = 1 << number, 0, [0] * len(tile.terrains)
        near = beyond(self.lattice, place)
        for side, other in enumerate(map(ground.get, near)):
            if other is None:
                ground[near[side]] = OPEN
                rim.append(near[side])
            elif other >= 0:
                beside |= 1 << other
                around[other] |= bit
                if tiles[other].facing[side] == tile.sides[side]:
                    joined[tile.parts[side]] |= tiles[other].meeting[side] << other
        around.append(beside)
        cells, tiles = (*self.cells, place), (*tiles, tile)
        regions = _joined(self.regions, tile, bit, joined)
        return Landscape(self.lattice, cells, tiles, ground, tuple(rim), tuple(around), regions)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Landscape)
            and self.cells == other.cells
            and self.tiles == other.tiles
            and self.lattice == other.lattice
        )

    def __hash__(self) -> int:
        return hash((self.cells, self.tiles))


def landscape(lattice: Lattice, terrains: int) -> Landscape:
    """Return a landscape without tiles, for tiles of *terrains* terrains."""
    return Landscape(lattice, (), (), {}, (), (), ((),) * terrains)


def matches(land: Landscape, place: int, tile: Tile) -> list[bool]:
    """Return for each tile beside *place* whether it has the terrain of *tile* where they meet."""
    found = []
    for leap, side, back in land.lattice.ways:
        other = land.ground.get(place + leap, OPEN)
        if other != OPEN:
            found.append(land.tiles[other].sides[back] == tile.sides[side])
    return found


def _joined(
    regions: tuple[tuple[int, ...], ...], tile: Tile, bit: int, joined: list[int]
) -> tuple[tuple[int, ...], ...]:
    """Return *regions* after each part of *tile* has joined those it touches."""
    grown = [*regions]
    for part, touched in enumerate(joined):
        terrain, region = tile.terrains[part], bit << tile.shifts[part]
        if touched:
            apart = []
            for each in grown[terrain]:
                if each & touched:
                    region |= each
                else:
                    apart.append(each)
            grown[terrain] = (*apart, region)
        else:
            grown[terrain] += (region,)
    return tuple(grown)
