"""Prompts about dice: throwing them, rerolling, and what to collect."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.filling import Asked
from rollwrite.games.rolling.moves import Collect, Fall, Keep, Reroll
from rollwrite.games.rolling.nature import TOKEN, Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.throw import Throw, gains
from rollwrite.games.rolling.throwing import ThrowPersonal

REROLLS = (Reroll("1"), Reroll("2"), Reroll("both"), Keep())


class ThrowOwn(ThrowPersonal, frozen=True):
    """Throw one of the two personal dice (R1)."""

    def answer(self, page: Page, move: Move) -> Asked:
        """Lay the die down, in place of what it showed before."""
        assert isinstance(move, Fall)
        dice = list(page.dice)
        dice[self.which : self.which + 1] = [move.face]
        return replace(page, dice=tuple(dice)), ()


class RerollDice(Prompt[Page], frozen=True):
    """Reroll one or both personal dice, *left* more times (R3)."""

    left: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return which dice can be rerolled, and to keep them."""
        return REROLLS

    def answer(self, page: Page, move: Move) -> Asked:
        """Throw the dice named, and ask again while there is a reroll left."""
        if not isinstance(move, Reroll):
            return page, ()
        again = (RerollDice(self.left - 1),) if self.left > 1 else ()
        return page, (*again, *_throws(move.dice))


def _throws(dice: str) -> tuple[ThrowOwn, ...]:
    return (ThrowOwn(1), ThrowOwn(0)) if dice == "both" else (ThrowOwn(int(dice) - 1),)


class CollectAnimals(Prompt[Page], frozen=True):
    """Collect one of the results of the throw, dice action and all (R2, R4, R5)."""

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return every distinct result that the tokens can pay, best first."""
        payable = _collects(page.throw)[1]
        return payable[min(page.tally[TOKEN], len(payable) - 1)]

    def answer(self, page: Page, move: Move) -> Asked:
        """Gain the animals and pay for the dice action."""
        assert isinstance(move, Collect)
        price = _collects(page.throw)[0][move.gain]
        gained = page.tally.plus(move.gain)
        return replace(page, tally=gained.but(TOKEN, gained[TOKEN] - price)), ()


@lru_cache(maxsize=1 << 15)
def _collects(throw: Throw) -> tuple[dict[Tally, int], tuple[tuple[Collect, ...], ...]]:
    """Return the price of each gain, and what can be collected with 0, 1, 2, ... tokens."""
    prices = {gain: price for gain, price, _ in gains(throw)}
    moves = [(_collect(gain), price) for gain, price in prices.items()]
    most = max(prices.values())
    payable = (tuple(move for move, price in moves if price <= held) for held in range(most + 1))
    return prices, tuple(payable)


@lru_cache(maxsize=1 << 12)
def _collect(gain: Tally) -> Collect:
    return Collect(gain)
