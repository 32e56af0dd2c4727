"""What a habitat card can be paid with, for each kind of discount."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise

from rollwrite.games.rolling.cards import Card, Kind, Supplement
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.effects import Bulk, Less, Lower, Rarest, Roll, Swap
from rollwrite.games.rolling.moves import Pay
from rollwrite.games.rolling.nature import ANIMALS, ONE, TOKEN, Animal, Tally

MANY = 99


@lru_cache(maxsize=1 << 13)
def payments(card: Card, supplement: Supplement) -> tuple[Pay, ...]:
    """Return all that *card* can be paid with under *supplement*, least first; no dice rolled."""
    prices = {card.cost}
    if supplement.kind == Kind.DISCOUNT:
        prices.update(_discounted(card.cost, supplement.effect))
    return _in_order(prices)


@lru_cache(maxsize=1 << 13)
def payments_after(card: Card, roll: Roll, faces: tuple[Face, ...]) -> tuple[Pay, ...]:
    """Return all that *card* can be paid with once *faces* were rolled for its discount."""
    prices = {card.cost}
    for animal in {animal for face in faces for animal in face.animals}:
        prices.update(_fewer(card.cost, animal, roll.less or MANY, exactly=not roll.less))
    return _in_order(prices)


def _in_order(prices: Iterable[Tally]) -> tuple[Pay, ...]:
    ordered = sorted(prices, key=lambda price: (price.animals + price.token, price))
    return tuple(map(Pay, ordered))


def _discounted(cost: Tally, effect: object) -> Iterator[Tally]:
    match effect:
        case Less(count, (), tokens, each):
            yield from _fewer_of_any(cost, count, tokens, each=each)
        case Less(count, of):
            for word in of:
                yield from _fewer(cost, Animal.read(word), count)
        case Rarest(count):
            # A card typed in without its cost has no rarest type.
            for rarest in [animal for animal in ANIMALS if cost[animal]][:1]:
                yield from _fewer(cost, rarest, count)
        case Bulk(least):
            yield Tally(*(count - (count >= least) for count in cost[:TOKEN]))
        case Lower():
            yield from _lowered(cost)
        case Swap(count):
            yield from _swapped(cost, count)


def _fewer(cost: Tally, animal: Animal, count: int, *, exactly: bool = False) -> Iterator[Tally]:
    """Yield *cost* with up to *count* less of *animal*, or with all of them gone."""
    most = min(count, cost[animal])
    for less in range(most if exactly else 0, most + 1):
        yield cost.but(animal, cost[animal] - less)


def _fewer_of_any(cost: Tally, count: int, tokens: int, *, each: bool) -> Iterator[Tally]:
    """Yield *cost* with up to *count* animals less of any types, and the tokens that asks."""
    most = min(count, cost.animals)
    # One price for all of them buys no fewer.
    least = most if tokens and not each else 1
    for less in range(max(least, 1), most + 1):
        for gone in combinations_with_replacement(ANIMALS, less):
            price = cost
            for animal in gone:
                price = price.minus(ONE[animal])
            if min(price) >= 0:
                yield price.but(TOKEN, tokens * less if each else tokens)


def _lowered(cost: Tally) -> Iterator[Tally]:
    """Yield *cost* with some of one type paid with the next lower one; none is below salmon."""
    for high, low in pairwise(ANIMALS):
        for moved in range(1, cost[high] + 1):
            yield cost.but(high, cost[high] - moved).but(low, cost[low] + moved)


def _swapped(cost: Tally, count: int) -> Iterator[Tally]:
    """Yield *cost* with up to *count* animals paid with others."""
    for swaps in range(1, count + 1):
        for gone in combinations_with_replacement(ANIMALS, swaps):
            left = cost
            for animal in gone:
                left = left.minus(ONE[animal])
            if min(left) < 0:
                continue
            for given in combinations_with_replacement(ANIMALS, swaps):
                price = left
                for animal in given:
                    price = price.plus(ONE[animal])
                yield price
