"""What can be drawn, laid and put, told apart by arithmetic."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.options import Offer
from rollwrite.games.cascadia.box import Box
from rollwrite.games.cascadia.moves import Discard, DrawPair, DrawTile, DrawToken, Lay, Put
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.tiles.landscape import Landscape
from rollwrite.tiles.market import GAP

DISCARD = Discard()
DRAWS = tuple(DrawToken(species) for species in SPECIES)


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


class TokenDraws(Offer, frozen=True, gc=False):
    """A token of each species in the *bag*."""

    bag: bytes

    def __len__(self) -> int:
        return len(set(self.bag))

    def __getitem__(self, at: int, /) -> Move:
        return DRAWS[sorted(set(self.bag))[at]]

    def __contains__(self, move: object, /) -> bool:
        return isinstance(move, DrawToken) and move.species in self.bag


class PairDraws(Offer, frozen=True, gc=False):
    """Every tile of *box* that nobody has seen yet with a token of each species in the *bag*."""

    box: Box
    unseen: bytes
    bag: bytes

    def __len__(self) -> int:
        return len(self.unseen) * len(set(self.bag))

    def __getitem__(self, at: int, /) -> Move:
        token, tile = divmod(at, len(self.unseen))
        return self.box.pairs[self.unseen[tile]][sorted(set(self.bag))[token]]

    def __contains__(self, move: object, /) -> bool:
        return (
            isinstance(move, DrawPair)
            and self.box.numbers.get(move.tile, GAP) in self.unseen
            and move.species in self.bag
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
