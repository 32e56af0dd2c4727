"""Regions: what can be asked of parts that are joined through like sides."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.engine.bits import members
from rollwrite.tiles.landscape import Landscape
from rollwrite.tiles.tile import APART


def parts_of(land: Landscape, terrain: int, region: int) -> Iterator[tuple[int, int]]:
    """Yield the parts of *region*, each as the number of its tile and its own on that tile."""
    for place in members(region):
        number, shift = place % APART, place - place % APART
        tile = land.tiles[number]
        kinds = zip(tile.terrains, tile.shifts, strict=True)
        yield number, list(kinds).index((terrain, shift))


def region_of(land: Landscape, number: int, part: int) -> int:
    """Return the region to which *part* of the tile *number* belongs."""
    tile = land.tiles[number]
    place = number + tile.shifts[part]
    joined = land.joined[tile.terrains[part]]
    return next((each for each in joined if each >> place & 1), 1 << place)


def open_sides(land: Landscape, terrain: int, region: int) -> int:
    """Return how many sides of *region* no tile lies beside."""
    return sum(
        land.cells[number] + leap not in land.ground
        for number, part in parts_of(land, terrain, region)
        for leap, side, _ in land.lattice.ways
        if land.tiles[number].parts[side] == part
    )


def tiles_of(region: int) -> int:
    """Return the set of the tiles on which *region* lies."""
    tiles = 0
    while region:
        tiles |= region & (1 << APART) - 1
        region >>= APART
    return tiles
