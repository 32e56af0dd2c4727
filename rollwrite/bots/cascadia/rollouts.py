"""Rollouts: how a game may go on for one player who plays greedily from here."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.bots.cascadia.plans import Pair, Plan, best_plan
from rollwrite.bots.cascadia.sight import Sight
from rollwrite.bots.cascadia.survey import Survey
from rollwrite.games.cascadia.environment import Environment, HabitatTile
from rollwrite.games.cascadia.moves import Put
from rollwrite.games.cascadia.scoring.habitats import majorities, rival_sizes
from rollwrite.games.cascadia.scoring.total import points
from rollwrite.games.cascadia.setup import Cards, Corridors

Future = list[list[Pair]]
"""What lies on display in each of the turns to come."""


class Course(Struct, frozen=True):
    """What stays the same however the game goes on."""

    cards: Cards
    corridors: Corridors
    fit: bool | None
    on_new: bool
    tiles: tuple[HabitatTile, ...]
    """Those that nobody has seen."""
    bag: bytes
    pairs: int
    """How many lie on display."""
    turns: int
    """How many turns are left after this one."""
    alone: bool
    """Whether nobody else plays."""

    def future(self, random: Random) -> Future:
        """Return one of the ways in which tiles and tokens may come."""
        shuffled = random.sample(self.tiles, len(self.tiles))
        tokens = random.choices(self.bag, k=self.pairs * self.turns)
        coming = zip(islice(cycle(shuffled), len(tokens)), tokens, strict=True)
        pairs: list[Pair] = [(tile, token, 0) for tile, token in coming]
        return [pairs[at : at + self.pairs] for at in range(0, len(pairs), self.pairs)]

    def rolled(self, environment: Environment, future: Future) -> int:
        """Return the points to which *environment* comes in *future*."""
        for pairs in future:
            survey = Survey(environment, self.cards, self.corridors, self.fit)
            plan = best_plan(survey, pairs, self.on_new)
            if plan is not None:  # Restrictions 1 and 2: no tile may fit anywhere.
                environment = carried_out(plan, pairs[plan.pair], environment)
        total = points(environment, self.cards, self.corridors)
        return total + self._long_corridors(environment) if self.alone else total

    def _long_corridors(self, environment: Environment) -> int:
        """Return what long corridors give to who plays alone (K9)."""
        sizes = rival_sizes(environment.land, self.corridors)
        return sum([majorities((size,))[0] for size in sizes])


def course_of(sight: Sight) -> Course:
    """Return what *sight* tells of the rest of the game."""
    setup, table = sight.setup, sight.table
    return Course(
        sight.cards,
        setup.corridors,
        sight.fit,
        not setup.elsewhere,
        tuple(setup.box.tiles[number] for number in table.unseen),
        table.bag,
        setup.pairs,
        sight.turns_left,
        setup.seats == 1,
    )


def carried_out(plan: Plan, pair: Pair, environment: Environment) -> Environment:
    """Return *environment* after a turn as planned."""
    tile, species, cost = pair
    after = environment.laying(plan.place, tile, plan.turn)
    if plan.number is not None:
        after = after.putting(species, Put(after.land.cells[plan.number]))
    return replace(after, nature=after.nature - cost) if cost else after
