"""Prompts of chance that fill the display: tiles from the stack, tokens from the bag."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options
from rollwrite.engine.turn import Prompt
from rollwrite.games.cascadia.moves import DrawPair, DrawToken
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.offers import DRAWS, PairDraws, TokenDraws
from rollwrite.games.cascadia.table import Table
from rollwrite.tiles.market import GAP, NOTHING, THINGS, empty_row, refilled

Asked = tuple[Table, tuple[Prompt[Table], ...]]

OVERCROWDED = frozenset(bytes((species,)) * 4 for species in SPECIES)
"""What may not lie on display: four equal tokens (K4)."""


class FillPairs(Prompt[Table], frozen=True, gc=False):
    """Draw a tile and a token for the first gap of the display each, while there are gaps."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return every tile that nobody has seen, with every token of which there is one.

        Which of these tiles lie in the stack and which were put back nobody knows (K3).
        """
        return PairDraws(table.opening.setup.box, table.unseen, table.bag)

    def weights(self, table: Table) -> tuple[int, ...]:
        """Return how many such tokens are in the bag; all tiles are alike."""
        bag = table.bag
        return tuple(bag.count(species) for species in sorted(set(bag)) for _ in table.unseen)

    def fall(self, table: Table, options: Options, share: float) -> Move:
        """Return any tile with any token of the bag."""
        unseen, bag = table.unseen, table.bag
        tiles = len(unseen)
        at = int(share * tiles * len(bag))
        return table.opening.setup.box.pairs[unseen[at % tiles]][bag[at // tiles]]

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the pair on display."""
        assert isinstance(move, DrawPair)
        opening, environments, turn = table.opening, table.environments, table.turn
        # As `refilled` does, without the calls: nothing is drawn more often.
        tile, token = THINGS[opening.setup.box.numbers[move.tile]], THINGS[move.species]
        tiles, unseen = table.tiles.replace(NOTHING, tile, 1), table.unseen.replace(tile, b"", 1)
        tokens, bag = table.tokens.replace(NOTHING, token, 1), table.bag.replace(token, b"", 1)
        full, stack = GAP not in tiles, table.stack - 1
        seat = turn if full else TABLE
        table = Table(
            opening, environments, seat, turn, tiles, tokens, unseen, stack, bag, gone=table.gone
        )
        if tokens in OVERCROWDED:
            return swept(table)
        return table, () if full else (self,)


class FillTokens(Prompt[Table], frozen=True, gc=False):
    """Draw a token for the first gap beside the tiles, as long as there are gaps (K4, K5)."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return the species of which there are tokens in the bag."""
        return TokenDraws(table.bag)

    def weights(self, table: Table) -> tuple[int, ...]:
        """Return how many tokens of each are in the bag."""
        return tuple([table.bag.count(species) for species in sorted(set(table.bag))])

    def fall(self, table: Table, options: Options, share: float) -> Move:
        """Return any token of the bag."""
        return DRAWS[table.bag[int(share * len(table.bag))]]

    def answer(self, table: Table, move: Move) -> Asked:
        """Put the token beside its tile; when all lie there, what was wiped goes back (K4)."""
        assert isinstance(move, DrawToken)
        tokens, bag = refilled(table.tokens, table.bag, move.species)
        if GAP in tokens:
            return replace(table, bag=bag, tokens=tokens), (self,)
        table = replace(table, seat=table.turn, bag=bag + table.aside, tokens=tokens, aside=b"")
        return swept(table) if tokens in OVERCROWDED else (table, ())


FILL_PAIRS = FillPairs()
FILL_TOKENS = FillTokens()


def swept(table: Table) -> Asked:
    """Return the table after all tokens on display were wiped at once (K4)."""
    tokens = empty_row(len(table.tokens))
    return replace(table, seat=TABLE, tokens=tokens, aside=table.tokens), (FILL_TOKENS,)
