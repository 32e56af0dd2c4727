"""Tables: what all players see."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.setup import Cards, Setup


class Opening(Struct, frozen=True, gc=False):
    """What was dealt and chosen before the first turn."""

    setup: Setup
    cards: Cards = ()
    """The cards dealt so far; with two sets, first the one, then the other."""
    sets: tuple[int, ...] = ()
    """For each seat the set it has chosen, when there are two."""
    held: tuple[int, ...] = ()
    """For each seat the species whose card it holds secretly."""
    shown: int = 0
    """The seats that have revealed the card they held."""

    def cards_of(self, seat: int) -> Cards:
        """Return the cards by which *seat* scores; the first set until it has chosen one."""
        second = seat < len(self.sets) and self.sets[seat] == 2
        return self.cards[len(SPECIES) :] if second else self.cards[: len(SPECIES)]

    def hidden_from(self, seat: int) -> frozenset[int]:
        """Return the species whose cards *seat* may not see yet (restriction 10)."""
        return frozenset(
            species
            for holder, species in enumerate(self.held)
            if holder != seat and not self.shown >> holder & 1
        )


class Table(Struct, frozen=True, gc=False):
    """One game being played."""

    opening: Opening
    environments: tuple[Environment, ...]
    seat: int
    """Who has the move: a player, or the table while something is drawn."""
    turn: int
    """Whose turn it is."""
    tiles: bytes
    """The display: in each slot the number of a tile, or a gap."""
    tokens: bytes
    """In each slot the token beside the tile, or a gap."""
    unseen: bytes
    """The tiles that nobody has seen: those of the stack, and those put back into the box."""
    stack: int
    """How many tiles lie face down to refill from."""
    bag: bytes
    """The species of every token in the bag."""
    aside: bytes = b""
    """Tokens wiped, until their replacements have been drawn (K4)."""
    gone: tuple[bytes, bytes] = (b"", b"")
    """Tiles and tokens out of the game: discarded alone (K9), or a tile that fits nowhere."""

    @property
    def setup(self) -> Setup:
        """Return the box and the options."""
        return self.opening.setup
