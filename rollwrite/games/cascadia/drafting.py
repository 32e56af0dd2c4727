"""The prompts that begin a turn: what to take from the display."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations, product

from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options
from rollwrite.engine.turn import Prompt
from rollwrite.games.cascadia.dealing import FILL_PAIRS, FILL_TOKENS, Asked
from rollwrite.games.cascadia.fitting import lays
from rollwrite.games.cascadia.moves import ChooseSet, Clear, Draft, Pick, Wipe
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.placing import LayTile, PutToken, with_environment
from rollwrite.games.cascadia.setup import Restriction, Setup
from rollwrite.games.cascadia.table import Table
from rollwrite.tiles.market import NOTHING, THINGS, lying, slid, taken

SLOTS = "1234"
PAIRS = (3, 4)
"""How many pairs may lie on display."""


class DraftPair(Prompt[Table], frozen=True, gc=False):
    """Take a tile and a token, with nature any of each; or wipe tokens before (K4, K5, K6)."""

    cleared: bool = False
    """Whether three equal tokens were wiped in this turn already."""

    def options(self, table: Table) -> Options:
        """Return the pairs, then to clear three equal tokens, then what costs nature."""
        poor, rich = (_AFTER_CLEAR if self.cleared else _DRAFTS)[table.tokens]
        nature = table.environments[table.seat].nature
        return rich if nature >= table.opening.setup.price else poor

    def answer(self, table: Table, move: Move) -> Asked:
        """Take the tile and the token and ask where to, or draw tokens for those wiped."""
        if isinstance(move, Draft):
            tile = token = move.slot - 1
        elif isinstance(move, Pick):
            table, tile, token = _paid(table), move.tile - 1, move.token - 1
        else:
            return self._wiping(table, move)
        tiles, tokens = table.tiles, table.tokens
        number, species = tiles[tile], tokens[token]
        tiles = tiles.replace(THINGS[number], NOTHING)
        table = replace(table, tiles=tiles, tokens=_TAKEN[tokens][token])
        if table.opening.setup.plain:
            lay = LayTile(number, species)
            return table, (DRAFT, FILL_PAIRS, lay) if table.stack else (lay,)
        return _drafted_otherwise(table, number, species)

    def _wiping(self, table: Table, move: Move) -> Asked:
        if isinstance(move, Wipe):
            table = _wiped(_paid(table), [int(slot) - 1 for slot in move.slots])
            return table, (self, FILL_TOKENS)
        equal = _crowd(table.tokens)
        slots = [slot for slot, token in enumerate(table.tokens) if token == equal]
        return _wiped(table, slots), (CLEARED, FILL_TOKENS)


class TakeSet(Prompt[Table], frozen=True, gc=False):
    """Choose, before the first turn, which of two sets of cards to score (restriction 6)."""

    def options(self, table: Table) -> Options:
        """Return both."""
        return SETS

    def answer(self, table: Table, move: Move) -> Asked:
        """Keep to the set for the whole game."""
        assert isinstance(move, ChooseSet)
        sets = (*table.opening.sets, move.number)
        return replace(table, opening=replace(table.opening, sets=sets)), ()


SETS = (ChooseSet(1), ChooseSet(2))
DRAFT = DraftPair()
CLEARED = DraftPair(cleared=True)


def first_turn(setup: Setup) -> tuple[Prompt[Table], ...]:
    """Return what asks a player in the first turn."""
    two = Restriction.TWO_SETS in setup.restrictions
    return (DRAFT, TakeSet()) if two else (DRAFT,)


def _drafted_otherwise(table: Table, number: int, species: int) -> Asked:
    """Take what was drafted where one plays alone, or under a restriction."""
    setup, needed = table.setup, 1
    if setup.seats == 1:
        table, needed = _alone(table), 2
    following: tuple[Prompt[Table], ...] = ()
    if table.stack >= needed:
        chosen = len(table.opening.sets) == table.setup.seats
        following = (*((DRAFT,) if chosen else first_turn(setup)), FILL_PAIRS)
    if lays(setup, table.environments[table.seat], number, ()):
        return table, (*following, LayTile(number, species))
    # Restrictions 1 and 2: a tile that fits nowhere is out of the game.
    tiles, tokens = table.gone
    table = replace(table, gone=(tiles + bytes((number,)), tokens))
    return table, (*following, PutToken(species, laid=False))


def _alone(table: Table) -> Table:
    """Return the table without the pair farthest from the stack, the others moved up (K9)."""
    tile, token = lying(table.tiles)[-1], lying(table.tokens)[-1]
    at, beside = table.tiles.rindex(tile), table.tokens.rindex(token)
    away, lost = table.gone
    return replace(
        table,
        tiles=slid(taken(table.tiles, at)),
        tokens=slid(taken(table.tokens, beside)),
        gone=(away + bytes((tile,)), lost + bytes((token,))),
    )


def _paid(table: Table) -> Table:
    """Return the table after a nature action was paid, which reveals a hidden card."""
    environment = table.environments[table.seat]
    paid = replace(environment, nature=environment.nature - table.setup.price)
    table = with_environment(table, paid)
    opening = table.opening
    if not opening.held:
        return table
    return replace(table, opening=replace(opening, shown=opening.shown | 1 << table.seat))


def _wiped(table: Table, slots: list[int]) -> Table:
    """Return *table* with the tokens in *slots* set aside."""
    tokens, aside = table.tokens, bytes(table.tokens[slot] for slot in slots)
    for slot in slots:
        tokens = taken(tokens, slot)
    return replace(table, seat=TABLE, tokens=tokens, aside=aside)


def _drafts(pairs: int, crowded: bool, rich: bool) -> tuple[Move, ...]:
    slots = range(1, pairs + 1)
    moves: list[Move] = [Draft(slot) for slot in slots]
    if crowded:
        moves.append(Clear())
    if rich:
        moves += (Pick(*each) for each in permutations(slots, 2))
        sets = (each for count in slots for each in combinations(SLOTS[:pairs], count))
        moves += (Wipe("".join(each)) for each in sets)
    return tuple(moves)


@cache
def _poor_and_rich(pairs: int, crowded: bool) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    return _drafts(pairs, crowded, rich=False), _drafts(pairs, crowded, rich=True)


def _crowd(row: bytes) -> int | None:
    """Return the species that has exactly three tokens in *row*."""
    return next((token for token in row if row.count(token) == 3), None)


_ROWS = [bytes(row) for pairs in PAIRS for row in product(SPECIES, repeat=pairs)]
_DRAFTS = {row: _poor_and_rich(len(row), crowded=_crowd(row) is not None) for row in _ROWS}
"""By the tokens on display what can be done without nature, and with it."""
_AFTER_CLEAR = {row: _poor_and_rich(len(row), crowded=False) for row in _ROWS}
"""The same for who has wiped three equal tokens already."""
_TAKEN = {row: tuple(taken(row, slot) for slot in range(len(row))) for row in _ROWS}
"""By the tokens on display, and by slot, those that are left when its token is taken."""
