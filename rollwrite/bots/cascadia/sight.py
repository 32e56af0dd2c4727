"""What a player sees when asked: the environment, the cards, and what can be taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

from msgspec import Struct

from rollwrite.bots.cascadia.corridors import Lie
from rollwrite.bots.cascadia.plans import Pair
from rollwrite.bots.cascadia.survey import Survey
from rollwrite.engine.moves import Move
from rollwrite.games.cascadia.environment import Environment, HabitatTile
from rollwrite.games.cascadia.fitting import lays
from rollwrite.games.cascadia.moves import Draft, Lay, Pick
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.setup import Cards, Restriction, Setup
from rollwrite.games.cascadia.table import Table

GUESS = "family"
"""How a species is taken to score whose card another player hides."""
CHOOSY = {Restriction.MATCH, Restriction.CLASH}
"""Restrictions under which a tile may not lie on every cell."""


class Sight(Struct, frozen=True):
    """The table as one seat sees it."""

    table: Table
    seat: int

    @property
    def setup(self) -> Setup:
        """Return the box and the options."""
        return self.table.opening.setup

    @property
    def environment(self) -> Environment:
        """Return the tiles and tokens of the seat."""
        return self.table.environments[self.seat]

    @property
    def cards(self) -> Cards:
        """Return the cards by which the seat scores, with a guess at those it may not see."""
        opening = self.table.opening
        second = self.seat < len(opening.sets) and opening.sets[self.seat] == 2
        cards = opening.cards[len(SPECIES) :] if second else opening.cards[: len(SPECIES)]
        hidden = {
            species
            for holder, species in enumerate(opening.held)
            if holder != self.seat and not opening.shown >> holder & 1
        }
        if not hidden:
            return cards
        return tuple(GUESS if species in hidden else cards[species] for species in SPECIES)

    def survey(self) -> Survey:
        """Return what can be added to the environment."""
        return Survey(self.environment, self.cards, self.setup.corridors)

    def lies(self, survey: Survey) -> Callable[[HabitatTile], Iterable[Lie]]:
        """Return what says where a tile can lie."""
        if self.setup.plain or not self.setup.restrictions & CHOOSY:
            return survey.rim.lies
        return lambda tile: [
            (survey.rim.gain(tile, move.place, move.turn), move.place, move.turn)
            for move in lays(self.setup, self.environment, self.setup.box.numbers[tile.key], 0)
            if isinstance(move, Lay)
        ]

    def pairs(self) -> list[tuple[Move, Pair]]:
        """Return what can be taken from the display, with nature too where there is some."""
        tiles, tokens = self.table.tiles, self.table.tokens
        slots, box = range(len(tiles)), self.setup.box.tiles
        found: list[tuple[Move, Pair]] = [
            (Draft(slot + 1), (box[tiles[slot]], tokens[slot], 0)) for slot in slots
        ]
        price = self.setup.price
        if self.environment.nature >= price:
            found += [
                (Pick(one + 1, two + 1), (box[tiles[one]], tokens[two], price))
                for one, two in permutations(slots, 2)
            ]
        return found
