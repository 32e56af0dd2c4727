"""Bonuses of the sheet that ask something."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.engine.bits import members
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.filling import (
    ALL_LETTERS,
    Asked,
    Settle,
    first_free,
    touchable,
    writable,
)
from rollwrite.games.rolling.marking import mark
from rollwrite.games.rolling.moves import Choose, Mark, Take, Write
from rollwrite.games.rolling.nature import ANIMALS, HABITATS, ONE, Habitat
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import AnyAnimal, Ask, Fill, FreeHex, OneOf

CHOICES = tuple(map(Choose, ANIMALS))


class TakeDue(Prompt[Page], frozen=True):
    """Take the bonuses due, in any order; one may earn the next (R7)."""

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the areas due; of several that ask the same, the first."""
        areas = page.common.setup.sheet.areas
        different: dict[tuple[Ask, ...], Move] = {}
        for index in members(page.due):
            different.setdefault(areas[index].asks, Take(areas[index].key))
        return tuple(different.values())

    def answer(self, page: Page, move: Move) -> Asked:
        """Ask what the area asks, and then for what is still due."""
        assert isinstance(move, Take)
        area = next(area for area in page.sheet.areas if area.key == move.area)
        asks = tuple(_prompt(ask) for ask in reversed(area.asks))
        return replace(page, due=page.due & ~(1 << area.index)), (self, *asks)


def _prompt(ask: Ask) -> Prompt[Page]:
    match ask:
        case AnyAnimal():
            return GainAnimal()
        case FreeHex(habitat):
            return FreeMark(habitat)
        case OneOf(boxes):
            return CrossOne(boxes)


class GainAnimal(Prompt[Page], frozen=True):
    """Gain one animal of any type."""

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the five animals."""
        return CHOICES

    def answer(self, page: Page, move: Move) -> Asked:
        """Add the animal to the tally."""
        assert isinstance(move, Choose)
        return page.gaining(ONE[move.animal]), ()


class CrossOne(Prompt[Page], frozen=True):
    """Cross one box of a bonus area and take what stands in it (A3, C3)."""

    boxes: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the boxes not yet crossed."""
        marks = page.common.setup.sheet.marks
        return tuple(marks[box] for box in members(self.boxes & ~page.marks))

    def answer(self, page: Page, move: Move) -> Asked:
        """Cross the box."""
        assert isinstance(move, Mark)
        return mark(page, page.sheet.space[move.space], 0), ()


class FreeMark(Prompt[Page], frozen=True):
    """Mark a hex of *habitat*, or of any, by the sheet's own rules (E2); none legal, it is lost."""

    habitat: Habitat | None

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the hexes that can be had."""
        sheet = page.common.setup.sheet
        wanted = HABITATS if self.habitat is None else (self.habitat,)
        if sheet.fill == Fill.LEFTMOST:
            nexts = (
                first_free(page, sheet.tracks[each]) or first_free(page, sheet.overflow)
                for each in wanted
            )
            return tuple(
                sheet.marks[space] for space in sorted({space for one in nexts for space in one})
            )
        hexes = 0
        for each in wanted:
            hexes |= sheet.habitats[each]
        if sheet.fill == Fill.TOUCHING:
            return touchable(page, hexes)
        return writable(page, hexes, ALL_LETTERS)

    def answer(self, page: Page, move: Move) -> Asked:
        """Mark the hex, for the habitat named if one is; else the sheet or the player tells."""
        match move:
            case Mark(name):
                space = page.sheet.space[name]
                return mark(page, space, self._ink(page, space)), (Settle(),)
            case Write(name, animal):
                return mark(page, page.sheet.space[name], animal + 1), ()
        raise AssertionError(move)

    def _ink(self, page: Page, space: int) -> int:
        if page.sheet.fill == Fill.LEFTMOST:
            return 0
        if self.habitat is not None:
            return self.habitat + 1
        return page.sheet.ink_of(space)
