"""Every distinct result of a throw, with its price in nature tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, pairwise, product

from msgspec import Struct

from rollwrite.games.rolling.dice import Effect, Face
from rollwrite.games.rolling.nature import ANIMALS, NOTHING, ONE, Animal, Tally

DOWN, UP, TWO = 1, 2, 3
"""What the dice actions cost (R4)."""

_WORTH = (20, 16, 13, 9, 8, 10)
Counts = tuple[int, ...]


class Throw(Struct, frozen=True, cache_hash=True):
    """What lies on the table for one player: shared faces, the own two, and the variant."""

    shared: tuple[Face, ...]
    own: tuple[Face, ...]
    family: bool = False


class Result(Struct, frozen=True):
    """One thing a throw can be collected as: the gain, its lowest price, and how it comes about."""

    gain: Tally
    price: int
    how: str
    """``rolled``, ``down hawk``, ``up fox``, ``two``, ``three``, ``three down hawk``, ``extra``."""


@lru_cache(maxsize=1 << 15)
def results(throw: Throw) -> tuple[Result, ...]:
    """Return every distinct gain of *throw* at its lowest price, best first, nothing last (R6)."""
    found: dict[Tally, Result] = {}
    for result in (Result(NOTHING, 0, "rolled"), *_ways(throw)):
        known = found.get(result.gain)
        if known is None or result.price < known.price:
            found[result.gain] = result
    return tuple(sorted(found.values(), key=_rank))


@lru_cache(maxsize=1 << 15)
def dominated(throw: Throw) -> frozenset[Tally]:
    """Return the gains for which another result gives no less of anything for no more tokens."""
    every = results(throw)
    return frozenset(
        weak.gain
        for weak in every
        if any(
            best.price <= weak.price and best.gain != weak.gain and best.gain.covers(weak.gain)
            for best in every
        )
    )


def _rank(result: Result) -> tuple[bool, int, Tally]:
    worth = sum(count * each for count, each in zip(result.gain, _WORTH, strict=True))
    return (result.gain == NOTHING, result.price * _WORTH[-1] - worth, result.gain)


def _ways(throw: Throw) -> Iterator[Result]:
    """Yield every way to collect, for every choice of split sides (R5, T6)."""
    effects = {face.effect for face in throw.shared}
    saving = 1 if Effect.ACTION in effects else 0
    for sides in _sides(throw, double=Effect.DOUBLE in effects):
        if throw.family:
            yield from _family(_counts(sides))
            continue
        yield from _collect(_counts(sides), saving)
        if Effect.THREE in effects:
            yield from _any_three(sides)


def _sides(throw: Throw, *, double: bool) -> Iterator[tuple[Animal, ...]]:
    """Yield the animals the dice show, for every choice of split sides; twice for a doubled die."""
    shared = [face.animals for face in throw.shared if face.animals]
    own = [face.animals for face in throw.own]
    fixed = [face for face in (*shared, *own) if len(face) == 1]
    split = [face for face in (*shared, *own) if len(face) > 1]
    if not double:
        for chosen in _multisets(split):
            yield (*(face[0] for face in fixed), *chosen)
        return
    for sides in product(*shared, *own):
        for twice in sides[len(shared) :]:
            yield (*sides, twice)


def _multisets(split: list[tuple[Animal, ...]]) -> Iterable[tuple[Animal, ...]]:
    return {tuple(sorted(chosen)) for chosen in product(*split)}


def _counts(sides: Iterable[Animal]) -> list[int]:
    counts = [0, 0, 0, 0, 0]
    for side in sides:
        counts[side] += 1
    return counts


def _collect(counts: list[int], saving: int) -> Iterator[Result]:
    """Yield what one type, a shifted type or two types give (R4, R5)."""
    for animal in ANIMALS:
        yield Result(_gain(animal, counts[animal]), 0, "rolled")
    for animal, beside, price, how in _shifts():
        if counts[animal]:
            gain = _gain(beside, counts[animal] + counts[beside])
            yield Result(gain, price - saving, f"{how} {animal}")
    for one, other in combinations(ANIMALS, 2):
        if counts[one] and counts[other]:
            both = _gain(one, counts[one]).plus(_gain(other, counts[other]))
            yield Result(both, TWO - saving, "two")


def _shifts() -> Iterator[tuple[Animal, Animal, int, str]]:
    """Yield every up- and downgrade: from, to, price, word; no wrap-around (T1)."""
    for high, low in pairwise(ANIMALS):
        yield high, low, DOWN, "down"
        yield low, high, UP, "up"


def _any_three(sides: tuple[Animal, ...]) -> Iterator[Result]:
    """Yield the animals of any three dice, as rolled or after one shift (R3, R6)."""
    for three in set(combinations(sorted(sides), 3)):
        yield Result(_sum(three), 0, "three")
        for animal, beside, price, how in _shifts():
            if animal in three:
                shifted = (beside if side == animal else side for side in three)
                yield Result(_sum(shifted), price, f"three {how} {animal}")


def _family(counts: list[int]) -> Iterator[Result]:
    """Yield one type and any extras from other dice, a token each (V2)."""
    for animal in ANIMALS:
        others = [range(count + 1) if at != animal else range(1) for at, count in enumerate(counts)]
        for extras in product(*others):
            price = sum(extras)
            if price and not counts[animal]:
                continue
            gain = _gain(animal, counts[animal]).plus(Tally(*extras))
            yield Result(gain, price, "extra" if price else "rolled")


def _gain(animal: Animal, count: int) -> Tally:
    return NOTHING.but(animal, count)


def _sum(sides: Iterable[Animal]) -> Tally:
    total = NOTHING
    for side in sides:
        total = total.plus(ONE[side])
    return total
