"""What can be drawn, laid and put, told apart by arithmetic."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.options import Offer
from rollwrite.games.cascadia.box import Box
from rollwrite.games.cascadia.moves import Discard, DrawPair, DrawTile, Lay, Put
from rollwrite.tiles.landscape import Landscape
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
        unseen = self.unseen
        tiles = len(unseen)
        return self.box.pairs[unseen[at % tiles]][self.species[at // tiles]]

    def __contains__(self, move: object, /) -> bool:
        return (
            isinstance(move, DrawPair)
            and self.box.numbers.get(move.tile, GAP) in self.unseen
            and move.species in self.species
        )


class Lays(Offer, frozen=True, gc=False):
    """A tile that can be turned *turns* ways on every cell of the rim, cell by cell.

    Behind them come *puts*, for whoever puts the token first (K7).
    """

    land: Landscape
    turns: int
    puts: tuple[Put, ...]

    def __len__(self) -> int:
        return len(self.land.rim) * self.turns + len(self.puts)

    def __getitem__(self, at: int, /) -> Move:
        rim, turns = self.land.rim, self.turns
        cell = at // turns
        if cell < len(rim):
            return Lay([*rim][cell], at % turns)
        return self.puts[at - len(rim) * turns]

    def __contains__(self, move: object, /) -> bool:
        if isinstance(move, Lay):
            return move.place in self.land.rim and 0 <= move.turn < self.turns
        return move in self.puts
