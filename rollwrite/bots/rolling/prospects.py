"""What the animals held are worth: as such, and for the cards that lie in the market."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from rollwrite.bots.rolling.judge import Judge
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.page import ROUNDS, SLOTS
from rollwrite.games.rolling.prices import payments

CERTAIN = 0.97
CHANCES = (
    (
        (0.67, 0.26, 0.05, 0.01, 0.0),
        (0.77, 0.38, 0.11, 0.02, 0.0),
        (0.82, 0.47, 0.16, 0.03, 0.0),
        (0.91, 0.64, 0.32, 0.10, 0.02),
        (0.91, 0.65, 0.32, 0.10, 0.02),
    ),
    (
        (0.73, 0.32, 0.08, 0.01, 0.0),
        (0.94, 0.70, 0.34, 0.11, 0.02),
        (0.95, 0.75, 0.44, 0.17, 0.03),
        (0.99, 0.92, 0.70, 0.38, 0.11),
        (0.98, 0.87, 0.59, 0.28, 0.08),
    ),
    (
        (0.91, 0.64, 0.31, 0.09, 0.01),
        (0.99, 0.84, 0.52, 0.20, 0.04),
        (0.99, 0.95, 0.77, 0.42, 0.13),
        (0.99, 0.97, 0.82, 0.50, 0.17),
        (0.98, 0.87, 0.61, 0.29, 0.08),
    ),
)
"""With 0, 1 and 2 tokens: the chance to collect 1, 2, ... of each animal in one round of the
Hills dice, counted over 4,000 throws."""


class Prospect(Struct, frozen=True):
    """A card that can still be completed after this round."""

    prices: tuple[Tally, ...]
    """What it can be paid with, under each discount it will meet."""
    surplus: float
    """What its marks are worth above the animals it costs."""
    rounds: int
    """How long it stays in the market."""


class Prospects:
    """Values tallies at the end of one turn."""

    def __init__(self, judge: Judge, round: int, cards: Iterable[Prospect]) -> None:
        self._judge = judge
        self._weights = weights = judge.weights
        self._left = ROUNDS - round
        self._cards = tuple(cards)
        self._fade = min(1.0, self._left / weights.fade)
        self._round = round
        self._seen: dict[Tally, float] = {}

    def worth(self, tally: Tally) -> float:
        """Return what *tally* is worth when the round ends with it."""
        known = self._seen.get(tally)
        if known is None:
            aims = self._judge.aims
            known = self._worth(tally) + (aims.tally(tally, self._round) if aims else 0.0)
            self._seen[tally] = known
        return known

    def _worth(self, tally: Tally) -> float:
        if self._left == 0:
            return sum(tally) // 5
        weights = self._weights
        held = self._judge.token * tally.token
        for price, count in zip(self._judge.prices, tally, strict=False):
            over = count - weights.plenty
            held += price * (count if over <= 0 else weights.plenty + weights.excess * over)
        hopes = sorted((self._hope(tally, card) for card in self._cards), reverse=True)
        promised = sum(hope * weights.second**place for place, hope in enumerate(hopes))
        return max(self._fade * held, sum(tally) / 5) + weights.market * promised

    def _hope(self, tally: Tally, card: Prospect) -> float:
        """Return the surplus of *card*, weighed with the chance to pay it while it lies there."""
        return card.surplus * max(self._chance(tally, price, card.rounds) for price in card.prices)

    def _chance(self, tally: Tally, price: Tally, rounds: int) -> float:
        """Return the chance to find in *rounds* what *price* asks and *tally* lacks."""
        table = CHANCES[min(tally.token, len(CHANCES) - 1)]
        lacking = [
            row[min(need - have, len(row)) - 1]
            for row, have, need in zip(table, tally, price, strict=False)
            if need > have
        ]
        if price.token > tally.token:
            return 0.0
        if not lacking:
            return CERTAIN
        spare = rounds - len(lacking)
        chance = CERTAIN * self._weights.types ** (len(lacking) - 1)
        for each in lacking:
            chance *= 1 - (1 - each) ** (spare + 1) if spare > 0 else each
        return chance if spare >= 0 else chance * self._weights.crowded**-spare


def coming_prices(
    card: Card, slot: int, supplements: tuple[Supplement, ...], fewest: int = 3
) -> tuple[Tally, ...]:
    """Return the cheapest payments that *card* meets on its way from *slot* to the last one."""
    found: list[Tally] = []
    for supplement in supplements[slot:SLOTS]:
        found += [pay.price for pay in payments(card, supplement)[:fewest]]
    return tuple(dict.fromkeys(found)) or (card.cost,)
