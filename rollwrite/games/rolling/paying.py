"""Prompts about paying a habitat card, with its discount or without."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import effects, moves
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.filling import Asked
from rollwrite.games.rolling.moves import Fall, Pass, Pay
from rollwrite.games.rolling.nature import ANIMALS, NOTHING, Tally
from rollwrite.games.rolling.page import ROLLED_IN_VAIN, Page
from rollwrite.games.rolling.prices import payments, payments_after
from rollwrite.games.rolling.throwing import ThrowPersonal

ROLLS = {1: (moves.Roll("1"), moves.Roll("2")), 2: (moves.Roll("both"),)}


def payable(page: Page, card: Card, supplement: Supplement) -> bool:
    """Return whether *card* can be paid, or tried for, with what the tally holds."""
    covers = page.tally.covers
    for pay in payments(card, supplement):
        if covers(pay.price):
            return True
    match supplement.effect:
        case effects.Roll():
            return True  # You may roll without being able to pay.
        case effects.Mix(extra):
            return page.tally.animals >= card.cost.animals + extra
    return False


class PayCard(Prompt[Page], frozen=True):
    """Pay the card in *slot*, with its discount or without."""

    slot: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return every payment the tally covers, and the dice or the mix a discount offers."""
        card, supplement = lying(page, self.slot)
        covers = page.tally.covers
        found: list[Move] = [pay for pay in payments(card, supplement) if covers(pay.price)]
        match supplement.effect:
            case effects.Roll(dice):
                found += ROLLS[dice]
            case effects.Mix(extra) if page.tally.animals >= card.cost.animals + extra:
                found.append(moves.Mix())
        return tuple(found)

    def answer(self, page: Page, move: Move) -> Asked:
        """Take the payment; or roll, or mix, first."""
        card, supplement = lying(page, self.slot)
        match move:
            case Pay(price):
                return _paid(page, self.slot, price)
            case moves.Roll("both"):
                return page, (ThrowForDiscount(0, self.slot, (1,)),)
            case moves.Roll(die):
                return page, (ThrowForDiscount(int(die) - 1, self.slot),)
        assert isinstance(supplement.effect, effects.Mix)
        return page, (PayMixed(self.slot, card.cost.animals + supplement.effect.extra),)


def lying(page: Page, slot: int) -> tuple[Card, Supplement]:
    """Return the card in *slot* and the supplement above or below it."""
    return page.common.market[slot - 1], page.common.supplements[slot - 1]


def _paid(page: Page, slot: int, price: Tally) -> Asked:
    """Return the page with *price* paid for the card in *slot*."""
    slots = page.slots | 1 << slot
    return replace(page, tally=page.tally.minus(price), cards=page.cards + 1, slots=slots), ()


class ThrowForDiscount(ThrowPersonal, frozen=True):
    """Roll a personal die, and *later* ones, for the discount of the card in *slot*."""

    slot: int
    later: tuple[int, ...] = ()
    faces: tuple[Face, ...] = ()

    def answer(self, page: Page, move: Move) -> Asked:
        """Roll on, or ask for what is left to pay."""
        assert isinstance(move, Fall)
        faces = (*self.faces, move.face)
        if self.later:
            which, *later = self.later
            return page, (ThrowForDiscount(which, self.slot, tuple(later), faces),)
        return page, (PayAfterRoll(self.slot, faces),)


class PayAfterRoll(Prompt[Page], frozen=True):
    """Pay what the roll has left of the cost; or complete no card this round."""

    slot: int
    faces: tuple[Face, ...]

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return every payment the tally covers, and to pass."""
        card, supplement = lying(page, self.slot)
        assert isinstance(supplement.effect, effects.Roll)
        every = payments_after(card, supplement.effect, self.faces)
        return (*(pay for pay in every if page.tally.covers(pay.price)), Pass())

    def answer(self, page: Page, move: Move) -> Asked:
        """Take the payment, or let the card lie and complete none this round."""
        if isinstance(move, Pay):
            return _paid(page, self.slot, move.price)
        return replace(page, slots=page.slots | ROLLED_IN_VAIN), ()


class PayMixed(Prompt[Page], frozen=True):
    """Pay *left* animals of any types, one type after the other."""

    slot: int
    left: int
    price: Tally = NOTHING
    animal: int = 0

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return how many of the next type can be given so that the others make up the rest."""
        if not page.tally.covers(self.price):
            return ()  # What was set aside has been spent at the player's word.
        have = page.tally[self.animal]
        later = sum(page.tally[self.animal + 1 : len(ANIMALS)])
        least, most = max(0, self.left - later), min(have, self.left)
        return tuple(Pay(NOTHING.but(self.animal, count)) for count in range(least, most + 1))

    def answer(self, page: Page, move: Move) -> Asked:
        """Ask for the next type, or take the whole payment."""
        assert isinstance(move, Pay)
        price, left = self.price.plus(move.price), self.left - move.price.animals
        if left == 0:
            return _paid(page, self.slot, price)
        return page, (PayMixed(self.slot, left, price, self.animal + 1),)
