"""What a player should hear before completing a card: marks that would find no place."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.completing import RewardCard
from rollwrite.games.rolling.effects import Larger
from rollwrite.games.rolling.moves import Complete, Completed, Reward
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.paying import lying
from rollwrite.games.rolling.rewarding import BONUS, BOTH
from rollwrite.games.rolling.sheet import Fill
from rollwrite.grid.patterns import reached

WITH_BONUS = (BOTH.which, BONUS.which)


def lost_by(page: Page, asked: Prompt[Page] | None, move: Move) -> int:
    """Return how many marks more find no place if *move*, which answers *asked*, is made."""
    match move, asked:
        case Complete(slot), _:
            card = page.common.market[slot - 1]
            return lost_marks(page, card, card.size)
        case Completed(card), _:
            return lost_marks(page, card, card.size)
        case Reward(which), RewardCard(slot) if which in WITH_BONUS:
            card, supplement = lying(page, slot)
            if isinstance(supplement.effect, Larger):
                larger = lost_marks(page, card, card.size + 1)
                return larger - lost_marks(page, card, card.size)
    return 0


def lost_marks(page: Page, card: Card, size: int) -> int:
    """Return how many of *size* marks for *card* find no place, however they are made.

    They are lost past the end of the overflow track (E3), where no hex touches a circled one (C2),
    and where a cost that was typed in names too few animals to write (D1).
    """
    sheet, marks = page.sheet, page.marks
    if sheet.fill == Fill.TOPMOST:
        return 0
    free = sheet.habitats[card.habitat] & ~marks
    places = _places(page, card, free)
    left = size - places
    if places == free.bit_count():
        left -= sum(not marks >> box & 1 for box in sheet.overflow)
    return max(0, left)


def _places(page: Page, card: Card, free: int) -> int:
    """Return how many of *free* hexes the marks of *card* could be made in, were they enough."""
    match page.sheet.fill:
        case Fill.TOUCHING:
            # C1: each is circled beside a circle.
            circled = page.marks & page.sheet.hexes
            return reached(page.sheet.around, circled, free).bit_count()
        case Fill.ANYWHERE if card.cost.animals:
            return min(card.cost.animals, free.bit_count())
    return free.bit_count()
