"""Where a tile may be laid: anywhere beside another, unless a restriction says otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.moves import Lay, Put
from rollwrite.games.cascadia.offers import Lays
from rollwrite.games.cascadia.setup import Restriction, Setup
from rollwrite.tiles.landscape import matches


def lays(setup: Setup, environment: Environment, tile: int, puts: tuple[Put, ...]) -> Options:
    """Return the ways to lay *tile* (K6), and then *puts*, which put a token before (K7)."""
    land = environment.land
    if not setup.restrictions & {Restriction.MATCH, Restriction.CLASH}:
        return Lays(land, len(setup.box.tiles[tile].faces), puts)
    fitting: tuple[Move, ...] = tuple(_fitting(setup, environment, tile))
    return fitting + puts if fitting else ()


def _fitting(setup: Setup, environment: Environment, tile: int) -> Iterator[Move]:
    """Yield the ways to lay *tile* under the first or the second restriction."""
    land, wanted = environment.land, Restriction.MATCH in setup.restrictions
    for place in land.rim:
        for turn, face in enumerate(setup.box.tiles[tile].faces):
            if any(matches(land, place, face)) == wanted:
                yield Lay(place, turn)
