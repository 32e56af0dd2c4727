"""Prompts before the first turn: cards, starters, secrets, and which set to score."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.engine.options import Options
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.cascadia.dealing import FILL_PAIRS, Asked
from rollwrite.games.cascadia.drafting import first_turn
from rollwrite.games.cascadia.environment import wilderness
from rollwrite.games.cascadia.moves import DealCard, DealHidden, DealStarter, DrawTile
from rollwrite.games.cascadia.nature import SPECIES, Species
from rollwrite.games.cascadia.offers import TileDraws
from rollwrite.games.cascadia.scoring.deck import LETTERS
from rollwrite.games.cascadia.setup import TOKENS, Restriction, Setup
from rollwrite.games.cascadia.table import Opening, Table
from rollwrite.grid.lattice import address
from rollwrite.tiles.market import drawn, empty_row

CARDS = tuple(DealCard(species, letter) for species in SPECIES for letter in LETTERS)
"""Every card that can be dealt."""


class DealCards(Prompt[Table], frozen=True, gc=False):
    """Deal a card for each species, and with two sets another (K3)."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return the cards of the next species that are still there."""
        dealt = table.opening.cards
        at = len(dealt) % len(SPECIES)
        used = dealt[at :: len(SPECIES)]
        species = _order(table)[at]
        return tuple(DealCard(species, letter) for letter in LETTERS if letter not in used)

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the card on the table."""
        assert isinstance(move, DealCard)
        cards = (*table.opening.cards, move.card)
        table = replace(table, opening=replace(table.opening, cards=cards))
        sets = 2 if Restriction.TWO_SETS in table.setup.restrictions else 1
        if len(cards) < sets * len(SPECIES):
            return table, (self,)
        return _sorted(table), ()


class HoldCards(Prompt[Table], frozen=True, gc=False):
    """Give each player one of the cards, which nobody else may see."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return the species whose card nobody holds."""
        held = table.opening.held
        return tuple(DealHidden(species) for species in SPECIES if species not in held)

    def answer(self, table: Table, move: Move) -> Asked:
        """Give the card to the next player."""
        assert isinstance(move, DealHidden)
        held = (*table.opening.held, int(move.species))
        table = replace(table, opening=replace(table.opening, held=held))
        return table, (self,) if len(held) < table.setup.seats else ()


class TypeHeld(Prompt[Table], frozen=True, gc=False):
    """Have all players type in the cards they hold, before the others are typed for all to see."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return every card of a species whose card nobody holds."""
        return tuple(card for card in CARDS if card.species not in table.opening.held)

    def answer(self, table: Table, move: Move) -> Asked:
        """Give the card to the next player."""
        assert isinstance(move, DealCard)
        opening = table.opening
        held, cards = (*opening.held, int(move.species)), (*opening.cards, move.card)
        table = replace(table, opening=replace(opening, held=held, cards=cards))
        return table, (self,) if len(held) < table.setup.seats else ()


class DealStarters(Prompt[Table], frozen=True, gc=False):
    """Deal a starter to each player (K3)."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return the starters that nobody has."""
        first = {each.printed[0].key for each in table.environments}
        starters = zip(table.setup.box.starters, table.setup.box.deals, strict=True)
        return tuple(deal for each, deal in starters if each.tiles[0].tile.key not in first)

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the starter before the next player."""
        assert isinstance(move, DealStarter)
        environments = (*table.environments, table.setup.box.begun[move.starter])
        table = replace(table, environments=environments)
        return table, (self,) if len(environments) < table.setup.seats else ()


class DealRows(Prompt[Table], frozen=True, gc=False):
    """Deal each player random tiles, which lie in a row (restriction 7, squares)."""

    chance: ClassVar[bool] = True

    def options(self, table: Table) -> Options:
        """Return every tile that nobody has seen."""
        return TileDraws(table.setup.box, table.unseen)

    def answer(self, table: Table, move: Move) -> Asked:
        """Lay the tile beside the one before, or before the next player."""
        assert isinstance(move, DrawTile)
        setup, (*before, last) = table.setup, table.environments
        number = setup.box.numbers[move.tile]
        last = last.laying(address(len(last.printed), 0), setup.box.tiles[number], 0)
        environments = (*before, last)
        full = len(last.printed) == setup.start
        if full and len(environments) < setup.seats:
            environments += (wilderness(setup.box.lattice),)
        unseen = drawn(table.unseen, number)
        table = replace(table, environments=environments, unseen=unseen)
        return table, () if full and len(environments[-1].printed) else (self,)


def begin(setup: Setup) -> Turn[Table]:
    """Return the table before anything is dealt."""
    rows = setup.start > 0
    table = Table(
        Opening(setup, setup.cards or ()),
        (wilderness(setup.box.lattice),) if rows else (),
        seat=TABLE,
        turn=0,
        tiles=empty_row(setup.pairs),
        tokens=empty_row(setup.pairs),
        unseen=bytes(range(len(setup.box.tiles))),
        stack=setup.deck,
        bag=bytes(SPECIES) * TOKENS,
    )
    prompts: list[Prompt[Table]] = [*first_turn(setup), FILL_PAIRS]
    prompts.append(DealRows() if rows else DealStarters())
    hidden = Restriction.HIDDEN_CARDS in setup.restrictions
    if hidden and not setup.real:
        prompts.append(HoldCards())
    if setup.cards is None:
        prompts.append(DealCards())
    if hidden and setup.real:
        prompts.append(TypeHeld())
    return Turn.asking(table, tuple(prompts))


def _order(table: Table) -> tuple[Species, ...]:
    """Return the species in the order in which their cards come: those that somebody holds first.

    They lie on the table in that order until all have come.
    """
    held = table.opening.held
    first = (SPECIES[species] for species in held)
    return (*first, *(species for species in SPECIES if species not in held))


def _sorted(table: Table) -> Table:
    """Return *table* with a set of cards in the order of their species."""
    opening = table.opening
    if not opening.held:
        return table
    cards = tuple(card for _, card in sorted(zip(_order(table), opening.cards, strict=True)))
    return replace(table, opening=replace(opening, cards=cards))
