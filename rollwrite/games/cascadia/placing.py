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
from rollwrite.games.cascadia.table import Table
from rollwrite.tiles.market import THINGS


class LayTile(Prompt[Table], frozen=True, gc=False):
    """Lay the tile of this number; the token may go first (K6, K7)."""

    tile: int
    token: int | None
    """The species of the token, as long as it is in hand."""

    def options(self, table: Table) -> Options:
        """Return every cell of the rim with every way to turn the tile, then where to put first."""
        environment, setup = table.environments[table.seat], table.opening.setup
        puts = () if self.token is None else environment.puts[self.token]
        if setup.plain:
            return Lays(environment.land, len(setup.box.tiles[self.tile].faces), puts)
        return lays(setup, environment, self.tile, puts)

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the tile and ask for the token, or put the token and ask again."""
        environments = table.environments
        if isinstance(move, Lay):
            tile = table.opening.setup.box.tiles[self.tile]
            grown = environments[table.seat].laying(move.place, tile, move.turn)
            if self.token is None:
                return passed(table, grown), ()
            return with_environment(table, grown), PUT_TOKEN[self.token]
        assert isinstance(move, Put)
        assert self.token is not None
        grown = environments[table.seat].putting(self.token, move, environments)
        return with_environment(table, grown), (LayTile(self.tile, None),)


class PutToken(Prompt[Table], frozen=True, gc=False):
    """Put the token on a tile that shows its species, or return it to the bag (K7)."""

    token: int
    laid: bool = True
    """Whether a tile was laid in this turn; one that fits nowhere is not (restrictions 1, 2)."""

    def options(self, table: Table) -> Options:
        """Return the tiles that take it, and to discard it."""
        environment = table.environments[table.seat]
        puts = environment.puts[self.token]
        if self.laid and table.opening.setup.elsewhere:
            last = environment.land.cells[-1]
            puts = tuple([put for put in puts if put.place != last])
        return puts + NOWHERE

    def answer(self, table: Table, move: Move) -> Asked:
        """Put the token, or give it back before the display is refilled."""
        if isinstance(move, Put):
            environments = table.environments
            grown = environments[table.seat].putting(self.token, move, environments)
            return passed(table, grown), ()
        # As `passed` does, without an environment that stays as it is.
        turn, bag = (table.turn + 1) % len(table.environments), table.bag + THINGS[self.token]
        return replace(table, seat=TABLE, turn=turn, bag=bag), ()


NOWHERE: tuple[Move, ...] = (DISCARD,)
PUT_TOKEN = tuple((PutToken(species),) for species in SPECIES)


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
