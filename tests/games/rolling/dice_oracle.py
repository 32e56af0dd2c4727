"""A slow, obvious list of everything a throw can be collected as, written apart from the rules."""

from collections.abc import Iterator
from itertools import combinations, product

from rollwrite.games.rolling.dice import Effect
from rollwrite.games.rolling.nature import ANIMALS, NOTHING, Animal, Tally
from rollwrite.games.rolling.throw import Throw

Shown = tuple[Animal, ...]
ACTIONS: dict[str, int] = {"none": 0, "down": 1, "up": 2, "two": 3}


def every_result(throw: Throw) -> dict[Tally, int]:
    """Return every gain of *throw* with the fewest tokens it can cost."""
    found = {NOTHING: 0}
    for gain, price in _all(throw):
        found[gain] = min(price, found.get(gain, price))
    return found


def _all(throw: Throw) -> Iterator[tuple[Tally, int]]:
    dice = (*throw.shared, *throw.own)
    effects = [face.effect for face in dice]
    saved = 1 if Effect.ACTION in effects else 0
    for shown in _sides(throw):
        if throw.family:
            yield from _family(shown)
            continue
        for action, tokens in ACTIONS.items():
            price = max(0, tokens - saved) if tokens else 0
            for changed in _acted(shown, action):
                for gain in _collected(changed, 2 if action == "two" else 1):
                    yield gain, price
                if Effect.THREE in effects and action != "two":
                    for three in combinations(changed, 3):
                        yield _tally(three), price


def _sides(throw: Throw) -> Iterator[Shown]:
    """Yield the animals that lie there, for every choice of every die on its own."""
    doubled = Effect.DOUBLE in [face.effect for face in throw.shared]
    shared = [face for face in throw.shared if face.animals]
    for sides in product(*(face.animals for face in (*shared, *throw.own))):
        if not doubled:
            yield sides
            continue
        for own in range(len(throw.own)):
            yield (*sides, sides[len(shared) + own])


def _acted(shown: Shown, action: str) -> Iterator[Shown]:
    """Yield what lies there after *action*, for each type that it can be done to."""
    if action in ("none", "two"):
        yield shown
        return
    step = 1 if action == "down" else -1
    for animal in ANIMALS:
        if 0 <= animal + step < len(ANIMALS):
            yield tuple(Animal(each + step) if each == animal else each for each in shown)


def _collected(shown: Shown, types: int) -> Iterator[Tally]:
    for wanted in combinations(ANIMALS, types):
        yield _tally(tuple(each for each in shown if each in wanted))


def _family(shown: Shown) -> Iterator[tuple[Tally, int]]:
    """Yield one type with every set of other dice beside it, a token for each of these."""
    for animal in set(shown):
        collected = tuple(each for each in shown if each == animal)
        others = tuple(each for each in shown if each != animal)
        for count in range(len(others) + 1):
            for extra in combinations(others, count):
                yield _tally(collected + extra), count


def _tally(animals: Shown) -> Tally:
    return Tally(*(animals.count(animal) for animal in ANIMALS))
