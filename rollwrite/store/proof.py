"""Proof that the dice fell by themselves: the seal opened, every throw computed again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hmac import compare_digest

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.dealing import Throw, numbers_of, pick, seal_of
from rollwrite.store.errors import NotOver
from rollwrite.store.models import Table
from rollwrite.store.sitting import NONE_YET, Sitting, Written
from rollwrite.store.tables import begin, find, fold


class Roll(Struct, frozen=True):
    """One die or card of the table: all that decides how it falls, apart from the seed."""

    number: int
    """Its place in the log."""
    throw: Throw
    seat: int
    die: int
    """Which of its throw, counted from 0."""
    odds: tuple[tuple[str, int], ...]
    """Everything that could have come, with its weight."""
    fell: str


class Proof(Struct, frozen=True):
    """What anybody needs to compute the throws of a table again."""

    seed: str
    seal: str
    rolls: tuple[Roll, ...]


def reveal(session: Session, code: str) -> Proof:
    """Return the seed of a game that has ended, with its rolls; raise NotOver before."""
    table = find(session, code)
    sitting = fold(session, table)
    if not sitting.over:
        raise NotOver(code=code)
    return Proof(table.seed, table.seal, tuple(rolls(table, sitting)))


def verify(proof: Proof) -> tuple[int, ...]:
    """Return the numbers of the rolls that the seed does not give; all, when the seal is broken."""
    sealed = compare_digest(seal_of(proof.seed), proof.seal)
    return tuple(
        roll.number for roll in proof.rolls if not sealed or _fall(proof, roll) != roll.fell
    )


def rolls(table: Table, sitting: Sitting) -> Iterator[Roll]:
    """Yield what the seed of *table* dealt, each with the odds of its moment."""
    told = begin(table, sitting.bound.game.seats)
    throw, game = opening(table), sitting.bound.game
    for number, each in enumerate(sitting.written):
        if each.by is not None:
            throw = throw_after(sitting.written, number)
        elif number >= table.since:
            moves = tuple(map(game.notation.write, game.legal(told.table, each.seat)))
            weights = game.weights(told.table, each.seat) or (1,) * len(moves)
            odds = tuple(zip(moves, weights, strict=True))
            yield Roll(number, throw, each.seat, number - throw.after - 1, odds, each.text)
        told = told.told(each)


def opening(table: Table) -> Throw:
    """Return the throw that lets *table* start, with what the phones added."""
    return Throw(NONE_YET, tuple(table.nonces.split(",")) if table.nonces else ())


def throw_after(written: Sequence[Written], number: int) -> Throw:
    """Return the throw that entry *number* lets fall, with the words sent since the one before."""
    first = number
    while first > 0 and written[first - 1].by is not None:
        first -= 1
    nonces = (each.once for each in written[first : number + 1])
    return Throw(number, tuple(each for each in nonces if each))


def _fall(proof: Proof, roll: Roll) -> str:
    numbers = numbers_of(proof.seed, roll.throw, roll.seat, roll.die)
    return roll.odds[pick((weight for _, weight in roll.odds), numbers)][0]
