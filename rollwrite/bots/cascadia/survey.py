"""Surveys: what every tile and every token would bring to one player now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from rollwrite.bots.cascadia.corridors import Rim
from rollwrite.bots.cascadia.stakes import MIDST, Stakes
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.scoring import card
from rollwrite.games.cascadia.scoring.deck import dealt
from rollwrite.games.cascadia.setup import Cards, Corridors
from rollwrite.grid.lattice import Lattice


class Land(Struct, frozen=True, gc=False):
    """The tiles of a player with one more, as far as cards look at them."""

    lattice: Lattice
    cells: Sequence[int]
    ground: Mapping[int, int]
    around: Sequence[int]


class Survey:
    """What one player has, and what can be added to it."""

    def __init__(
        self,
        environment: Environment,
        cards: Cards,
        corridors: Corridors,
        fit: bool | None = None,
        stakes: Stakes = MIDST,
    ) -> None:
        self.environment = environment
        self.earned = stakes.earned
        self.rim = Rim(environment.land, corridors, fit, stakes.prizes)
        self._cards = dealt(cards)
        land, tokens = environment.land, environment.tokens
        self._now = [each.worth(land, tokens, at) for at, each in enumerate(self._cards)]
        self._around = [at for at, each in enumerate(self._cards) if each.looks_around]
        self._grown: dict[int, Land] = {}
        self._on_new: dict[tuple[int, int], int] = {}

    def putting(self, species: int) -> list[tuple[int, int]]:
        """Return what a token of *species* brings on each tile that takes it, and the tile."""
        environment = self.environment
        land, printed = environment.land, environment.printed
        tiles = [land.ground[put.place] for put in environment.puts[species]]
        return [
            (self._token(land, species, tile) + self.earned * printed[tile].keystone, tile)
            for tile in tiles
        ]

    def putting_on_new(self, species: int, place: int) -> int:
        """Return what a token of *species* brings on a tile that is laid on the cell *place*."""
        key = species, place
        if key not in self._on_new:
            if place not in self._grown:
                self._grown[place] = self._with(place)
            new = len(self.environment.land.cells)
            self._on_new[key] = self._token(self._grown[place], species, new)
        return self._on_new[key]

    def _token(self, land: card.Land, species: int, tile: int) -> int:
        """Return the points that a token adds, to its own species and to those that look at it."""
        tokens, cards, now = [*self.environment.tokens], self._cards, self._now
        tokens[species] |= 1 << tile
        gain = cards[species].worth(land, tokens, species) - now[species]
        for other in self._around:
            if other != species:
                gain += cards[other].worth(land, tokens, other) - now[other]
        return gain

    def _with(self, place: int) -> Land:
        """Return the land with a tile on the cell *place*."""
        land = self.environment.land
        number, beside, around = len(land.cells), 0, [*land.around]
        for leap in land.lattice.leaps:
            other = land.ground.get(place + leap)
            if other is not None:
                around[other] |= 1 << number
                beside |= 1 << other
        around.append(beside)
        ground = {**land.ground, place: number}
        return Land(land.lattice, (*land.cells, place), ground, around)
