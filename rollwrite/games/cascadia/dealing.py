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
from rollwrite.games.cascadia.offers import PairDraws
from rollwrite.games.cascadia.table import ONE, Table
from rollwrite.tiles.market import GAP, dealt, empty_row, refilled

Asked = tuple[Table, tuple[Prompt[Table], ...]]

TOKENS = tuple(DrawToken(species) for species in SPECIES)
ALL = bytes(SPECIES)
OVERCROWDED = frozenset(bytes((species,)) * 4 for species in SPECIES)
"""What may not lie on display: four equal tokens (K4)."""


class FillPairs(Prompt[Table], frozen=True, gc=False):
    """Draw a tile and a token for the first gap of the display each, while there are gaps."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return every tile that nobody has seen, with every token of which there is one.

        Which of these tiles lie in the stack and which were put back nobody knows (K3).
        """
        counts = table.in_bag()
        species = ALL if 0 not in counts else _left(counts)
        return PairDraws(table.opening.setup.box, table.unseen, species)

    def weights(self, table: Table) -> bytes:
        """Return how many tokens of each species are in the bag; all tiles are alike."""
        return table.in_bag().replace(b"\0", b"")

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the pair on display."""
        assert isinstance(move, DrawPair)
        number, species = table.opening.setup.box.numbers[move.tile], move.species
        tiles, unseen = refilled(table.tiles, table.unseen, number)
        tokens, bag = dealt(table.tokens, species), table.bag - ONE[species]
        full, stack = GAP not in tiles, table.stack - 1
        seat = table.turn if full else TABLE
        table = replace(
            table, seat=seat, tiles=tiles, tokens=tokens, unseen=unseen, stack=stack, bag=bag
        )
        if tokens in OVERCROWDED:
            return swept(table)
        return table, () if full else FILL_PAIRS


class FillTokens(Prompt[Table], frozen=True, gc=False):
    """Draw a token for the first gap beside the tiles, as long as there are gaps (K4, K5)."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return the species of which there are tokens in the bag."""
        counts = table.in_bag()
        if 0 not in counts:
            return TOKENS
        return tuple([token for token, count in zip(TOKENS, counts, strict=True) if count])

    def weights(self, table: Table) -> bytes:
        """Return how many tokens of each are in the bag."""
        return table.in_bag().replace(b"\0", b"")

    def answer(self, table: Table, move: Move) -> Asked:
        """Put the token beside its tile; when all lie there, what was wiped goes back (K4)."""
        assert isinstance(move, DrawToken)
        species = move.species
        tokens, bag = dealt(table.tokens, species), table.bag - ONE[species]
        if GAP in tokens:
            return replace(table, bag=bag, tokens=tokens), FILL_TOKENS
        bag += sum(map(ONE.__getitem__, table.aside))
        table = replace(table, seat=table.turn, bag=bag, tokens=tokens, aside=b"")
        return swept(table) if tokens in OVERCROWDED else (table, ())


FILL_PAIRS = (FillPairs(),)
FILL_TOKENS = (FillTokens(),)


def swept(table: Table) -> Asked:
    """Return the table after all tokens on display were wiped at once (K4)."""
    tokens = empty_row(len(table.tokens))
    return replace(table, seat=TABLE, tokens=tokens, aside=table.tokens), FILL_TOKENS


def _left(counts: bytes) -> bytes:
    """Return the species of which there are tokens, as many as *counts* tells."""
    return bytes(species for species in SPECIES if counts[species])
