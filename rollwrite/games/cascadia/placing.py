"""The prompts that end a turn: where the tile and the token go."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options
from rollwrite.engine.turn import Prompt
from rollwrite.games.cascadia.dealing import Asked
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.fitting import lays
from rollwrite.games.cascadia.moves import Lay, Put
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.offers import DISCARD, Lays
from rollwrite.games.cascadia.scoring.numbers import numbers
from rollwrite.games.cascadia.setup import NATURE
from rollwrite.games.cascadia.table import ONE, Table


class LayTile(Prompt[Table], frozen=True, gc=False):
    """Lay the tile of this number; the token may go first (K6, K7)."""

    tile: int
    token: int | None
    """The species of the token, as long as it is in hand."""

    def options(self, table: Table) -> Options:
        """Return every cell of the rim with every way to turn the tile, then where to put first."""
        environment, setup = table.environments[table.seat], table.opening.setup
        vacant = 0 if self.token is None else environment.vacant_for(self.token)
        if setup.plain:
            return Lays(environment.land, len(setup.box.tiles[self.tile].faces), vacant)
        return lays(setup, environment, self.tile, vacant)

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the tile and ask for the token, or put the token and ask again."""
        if isinstance(move, Lay):
            tile = table.opening.setup.box.tiles[self.tile]
            grown = table.environments[table.seat].laying(move.place, tile, move.turn)
            if self.token is None:
                return passed(table, grown), ()
            return with_environment(table, grown), PUT_TOKEN[self.token]
        assert isinstance(move, Put)
        assert self.token is not None
        grown = put(table, self.token, move)
        return with_environment(table, grown), (LayTile(self.tile, None),)


class PutToken(Prompt[Table], frozen=True, gc=False):
    """Put the token on a tile that shows its species, or return it to the bag (K7)."""

    token: int
    laid: bool = True
    """Whether a tile was laid in this turn; one that fits nowhere is not (restrictions 1, 2)."""

    def options(self, table: Table) -> Options:
        """Return the tiles that take it, and to discard it."""
        environment = table.environments[table.seat]
        vacant = environment.vacant_for(self.token)
        if self.laid and table.opening.setup.elsewhere:
            vacant &= ~(1 << len(environment.land.cells) - 1)
        if not vacant:
            return NOWHERE
        cells = environment.land.cells
        return (*[Put(cells[number]) for number in numbers(vacant)], DISCARD)

    def answer(self, table: Table, move: Move) -> Asked:
        """Put the token, or give it back before the display is refilled."""
        if isinstance(move, Put):
            return passed(table, put(table, self.token, move)), ()
        environment = table.environments[table.seat]
        table = replace(table, bag=table.bag + ONE[self.token])
        return passed(table, environment), ()


NOWHERE = (DISCARD,)
PUT_TOKEN = tuple((PutToken(species),) for species in SPECIES)


def put(table: Table, token: int, move: Put) -> Environment:
    """Return the environment with *token* put; a keystone earns nature while there is any."""
    environment = table.environments[table.seat]
    number = environment.land.ground[move.place]
    grown = environment.putting(token, number)
    if environment.keystones >> number & 1 and _nature_is_left(table):
        return replace(grown, nature=grown.nature + 1)
    return grown


def with_environment(table: Table, environment: Environment) -> Table:
    """Return *table* with *environment* in place of that of whoever has the turn."""
    environments = [*table.environments]
    environments[table.seat] = environment
    return replace(table, environments=tuple(environments))


def passed(table: Table, environment: Environment) -> Table:
    """Return *table* with *environment* at the end of a turn, when something is drawn."""
    environments = [*table.environments]
    environments[table.seat] = environment
    turn = (table.turn + 1) % len(environments)
    return replace(table, environments=tuple(environments), seat=TABLE, turn=turn)


def _nature_is_left(table: Table) -> bool:
    return sum([each.nature for each in table.environments]) < NATURE
