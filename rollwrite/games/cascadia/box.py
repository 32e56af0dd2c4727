"""Boxes: the tiles and starters there are, hexes or squares."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.games.cascadia.environment import Environment, HabitatTile, wilderness
from rollwrite.games.cascadia.moves import DealStarter, DrawPair
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.grid.lattice import Cell, Lattice, address


class Laid(Struct, frozen=True):
    """A tile of a starter: where it lies and how it is turned."""

    cell: Cell
    tile: HabitatTile
    turn: int


class Starter(Struct, frozen=True):
    """A piece of several tiles, with which a player starts."""

    key: str
    tiles: tuple[Laid, ...]


class Box(Struct, frozen=True, eq=False):
    """What lies in the box, with tables of what would be slow to look for."""

    key: str
    lattice: Lattice
    tiles: tuple[HabitatTile, ...]
    starters: tuple[Starter, ...]
    row: int
    """How many random tiles in a row a player starts with where there are no starters."""
    pairs: tuple[tuple[DrawPair, ...], ...]
    """By tile and species what draws both."""
    numbers: dict[str, int]
    """The place of each tile among all, by its key."""
    deals: tuple[DealStarter, ...]
    begun: dict[str, Environment]
    """By starter what a player has who starts with it."""


def make_box(
    key: str, lattice: Lattice, tiles: Sequence[HabitatTile], starters: Sequence[Starter], row: int
) -> Box:
    """Return the box that holds *tiles* and *starters*."""
    return Box(
        key,
        lattice,
        tuple(tiles),
        tuple(starters),
        row,
        tuple(tuple(DrawPair(tile.key, species) for species in SPECIES) for tile in tiles),
        {tile.key: number for number, tile in enumerate(tiles)},
        tuple(DealStarter(each.key) for each in starters),
        {each.key: _begun(lattice, each) for each in starters},
    )


def _begun(lattice: Lattice, starter: Starter) -> Environment:
    environment = wilderness(lattice)
    for each in starter.tiles:
        environment = environment.laying(address(*each.cell), each.tile, each.turn)
    return environment
