"""The sealed dealer: fair, repeatable, and bound by what it showed before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import new as new_hmac
from itertools import chain, count, islice
from random import Random

import pytest
from msgspec.structs import replace

from rollwrite.bots.player import Player
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.dice import Die
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.store.dealing import (
    SPAN,
    SealedDealer,
    Throw,
    new_seed,
    numbers_of,
    pick,
    seal_of,
)
from tests.store.evenings import SEED

THROW = Throw(57, ("ann-1", "bob-2"))
GAME = prepare(load(), Options())
ROLLS = 1_000_000
BLOCK = 8
"""Numbers that one digest gives."""
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32}
"""By degrees of freedom: what a fair die exceeds once in a thousand times."""
DICE = {
    f"{box} {die.key}": die
    for box, dice in load().dice.items()
    for die in (dice.central, dice.special, *dice.personal)
}


def _numbers(at: int) -> Iterator[int]:
    """Yield the numbers of die *at* in throw after throw, all eight that each digest gives.

    The table takes the first fair one of them; to make a digest for every roll would take the
    eight dice more than a minute, and each of the eight numbers has to be as good as the first.
    """
    throws = (replace(THROW, after=after) for after in count())
    return chain.from_iterable(islice(numbers_of(SEED, each, 0, at), BLOCK) for each in throws)


def _chi_square(counts: Sequence[int], weights: Sequence[int]) -> float:
    share = sum(counts) / sum(weights)
    return sum(
        (count - weight * share) ** 2 / (weight * share)
        for count, weight in zip(counts, weights, strict=True)
    )


def _weights(die: Die) -> tuple[int, ...]:
    return tuple(Counter(die.faces).values())


@pytest.mark.parametrize(("at", "die"), tuple(enumerate(DICE.values())), ids=DICE)
def test_a_die_falls_as_often_on_each_face_as_it_should(at: int, die: Die) -> None:
    weights, numbers = _weights(die), _numbers(at)
    fallen = Counter(pick(weights, numbers) for _ in range(ROLLS))
    counts = [fallen[face] for face in range(len(weights))]
    assert _chi_square(counts, weights) < CRITICAL[len(weights) - 1]


def test_a_die_with_one_face_one_percent_too_often_would_be_found() -> None:
    counts = [int(ROLLS / 6 * each) for each in (1.01, 0.99, 1, 1, 1, 1)]
    assert _chi_square(counts, (1,) * 6) > CRITICAL[5]


def test_the_numbers_are_what_anybody_computes_with_hmac_sha_256() -> None:
    message = b"57 2 3 0 ann-1,bob-2"
    digest = new_hmac(bytes.fromhex(SEED), message, sha256).digest()
    words = [int.from_bytes(digest[at : at + 4]) for at in range(0, 32, 4)]
    assert words == list(islice(numbers_of(SEED, THROW, 2, 3), 8))


def test_a_ninth_number_comes_from_a_second_block() -> None:
    digest = new_hmac(bytes.fromhex(SEED), b"57 2 3 1 ann-1,bob-2", sha256).digest()
    assert int.from_bytes(digest[:4]) == next(islice(numbers_of(SEED, THROW, 2, 3), 8, None))


@pytest.mark.parametrize(
    ("number", "face"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 0), (SPAN - 5, 2)]
)
def test_a_number_falls_on_a_face_by_its_weight(number: int, face: int) -> None:
    assert face == pick((3, 1, 2), [number])


def test_a_number_beyond_the_last_whole_multiple_is_passed_over() -> None:
    assert 0 == pick((3, 1, 2), [SPAN - 1, SPAN - 4, 0])


@pytest.mark.parametrize(
    "other",
    [
        numbers_of("0" * 64, THROW, 0, 0),
        numbers_of(SEED, replace(THROW, after=58), 0, 0),
        numbers_of(SEED, replace(THROW, nonces=("ann-1", "bob-3")), 0, 0),
        numbers_of(SEED, replace(THROW, nonces=("bob-2", "ann-1")), 0, 0),
        numbers_of(SEED, THROW, TABLE, 0),
        numbers_of(SEED, THROW, 0, 1),
    ],
    ids=["seed", "entry", "nonce", "order", "seat", "die"],
)
def test_whatever_decides_a_throw_changes_it(other: Iterator[int]) -> None:
    assert next(numbers_of(SEED, THROW, 0, 0)) != next(other)


def test_a_seal_is_the_sha_256_of_the_seed() -> None:
    assert sha256(bytes.fromhex(SEED)).hexdigest() == seal_of(SEED)


def test_no_two_tables_have_one_seed() -> None:
    assert 100 == len({new_seed() for _ in range(100)})


def test_it_can_stand_in_for_the_dealer_of_the_engine() -> None:
    choosers: tuple[Player[Table], ...] = (SealedDealer(SEED, THROW), Dealer(Random(1)))
    assert [True, True] == [_dealt(each).common.on.thrown for each in choosers]


def test_the_same_throw_falls_the_same_again() -> None:
    assert _dealt(SealedDealer(SEED, THROW)) == _dealt(SealedDealer(SEED, THROW))


def _dealt(dealer: Player[Table]) -> Table:
    """Return the table after all that comes before the first turn."""
    table = GAME.start()
    while GAME.actors(table) == (TABLE,):
        table = GAME.play(table, TABLE, dealer.choose(GAME, table, TABLE))
    return table
