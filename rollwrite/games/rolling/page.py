"""Pages: a sheet as one player filled it in, and what all players share in a round."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.dice import CENTRAL, Dice, Face
from rollwrite.games.rolling.nature import NOTHING, Tally
from rollwrite.games.rolling.sheet import Area, Sheet
from rollwrite.games.rolling.throw import Throw

ROUNDS = 20
SLOTS = 4
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
    """The slots completed in this round; 0 among them when a card was rolled for in vain,
    5 when one was completed that lies in no slot."""

    @property
    def sheet(self) -> Sheet:
        """Return the sheet as printed."""
        return self.common.setup.sheet

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


def mark(page: Page, space: int, ink: int) -> Page:
    """Return the page with *ink* in *space*, and all that follows without a question (E1)."""
    writing = _Writing(page)
    writing.write(space, ink)
    return writing.page()


class _Writing:
    """A page while a mark and its consequences are being written."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._sheet = page.common.setup.sheet
        self._ink = list(page.ink)
        self._marks = page.marks
        self._tally, self._taken, self._due = page.tally, page.taken, page.due

    def page(self) -> Page:
        """Return the page as it has become."""
        return replace(
            self._page,
            tally=self._tally,
            ink=tuple(self._ink),
            taken=self._taken,
            due=self._due,
        )

    def write(self, space: int, ink: int) -> None:
        """Write *ink* in *space* and take what it completes."""
        self._ink[ink] |= 1 << space
        self._marks |= 1 << space
        missing = ~self._marks
        for area in self._sheet.at[space]:
            if not area.spaces & missing and not self._taken >> area.index & 1:
                self._take(area)
        for ring in self._sheet.rings[space]:
            # C5: the last of six neighbours circles the hex they surround.
            if not ring.around & ~self._marks and not self._marks >> ring.inner & 1:
                self.write(ring.inner, ring.ink)

    def _take(self, area: Area) -> None:
        self._taken |= 1 << area.index
        if area.asks:
            self._due |= 1 << area.index
        if area.gain is not NOTHING:
            self._tally = self._tally.plus(area.gain)
        for line in area.crosses:
            self._cross(line)
        if area.same:
            for animal, line in enumerate(area.same):
                if not area.spaces & ~self._ink[animal + 1]:
                    self._cross(line)

    def _cross(self, line: int) -> None:
        """Cross the next uncrossed box of *line* (E3, E4); past its end nothing happens."""
        for box in self._sheet.boxes[line]:
            if not self._marks >> box & 1:
                self.write(box, 0)
                return
