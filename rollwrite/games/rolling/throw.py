"""Every distinct result of a throw, with its price in nature tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, pairwise, product
from operator import mul

from msgspec import Struct

from rollwrite.games.rolling.dice import Effect, Face
from rollwrite.games.rolling.nature import ANIMALS, NOTHING, Animal, Tally

DOWN, UP, TWO = 1, 2, 3
"""What the dice actions cost (R4)."""
WORTH, TOKEN_WORTH = (20, 16, 13, 9, 8), 10
"""What an animal and a token are worth when results are listed, the best first."""

Way = tuple[Tally, int, str]
"""A gain, its price, and how it comes about."""

_GAINS = tuple(tuple(NOTHING.but(animal, count) for count in range(9)) for animal in ANIMALS)
_SHIFTS: dict[Animal, list[tuple[Animal, int, str]]] = {animal: [] for animal in ANIMALS}
"""For each animal what it can count as, at which price; no wrap-around (T1)."""
for _high, _low in pairwise(ANIMALS):
    _SHIFTS[_high].append((_low, DOWN, f"down {_high}"))
    _SHIFTS[_low].append((_high, UP, f"up {_low}"))


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
    dominated: bool
    """Whether another result gives no less of anything for no more tokens."""


@lru_cache(maxsize=1 << 15)
def results(throw: Throw) -> tuple[Result, ...]:
    """Return every distinct result of *throw* with its price, best first, nothing last (R6)."""
    every = gains(throw)
    return tuple(
        Result(
            gain,
            price,
            how,
            any(cost <= price and more.covers(gain) for more, cost, _ in every if more != gain),
        )
        for gain, price, how in every
    )


@lru_cache(maxsize=1 << 15)
def gains(throw: Throw) -> tuple[Way, ...]:
    """Return the same without asking which results are dominated, which takes longest."""
    found: dict[Tally, Way] = {}
    for way in _ways(throw):
        gain = way[0]
        if gain not in found or way[1] < found[gain][1]:
            found[gain] = way
    found.pop(NOTHING, None)
    return (*sorted(found.values(), key=_rank), (NOTHING, 0, "rolled"))


def _rank(way: Way) -> tuple[int, Tally]:
    gain, price, _ = way
    return TOKEN_WORTH * price - sum(map(mul, WORTH, gain)), gain


def _ways(throw: Throw) -> Iterator[Way]:
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
    counts = [0] * len(ANIMALS)
    for side in sides:
        counts[side] += 1
    return counts


def _collect(counts: list[int], saving: int) -> Iterator[Way]:
    """Yield what one type, a shifted type or two types give (R4, R5)."""
    shown = [animal for animal in ANIMALS if counts[animal]]
    for animal in shown:
        yield _GAINS[animal][counts[animal]], 0, "rolled"
        for beside, price, how in _SHIFTS[animal]:
            yield _GAINS[beside][counts[animal] + counts[beside]], price - saving, how
    for one, other in combinations(shown, 2):
        both = _GAINS[one][counts[one]].plus(_GAINS[other][counts[other]])
        yield both, TWO - saving, "two"


def _any_three(sides: tuple[Animal, ...]) -> Iterator[Way]:
    """Yield the animals of any three dice, as rolled or after one shift (R3, R6)."""
    for three in set(combinations(sorted(sides), 3)):
        yield _sum(three), 0, "three"
        for animal in set(three):
            for beside, price, how in _SHIFTS[animal]:
                shifted = (beside if side == animal else side for side in three)
                yield _sum(shifted), price, f"three {how}"


def _family(counts: list[int]) -> Iterator[Way]:
    """Yield one type and any extras from other dice, a token each (V2)."""
    for animal in ANIMALS:
        if not counts[animal]:
            continue
        others = [range(count + 1) if at != animal else range(1) for at, count in enumerate(counts)]
        for extras in product(*others):
            price = sum(extras)
            gain = _GAINS[animal][counts[animal]].plus(Tally(*extras))
            yield gain, price, "extra" if price else "rolled"


def _sum(sides: Iterable[Animal]) -> Tally:
    return Tally(*_counts(sides))
