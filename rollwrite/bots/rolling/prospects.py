"""What the animals held are worth: as such, and for the cards that lie in the market."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from rollwrite.bots.rolling.chances import chances_of
from rollwrite.bots.rolling.judge import Judge
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.page import ROUNDS, SLOTS, Common
from rollwrite.games.rolling.prices import payments

CERTAIN = 0.97


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

    def __init__(self, judge: Judge, common: Common, cards: Iterable[Prospect]) -> None:
        self._judge = judge
        self._weights = weights = judge.weights
        self._chances = chances_of(common.setup.dice)
        self._left = ROUNDS - common.round
        self._cards = tuple(cards)
        self._fade = min(1.0, self._left / weights.fade)
        self._round = common.round
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
            return sum(tally) // self._judge.leftovers
        weights = self._weights
        held = self._judge.token * tally.token
        for price, count in zip(self._judge.prices, tally, strict=False):
            over = count - weights.plenty
            held += price * (count if over <= 0 else weights.plenty + weights.excess * over)
        hopes = sorted((self._hope(tally, card) for card in self._cards), reverse=True)
        promised = sum(hope * weights.second**place for place, hope in enumerate(hopes))
        least = sum(tally) / self._judge.leftovers
        return max(self._fade * held, least) + weights.market * promised

    def _hope(self, tally: Tally, card: Prospect) -> float:
        """Return the surplus of *card*, weighed with the chance to pay it while it lies there."""
        return card.surplus * max(self._chance(tally, price, card.rounds) for price in card.prices)

    def _chance(self, tally: Tally, price: Tally, rounds: int) -> float:
        """Return the chance to find in *rounds* what *price* asks and *tally* lacks."""
        table = self._chances[min(tally.token, len(self._chances) - 1)]
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
