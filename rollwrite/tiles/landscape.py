"""Landscapes: tiles laid on a lattice, numbered in the order in which they were laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rollwrite.grid.lattice import Lattice
from rollwrite.grid.place import Near, Place, near_on
from rollwrite.tiles.tile import Tile


class Landscape(Struct, frozen=True, eq=False, gc=False):
    """Laid tiles; sets of them are ints with one bit for each tile's number."""

    lattice: Lattice
    near: Near
    """The places beside each on the lattice, looked up once for all tiles."""
    cells: tuple[Place, ...]
    """The address of each tile."""
    tiles: tuple[Tile, ...]
    """Each tile as it lies."""
    ground: dict[int, int]
    """By place the number of the tile there."""
    rim: dict[Place, None]
    """The free cells beside a tile, in the order in which they came to lie there."""
    around: Sequence[int]
    """For each tile the set of those beside it."""
    joined: Sequence[tuple[int, ...]]
    """For each terrain the regions of several parts that like sides join, each as a set of tiles.

    A second part of the same terrain on one tile counts as a tile numbered ``APART`` higher.
    """

    def laid(self, place: int, tile: Tile) -> Landscape:
        """Return the landscape with *tile* on the cell *place*, which must be free."""
        place, near = self.near[place]
        cells, tiles, number = self.cells, self.tiles, len(self.cells)
        ground, rim, around = self.ground.copy(), self.rim.copy(), [*self.around]
        bit, beside = 1 << number, 0
        touched: dict[int, int] = {}
        for there in near:
            if there in ground:
                side, other = near[there], ground[there]
                beside |= 1 << other
                around[other] |= bit
                met = tiles[other]
                if met.facing[side] == tile.sides[side]:
                    part = tile.parts[side]
                    touched[part] = touched.get(part, 0) | met.meeting[side] << other
            else:
                rim[there] = None
        rim.pop(place, None)
        ground[place] = number
        around.append(beside)
        cells += (place,)
        tiles += (tile,)
        joined = _grown(self.joined, tile, number, touched) if touched else self.joined
        return Landscape(self.lattice, self.near, cells, tiles, ground, rim, around, joined)

    @property
    def regions(self) -> list[tuple[int, ...]]:
        """Return for each terrain all its regions; those of a single part come first."""
        return [(*_single(self, terrain), *each) for terrain, each in enumerate(self.joined)]

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
    return Landscape(lattice, near_on(lattice), (), (), {}, {}, (), ((),) * terrains)


def matches(land: Landscape, place: int, tile: Tile) -> list[bool]:
    """Return for each tile beside *place* whether it has the terrain of *tile* where they meet."""
    found = []
    for leap, side, back in land.lattice.ways:
        other = land.ground.get(place + leap)
        if other is not None:
            found.append(land.tiles[other].sides[back] == tile.sides[side])
    return found


def _grown(
    joined: Sequence[tuple[int, ...]], tile: Tile, number: int, touched: dict[int, int]
) -> list[tuple[int, ...]]:
    """Return *joined* after each part of *tile* has joined those that it has *touched*."""
    grown = [*joined]
    for part, others in touched.items():
        terrain, own = tile.pieces[part]
        apart, region = [], others | own << number
        for each in grown[terrain]:
            if each & others:
                region |= each
            else:
                apart.append(each)
        grown[terrain] = (*apart, region)
    return grown


def _single(land: Landscape, terrain: int) -> Iterator[int]:
    """Yield the parts of *terrain* that are joined to no other."""
    joined = sum(land.joined[terrain])
    for number, tile in enumerate(land.tiles):
        for kind, own in tile.pieces:
            if kind == terrain and not joined & own << number:
                yield own << number
