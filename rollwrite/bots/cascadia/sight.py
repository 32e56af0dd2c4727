"""What a player sees when asked: the environment, the cards, and what can be taken."""

from __future__ import annotations

from itertools import permutations

from msgspec import Struct

from rollwrite.bots.cascadia.plans import Pair
from rollwrite.bots.cascadia.stakes import stakes
from rollwrite.bots.cascadia.survey import Survey
from rollwrite.engine.moves import Move
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.moves import Draft, Pick
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.setup import Cards, Restriction, Setup
from rollwrite.games.cascadia.table import Table

GUESS = "family"
"""How a species is taken to score whose card another player hides."""
FITS = {Restriction.MATCH: True, Restriction.CLASH: False}
"""Whether like habitats must meet where a tile is laid, or none may (restrictions 1 and 2)."""


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
        cards, hidden = opening.cards_of(self.seat), opening.hidden_from(self.seat)
        if not hidden:
            return cards
        return tuple(GUESS if species in hidden else cards[species] for species in SPECIES)

    def survey(self) -> Survey:
        """Return what can be added to the environment."""
        corridors = self.setup.corridors
        at_stake = stakes(self.table.environments, self.seat, corridors, last=not self.turns_left)
        return Survey(self.environment, self.cards, corridors, self.fit, at_stake)

    @property
    def turns_left(self) -> int:
        """Return how many turns the seat has after this one."""
        drawn = max(2, self.setup.seats)  # From turn to turn; who plays alone draws two.
        return self.table.stack // drawn

    @property
    def fit(self) -> bool | None:
        """Return how a tile has to fit where it is laid; None where it lies as it likes."""
        restrictions = self.setup.restrictions
        return next((fit for each, fit in FITS.items() if each in restrictions), None)

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
