"""The dealer whom nobody need trust: its seed is sealed before the first throw.

A throw is HMAC-SHA-256 of the sealed seed and of random words that the phones sent after they
could see the seal; so neither the server nor a player could choose how the dice fall.
"""

from __future__ import annotations

import hmac
import secrets
from bisect import bisect
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import accumulate, count
from struct import unpack
from typing import TypeVar

from msgspec import Struct

from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move

S = TypeVar("S")

SPAN = 1 << 32


class Throw(Struct, frozen=True):
    """What lets dice fall: the number of the entry before, and the words sent since the last."""

    after: int
    nonces: tuple[str, ...]


def new_seed() -> str:
    """Return a seed that nobody can foresee."""
    return secrets.token_hex(32)


def seal_of(seed: str) -> str:
    """Return what commits a table to *seed* and does not tell it."""
    return sha256(bytes.fromhex(seed)).hexdigest()


class SealedDealer:
    """Answers the chance prompts of one throw, of which some dice may have fallen before."""

    def __init__(self, seed: str, throw: Throw, fallen: int = 0) -> None:
        self._seed = seed
        self._throw = throw
        self._dice = count(fallen)

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return what falls or is drawn for the chance prompt of *seat*."""
        options = game.legal(table, seat)
        weights = game.weights(table, seat) or (1,) * len(options)
        numbers = numbers_of(self._seed, self._throw, seat, next(self._dice))
        return options[pick(weights, numbers)]


def numbers_of(seed: str, throw: Throw, seat: int, die: int) -> Iterator[int]:
    """Yield the numbers below 2**32 that decide how a die of *throw* falls, counted from 0."""
    key = bytes.fromhex(seed)
    for block in count():
        message = f"{throw.after} {seat} {die} {block} {','.join(throw.nonces)}"
        yield from unpack(">8I", hmac.digest(key, message.encode(), "sha256"))


def pick(weights: Iterable[int], numbers: Iterable[int]) -> int:
    """Return which of *weights* the first fair one of *numbers* falls on."""
    sums = tuple(accumulate(weights))
    total = sums[-1]
    # Beyond the last whole multiple the small remainders would come more often.
    fair = next(number for number in numbers if number < SPAN - SPAN % total)
    return bisect(sums, fair % total)


def word_of(seed: str, seat: int, after: int) -> str:
    """Return the word for the move that a table makes for *seat* after entry *after*.

    Every process makes the same one, so a move is written once; nobody else can spend it before.
    """
    return hmac.digest(bytes.fromhex(seed), f"word {seat} {after}".encode(), "sha256").hex()
