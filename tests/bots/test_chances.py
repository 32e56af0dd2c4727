"""What the expert expects of the dice, against a count of every throw there is."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from rollwrite.bots.rolling.chances import CHANCES
from rollwrite.games.rolling.dice import CENTRAL, Dice
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import ANIMALS
from rollwrite.games.rolling.throw import Throw, gains

THROWS = 6 ** (CENTRAL + 3)


def _throws(dice: Dice) -> Iterator[tuple[Throw, int]]:
    """Yield every throw that differs, and how many are like it."""
    central = Counter(
        tuple(sorted(three, key=str)) for three in product(dice.central.faces, repeat=CENTRAL)
    )
    own = Counter(
        tuple(sorted(two, key=str)) for two in product(*(die.faces for die in dice.personal))
    )
    for special in dice.special.faces:
        for (three, often), (two, times) in product(central.items(), own.items()):
            yield Throw((special, *three), two), often * times


def _counted(dice: Dice) -> Counter[tuple[int, int, int]]:
    """Return how many throws give an animal so many times, by tokens, animal and number."""
    found: Counter[tuple[int, int, int]] = Counter()
    for throw, often in _throws(dice):
        ways = gains.__wrapped__(throw)
        for tokens, animal in product(range(3), ANIMALS):
            most = max(gain[animal] for gain, price, _ in ways if price <= tokens)
            for number in range(most):
                found[tokens, animal, number] += often
    return found


@pytest.mark.parametrize("box", CHANCES)
def test_the_chances_are_those_of_the_dice(box: str) -> None:
    counted = _counted(load().dice[box])
    away = [
        abs(counted[tokens, animal, number] / THROWS - chance)
        for tokens, table in enumerate(CHANCES[box])
        for animal, row in enumerate(table)
        for number, chance in enumerate(row)
    ]
    assert max(away) < 0.025
