"""Prompts about habitat cards: which one to complete, and what to take for it."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.bonuses import TakeDue
from rollwrite.games.rolling.effects import Again
from rollwrite.games.rolling.filling import Asked, filled, has_room
from rollwrite.games.rolling.moves import Complete, Pass, Reward
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.paying import PayCard, lying, payable
from rollwrite.games.rolling.rewarding import grant, offered

COMPLETES = tuple(Complete(slot) for slot in range(1, 5))


class CompleteCard(Prompt[Page], frozen=True):
    """Complete one habitat card, or none (R7)."""

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the slots whose card can be paid, or rolled for, and to pass."""
        common = page.common
        found: list[Move] = [
            complete
            for complete, card, supplement in zip(
                COMPLETES, common.market, common.supplements, strict=False
            )
            if not page.slots >> complete.slot & 1
            and payable(page, card, supplement)
            and has_room(page, card.habitat)
        ]
        return (*found, Pass())

    def answer(self, page: Page, move: Move) -> Asked:
        """Ask for the payment, then for the reward."""
        if not isinstance(move, Complete):
            return page, ()
        return page, (RewardCard(move.slot), PayCard(move.slot))


class RewardCard(Prompt[Page], frozen=True):
    """Take the nature tokens of the card in *slot* and the bonus below it: either, both or none."""

    slot: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return what can be taken; nothing when the card was rolled for and not completed."""
        if not page.slots >> self.slot & 1:
            return ()
        return offered(page, *lying(page, self.slot))

    def answer(self, page: Page, move: Move) -> Asked:
        """Give what was taken, mark the sheet, take what that earns, maybe complete another."""
        assert isinstance(move, Reward)
        card, supplement = lying(page, self.slot)
        again = (CompleteCard(),) if isinstance(supplement.effect, Again) else ()
        page, size, asks = grant(page, card, supplement, move.which)
        return page, (*again, TakeDue(), FillSheet(self.slot, size), *asks)


class FillSheet(Prompt[Page], frozen=True):
    """Mark the sheet with the card in *slot*, *size* hexes of it; what can be chosen follows."""

    slot: int
    size: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the one thing to do."""
        return (COMPLETES[self.slot - 1],)

    def answer(self, page: Page, move: Move) -> Asked:
        """Make the marks that leave no choice, and ask for the others."""
        return filled(page, lying(page, self.slot)[0], self.size)
