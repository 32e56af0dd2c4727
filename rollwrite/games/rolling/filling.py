"""Marking the sheet: one manner for each kind of sheet."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.engine.bits import members
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.marking import mark
from rollwrite.games.rolling.moves import As, Mark, Write
from rollwrite.games.rolling.nature import ANIMALS, ONE, Habitat, Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Fill

Asked = tuple[Page, tuple[Prompt[Page], ...]]

ALL_LETTERS = Tally(*(99,) * 5)


def has_room(page: Page, habitat: Habitat) -> bool:
    """Return whether a card of *habitat* can be completed at all: A takes no fifth one (A2)."""
    sheet = page.common.setup.sheet
    return sheet.fill != Fill.TOPMOST or bool(sheet.habitats[habitat] & ~page.marks)


def filled(page: Page, card: Card, size: int) -> Asked:
    """Return the page with the marks of *card*, as far as they leave no choice, and what to ask."""
    sheet = page.common.setup.sheet
    if sheet.fill == Fill.TOPMOST:
        return mark(page, first_free(page, sheet.tracks[card.habitat])[0], size), ()
    if sheet.fill == Fill.LEFTMOST:
        for _ in range(size):
            page = _circled_on_track(page, card.habitat)
        return page, ()
    if sheet.fill == Fill.TOUCHING:
        return _touching(page, card.habitat, size)
    # A card typed in without its cost may be written with any animal.
    letters = card.cost if card.cost.animals else ALL_LETTERS
    return _anywhere(page, card.habitat, size, letters)


def first_free(page: Page, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the first free space of *spaces*, if there is one."""
    marks = page.marks
    return next(((space,) for space in spaces if not marks >> space & 1), ())


def _circled_on_track(page: Page, habitat: Habitat) -> Page:
    """Return the page with the next hex of a track circled, or of the overflow track (B1)."""
    sheet = page.common.setup.sheet
    for space in first_free(page, sheet.tracks[habitat]) or first_free(page, sheet.overflow):
        return mark(page, space, 0)
    return page


def _overflowing(page: Page, count: int) -> Page:
    """Return the page with *count* boxes of the overflow track crossed; the rest is lost (E3)."""
    for _ in range(count):
        for box in first_free(page, page.common.setup.sheet.overflow):
            page = mark(page, box, 0)
    return page


def touchable(page: Page, hexes: int) -> tuple[Mark, ...]:
    """Return the marks that can be made in free *hexes* beside a circled one (C1)."""
    sheet, marks = page.common.setup.sheet, page.marks
    around, moves = sheet.around, sheet.marks
    return tuple(moves[hex] for hex in members(hexes & ~marks) if around[hex] & marks)


def untouched(page: Page) -> tuple[str, ...]:
    """Return the free hexes that are beside no circled one, where they have to be (C1)."""
    sheet, marks = page.sheet, page.marks
    if sheet.fill != Fill.TOUCHING:
        return ()
    free = members(sheet.hexes & ~marks)
    return tuple(sheet.names[hex] for hex in free if not sheet.around[hex] & marks)


def _touching(page: Page, habitat: Habitat, count: int) -> Asked:
    if count == 0:
        return page, ()
    if not page.common.setup.sheet.habitats[habitat] & ~page.marks:
        return _overflowing(page, count), ()
    return page, (MarkTouching(habitat, count),)


class MarkTouching(Prompt[Page], frozen=True):
    """Circle *count* hexes of *habitat* beside circled ones; where none is, the rest is lost."""

    habitat: Habitat
    count: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the free hexes of the habitat beside a circled one."""
        return touchable(page, page.common.setup.sheet.habitats[self.habitat])

    def answer(self, page: Page, move: Move) -> Asked:
        """Circle the hex for the habitat of the card, whatever else it could be."""
        assert isinstance(move, Mark)
        page = mark(page, page.common.setup.sheet.space[move.space], self.habitat + 1)
        page, more = _touching(page, self.habitat, self.count - 1)
        return page, (*more, Settle()) if page.ink[0] & page.sheet.twofold else more


class Settle(Prompt[Page], frozen=True):
    """Say for which habitat a hex that was surrounded, or had for free, is circled (C6)."""

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the two habitats of the first such hex."""
        sheet = page.common.setup.sheet
        for hex in members(page.ink[0] & sheet.twofold):
            return tuple(As(sheet.names[hex], each) for each in sheet.owners(hex))
        return ()

    def answer(self, page: Page, move: Move) -> Asked:
        """Move the circle from the undecided to those of the habitat."""
        assert isinstance(move, As)
        return _settled(page, move.space, move.habitat), (Settle(),)


def _settled(page: Page, name: str, habitat: Habitat) -> Page:
    bit = 1 << page.sheet.space[name]
    ink = list(page.ink)
    ink[0] &= ~bit
    ink[habitat + 1] |= bit
    return replace(page, ink=tuple(ink))


def _anywhere(page: Page, habitat: Habitat, count: int, letters: Tally) -> Asked:
    if count == 0:
        return page, ()
    if not page.common.setup.sheet.habitats[habitat] & ~page.marks:
        return _overflowing(page, count), ()  # D2
    return page, (WriteAnimals(habitat, count, letters),)


class WriteAnimals(Prompt[Page], frozen=True):
    """Write *count* animals into free hexes of *habitat*, each as often as *letters* allow (D1)."""

    habitat: Habitat
    count: int
    letters: Tally

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return every free hex with every animal that may still be written."""
        return writable(page, page.common.setup.sheet.habitats[self.habitat], self.letters)

    def answer(self, page: Page, move: Move) -> Asked:
        """Write the animal, which is then no longer to be had."""
        assert isinstance(move, Write)
        page = mark(page, page.common.setup.sheet.space[move.space], move.animal + 1)
        letters = self.letters.minus(ONE[move.animal])
        return _anywhere(page, self.habitat, self.count - 1, letters)


def writable(page: Page, hexes: int, letters: Tally) -> tuple[Write, ...]:
    """Return every animal of *letters* in every free one of *hexes*."""
    animals = [animal for animal in ANIMALS if letters[animal]]
    writes = page.common.setup.sheet.writes
    return tuple(writes[hex][animal] for hex in members(hexes & ~page.marks) for animal in animals)
