"""Environments: what one player has laid, and the tokens on it."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.engine.bits import bitset
from rollwrite.games.cascadia.nature import HABITATS, SPECIES
from rollwrite.grid.lattice import Lattice
from rollwrite.tiles.landscape import Landscape, landscape
from rollwrite.tiles.tile import Tile

LANE = 32
TILES = (1 << LANE) - 1
EVERY = bitset(species * LANE for species in SPECIES)
"""The first tile in the lane of every species."""


class HabitatTile(Struct, frozen=True):
    """A tile as printed: its habitats, the species it shows, and how it looks when turned."""

    key: str
    """Its words, such as ``forest/river:bear/hawk``; a twin has a number behind it."""
    habitats: tuple[int, ...]
    wildlife: tuple[int, ...]
    keystone: bool
    shown: int
    """The first tile in the lane of each species that it shows."""
    faces: tuple[Tile, ...]
    """One for each way to turn it; those that look alike are one."""


class Environment(Struct, frozen=True, gc=False):
    """A player's tiles and tokens; sets of tiles are ints, one bit for each tile's number."""

    land: Landscape
    tokens: tuple[int, ...]
    """For each species the tiles that hold its token."""
    vacant: int
    """The tiles that show a species and hold no token, for each species ``LANE`` further on."""
    keystones: int = 0
    """The tiles on which a token earns a nature token (K7)."""
    nature: int = 0
    """Nature tokens."""
    printed: tuple[HabitatTile, ...] = ()
    """Each tile as it is printed."""

    def laying(self, place: int, tile: HabitatTile, turn: int) -> Environment:
        """Return the environment with *tile* on the cell *place*, turned *turn* times."""
        printed = self.printed
        number = len(printed)
        printed += (tile,)
        return Environment(
            self.land.laid(place, tile.faces[turn]),
            self.tokens,
            self.vacant | tile.shown << number,
            self.keystones | tile.keystone << number,
            self.nature,
            printed,
        )

    def putting(self, species: int, number: int) -> Environment:
        """Return the environment with a token of *species* on the tile *number*."""
        tokens = list(self.tokens)
        tokens[species] |= 1 << number
        vacant = self.vacant & ~(EVERY << number)
        return Environment(
            self.land, tuple(tokens), vacant, self.keystones, self.nature, self.printed
        )

    def vacant_for(self, species: int) -> int:
        """Return the tiles on which a token of *species* may be put (K7)."""
        return self.vacant >> species * LANE & TILES


def wilderness(lattice: Lattice) -> Environment:
    """Return an environment without tiles."""
    none = (0,) * len(SPECIES)
    return Environment(landscape(lattice, len(HABITATS)), none, 0)
