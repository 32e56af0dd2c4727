"""Pages: a sheet as one player filled it in, and what all players share in a round."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.dice import CENTRAL, Dice, Face
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.throw import Throw

ROUNDS = 20
SLOTS = 4
ROLLED_IN_VAIN = 1
"""The bit before those of slots 1-4: nothing more is completed this round."""
IN_MARKET = (1 << SLOTS + 1) - 2
"""The bits of slots 1-4."""
AT_WORD = 1 << SLOTS + 1
"""The bit after those of slots 1-4: a card that lies in none of them was completed."""
START, ABUNDANT = Tally(1, 1, 1, 1, 1, 2), Tally(3, 3, 3, 3, 3, 4)
"""What everybody holds at first (T4)."""


class Setup(Struct, frozen=True, eq=False):
    """Everything that can vary between games, chosen before the first roll."""

    sheet: Sheet
    dice: Dice
    tiers: tuple[tuple[Card, ...], tuple[Card, ...]]
    supplements: tuple[Supplement, ...]
    """Those the box holds."""
    chosen: tuple[Supplement, ...] | None = None
    """Those in slots 1-4; dealt at random when None (S4)."""
    seats: int = 1
    family: bool = False
    abundance: bool = False
    real: bool = False
    """Whether real dice and cards lie on the table and are typed in."""


class Common(Struct, frozen=True):
    """What all players share."""

    setup: Setup
    supplements: tuple[Supplement, ...] = ()
    drawn: tuple[Card, ...] = ()
    """All habitat cards revealed so far; the last four are the market."""
    faces: tuple[Face, ...] = ()
    """The special die first, then the central dice in the order of their faces."""

    @property
    def round(self) -> int:
        """Return the number of the round, 0 before the first card."""
        return len(self.drawn)

    @property
    def market(self) -> tuple[Card, ...]:
        """Return the cards in slots 1-4, counted from the deck (R9)."""
        return self.drawn[: -SLOTS - 1 : -1]

    @property
    def special(self) -> tuple[Face, ...]:
        """Return the special die; none before it is thrown, nor in the family variant (V2)."""
        return () if self.setup.family else self.faces[:1]

    @property
    def central(self) -> tuple[Face, ...]:
        """Return the central dice thrown so far."""
        return self.faces[len(self.special) :]

    @property
    def thrown(self) -> bool:
        """Return whether all central dice lie on the table."""
        return len(self.faces) == (CENTRAL if self.setup.family else CENTRAL + 1)


class Page(Struct, frozen=True):
    """A sheet as one player filled it in."""

    common: Common
    tally: Tally
    ink: tuple[int, ...]
    """The spaces that hold a circle or cross, then those of each number, animal or habitat."""
    taken: int = 0
    """Areas that have given their bonus."""
    due: int = 0
    """Areas whose bonus waits for an answer."""
    dice: tuple[Face, ...] = ()
    cards: int = 0
    """How many habitat cards were completed."""
    slots: int = 0
    """What was completed in this round, in the bits above."""

    @property
    def sheet(self) -> Sheet:
        """Return the sheet as printed."""
        return self.common.setup.sheet

    @property
    def completed(self) -> bool:
        """Return whether a card was completed in this round."""
        return bool(self.slots & (IN_MARKET | AT_WORD))

    @property
    def marks(self) -> int:
        """Return all spaces that are written in."""
        marks = 0
        for ink in self.ink:
            marks |= ink
        return marks

    @property
    def throw(self) -> Throw:
        """Return the dice this player may collect from; equal throws are alike."""
        one, two = self.dice
        own = self.dice if one.animals <= two.animals else (two, one)
        return Throw(self.common.faces, own, self.common.setup.family)

    def gaining(self, gain: Tally) -> Page:
        """Return the page with *gain* added to the tally."""
        return replace(self, tally=self.tally.plus(gain))

    def paying(self, price: Tally) -> Page:
        """Return the page with *price* taken off the tally."""
        return replace(self, tally=self.tally.minus(price))


def blank_page(common: Common) -> Page:
    """Return the page with which a player starts (T4, C1)."""
    sheet = common.setup.sheet
    tally = ABUNDANT if common.setup.abundance else START
    return Page(common, tally, (sheet.start,) + (0,) * (sheet.inks - 1))
