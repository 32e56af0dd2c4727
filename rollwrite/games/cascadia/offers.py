"""What can be drawn, laid and put, told apart by arithmetic."""

from __future__ import annotations

from rollwrite.engine.bits import member
from rollwrite.engine.moves import Move
from rollwrite.engine.options import Offer
from rollwrite.games.cascadia.box import Box
from rollwrite.games.cascadia.moves import Discard, DrawPair, DrawTile, Lay, Put
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.grid.place import PLACES
from rollwrite.tiles.landscape import OPEN, Landscape
from rollwrite.tiles.market import GAP

DISCARD = Discard()


class TileDraws(Offer, frozen=True, gc=False):
    """Every tile of *box* that nobody has seen yet."""

    box: Box
    unseen: bytes

    def __len__(self) -> int:
        return len(self.unseen)

    def __getitem__(self, at: int, /) -> Move:
        return DrawTile(self.box.tiles[self.unseen[at]].key)

    def __contains__(self, move: object, /) -> bool:
        return isinstance(move, DrawTile) and self.box.numbers.get(move.tile, GAP) in self.unseen


class PairDraws(Offer, frozen=True, gc=False):
    """Every tile of *box* that nobody has seen yet with a token of each of some *species*."""

    box: Box
    unseen: bytes
    species: bytes

    def __len__(self) -> int:
        return len(self.unseen) * len(self.species)

    def __getitem__(self, at: int, /) -> Move:
        species, tile = divmod(at, len(self.unseen))
        return DrawPair(self.box.keys[self.unseen[tile]], SPECIES[self.species[species]])

    def __contains__(self, move: object, /) -> bool:
        return (
            isinstance(move, DrawPair)
            and self.box.numbers.get(move.tile, GAP) in self.unseen
            and move.species in self.species
        )


class Lays(Offer, frozen=True, gc=False):
    """A tile that can be turned *turns* ways on every cell of the rim, cell by cell.

    Behind them come the tiles in *vacant*, for whoever puts the token first (K7).
    """

    land: Landscape
    turns: int
    vacant: int

    def __len__(self) -> int:
        return len(self.land.rim) * self.turns + self.vacant.bit_count()

    def __getitem__(self, at: int, /) -> Move:
        cell, turn = divmod(at, self.turns)
        rim = self.land.rim
        if cell < len(rim):
            return Lay(PLACES[rim[cell]], turn)
        number = member(self.vacant, at - len(rim) * self.turns)
        return Put(PLACES[self.land.cells[number]])

    def __contains__(self, move: object, /) -> bool:
        if isinstance(move, Lay):
            return self.land.ground.get(move.place) == OPEN and 0 <= move.turn < self.turns
        return isinstance(move, Put) and holds(self.land, self.vacant, move)


class Puts(Offer, frozen=True, gc=False):
    """The tiles in *vacant* to put a token on, in the order they were laid; last, to discard it."""

    land: Landscape
    vacant: int

    def __len__(self) -> int:
        return self.vacant.bit_count() + 1

    def __getitem__(self, at: int, /) -> Move:
        vacant = self.vacant
        for _ in range(at):
            vacant &= vacant - 1
        if not vacant:
            return DISCARD
        return Put(PLACES[self.land.cells[(vacant & -vacant).bit_length() - 1]])

    def __contains__(self, move: object, /) -> bool:
        if isinstance(move, Put):
            return holds(self.land, self.vacant, move)
        return move == DISCARD


def holds(land: Landscape, tiles: int, move: Put) -> bool:
    """Return whether the cell of *move* holds one of *tiles*."""
    number = land.ground.get(move.place, OPEN)
    return number >= 0 and tiles >> number & 1 == 1
