"""The dealer whom nobody need trust: its seed is sealed before the first throw.

A throw is HMAC-SHA-256 of the sealed seed and of random words that the phones sent after they
could see the seal; so neither the server nor a player could choose how the dice fall. In a
challenge it is of the seed alone, so that the same falls at every table.
"""

from __future__ import annotations

import hmac
import secrets
from bisect import bisect
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import accumulate, count
from struct import unpack
from typing import Protocol, TypeVar

from msgspec import Struct

from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.moves import Move
from rollwrite.store.models import Table
from rollwrite.store.sitting import Written

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


class Dealer(Protocol):
    """Answers for chance."""

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return what falls or is drawn for the chance prompt of *seat*."""


class SealedDealer:
    """Answers the chance prompts of one throw, of which some dice may have fallen before."""

    def __init__(self, seed: str, throw: Throw, fallen: int = 0) -> None:
        self._seed = seed
        self._throw = throw
        self._dice = count(fallen)

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return what falls or is drawn for the chance prompt of *seat*."""
        numbers = numbers_of(self._seed, self._throw, seat, next(self._dice))
        return _fall(game, table, seat, numbers)


class Fallen:
    """What a table has dealt so far, as a challenge counts it: nothing that people do matters."""

    def __init__(self, written: Iterable[Written] = ()) -> None:
        self._shared = 0
        self._own: dict[int, int] = {}
        for each in written:
            if each.by is None:
                self.place(each.seat)

    def place(self, seat: int) -> tuple[Throw, int]:
        """Return the throw and the number in it of what falls for *seat* next, and count it.

        Each shared die or card is a throw of its own; what seats throw before the next comes
        belongs to it.
        """
        if seat == TABLE:
            self._shared += 1
            self._own.clear()
            return Throw(self._shared, ()), 0
        die = self._own.get(seat, 0)
        self._own[seat] = die + 1
        return Throw(self._shared, ()), die


class EqualDealer:
    """Answers the chance prompts of a challenge: alike at every table, whatever people do."""

    def __init__(self, seed: str, fallen: Fallen) -> None:
        self._seed = seed
        self._fallen = fallen

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        """Return what falls or is drawn for the chance prompt of *seat*."""
        throw, die = self._fallen.place(seat)
        return _fall(game, table, seat, numbers_of(self._seed, throw, seat, die))


def dealer_of(table: Table, written: Iterable[Written], throw: Throw, fallen: int = 0) -> Dealer:
    """Return the dealer of *table* after what was *written*, of whose *throw* some have fallen."""
    if table.challenge is not None:
        return EqualDealer(table.seed, Fallen(written))
    return SealedDealer(table.seed, throw, fallen)


def _fall(game: Game[S], table: S, seat: int, numbers: Iterable[int]) -> Move:
    turn = game.turn_of(table, seat)
    return turn.choices[pick(turn.weights, numbers)]


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
