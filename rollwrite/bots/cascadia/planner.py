"""Players that plan a whole turn when they draft, and then carry it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from rollwrite.bots.cascadia.plans import Pair, Plan, best_of
from rollwrite.bots.cascadia.sight import Sight
from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.drafting import DraftPair
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.moves import Clear, Lay, Put
from rollwrite.games.cascadia.offers import DISCARD
from rollwrite.games.cascadia.placing import LayTile, PutToken
from rollwrite.games.cascadia.table import Table
from rollwrite.grid.place import PLACES

CLEAR = Clear()

Think = Callable[[Sight, Sequence[Pair]], Plan | None]
"""Finds the best plan; None when no tile can be laid."""


class Made(Struct, frozen=True):
    """A plan, and for what it was made."""

    plan: Plan
    pair: Pair
    before: Environment

    def lays(self, environment: Environment, pair: Pair) -> bool:
        """Return whether it says where to lay the tile of *pair* in *environment*."""
        before = self.before
        same = environment.land is before.land and environment.tokens == before.tokens
        return same and pair[0] is self.pair[0] and pair[1] == self.pair[1]

    def puts(self, environment: Environment, species: int) -> bool:
        """Return whether it says where to put a token in *environment*, the tile being laid."""
        cells = (*self.before.land.cells, self.plan.place)
        return environment.land.cells == cells and species == self.pair[1]


class Planner:
    """Plays what *think* finds best."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._made: Made | None = None

    def choose(self, game: Game[Turn[Table]], table: Turn[Table], seat: int) -> Move:
        """Return the next move of the plan, which is made anew when it does not fit."""
        sight, asked = Sight(table.on, seat), game.asked(table, seat)
        match asked:
            case DraftPair() if CLEAR in table.choices:
                return CLEAR  # New tokens cost nothing.
            case DraftPair():
                pairs = sight.pairs()
                made = self._plan(sight, [pair for _, pair in pairs])
                return pairs[made.plan.pair][0] if made else table.choices[0]
            case LayTile(tile, token):
                return self._lay(sight, tile, token)
            case PutToken(token):
                return self._put(sight, token, table.choices)
        return table.choices[0]

    def _plan(self, sight: Sight, pairs: Sequence[Pair]) -> Made | None:
        plan = self._think(sight, pairs)
        self._made = Made(plan, pairs[plan.pair], sight.environment) if plan else None
        return self._made

    def _lay(self, sight: Sight, tile: int, token: int | None) -> Move:
        printed = sight.setup.box.tiles[tile]
        if token is None:
            _, place, turn = max(sight.survey().rim.lies(printed))
            return Lay(PLACES[place], turn)
        pair, made = (printed, token, 0), self._made
        if made is None or not made.lays(sight.environment, pair):
            made = self._plan(sight, [pair])
        assert made is not None  # A tile that fits nowhere is not asked about.
        return Lay(PLACES[made.plan.place], made.plan.turn)

    def _put(self, sight: Sight, species: int, choices: Options) -> Move:
        environment, made = sight.environment, self._made
        if made is not None and made.puts(environment, species):
            number = made.plan.number
        else:
            ground, found = environment.land.ground, sight.survey().putting(species)
            open_to_it = {ground[put.place] for put in choices if isinstance(put, Put)}
            _, number = best_of([spot for spot in found if spot[1] in open_to_it])
        return DISCARD if number is None else Put(PLACES[environment.land.cells[number]])
