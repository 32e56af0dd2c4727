"""Environments: what one player has laid, and the tokens on it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.games.cascadia.moves import Put
from rollwrite.games.cascadia.nature import HABITATS, NATURE, SPECIES
from rollwrite.grid.lattice import Lattice
from rollwrite.tiles.landscape import Landscape, landscape
from rollwrite.tiles.tile import Tile


class HabitatTile(Struct, frozen=True):
    """A tile as printed: its habitats, the species it shows, and how it looks when turned."""

    key: str
    """Its words, such as ``forest/river:bear/hawk``; a twin has a number behind it."""
    habitats: tuple[int, ...]
    wildlife: tuple[int, ...]
    keystone: bool
    faces: tuple[Tile, ...]
    """One for each way to turn it; those that look alike are one."""


class Environment(Struct, frozen=True, gc=False):
    """A player's tiles and tokens; sets of tiles are ints, one bit for each tile's number."""

    land: Landscape
    tokens: tuple[int, ...]
    """For each species the tiles that hold its token."""
    puts: tuple[tuple[Put, ...], ...]
    """For each species what puts its token: on a tile that shows it and holds none (K7).

    Every turn asks for them, and few change from one to the next.
    """
    nature: int = 0
    """Nature tokens."""
    printed: tuple[HabitatTile, ...] = ()
    """Each tile as it is printed."""

    def laying(self, place: int, tile: HabitatTile, turn: int) -> Environment:
        """Return the environment with *tile* on the cell *place*, turned *turn* times."""
        land, puts, printed = self.land.laid(place, tile.faces[turn]), [*self.puts], self.printed
        put = (Put(land.cells[-1]),)
        for species in tile.wildlife:
            puts[species] += put
        printed += (tile,)
        return Environment(land, self.tokens, tuple(puts), self.nature, printed)

    def putting(self, species: int, put: Put, everybody: Sequence[Environment] = ()) -> Environment:
        """Return the environment with a token of *species* put (K7).

        A keystone earns nature, as long as *everybody* has not got all there is.
        """
        land, printed, nature = self.land, self.printed, self.nature
        tokens, puts, number = [*self.tokens], [*self.puts], land.ground[put.place]
        tokens[species] |= 1 << number
        tile = printed[number]
        for each in tile.wildlife:
            ways = [*puts[each]]
            ways.remove(put)
            puts[each] = tuple(ways)
        if tile.keystone and sum([each.nature for each in everybody]) < NATURE:
            nature += 1
        return Environment(land, tuple(tokens), tuple(puts), nature, printed)


def wilderness(lattice: Lattice) -> Environment:
    """Return an environment without tiles."""
    count = len(SPECIES)
    return Environment(landscape(lattice, len(HABITATS)), (0,) * count, ((),) * count)
