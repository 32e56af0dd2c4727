"""Proof that the dice fell by themselves: the seal opened, and all that each throw came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.store.dealing import Fallen, Throw
from rollwrite.store.errors import NotOver, StillSealed
from rollwrite.store.models import Challenge, Table
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
    """Return the seed of a game that has ended, with its rolls; raise NotOver before.

    Raise StillSealed while others may play from the same seed.
    """
    table = find(session, code)
    sitting = fold(session, table)
    if not sitting.over:
        raise NotOver(code=code)
    if (until := sealed_until(session, table)) is not None:
        raise StillSealed(until=until)
    return Proof(table.seed, table.seal, tuple(rolls(table, sitting)))


def sealed_until(session: Session, table: Table) -> datetime | None:
    """Return until when others may play from the seed of *table*; None when nobody may."""
    if table.challenge is None:
        return None
    closes = session.scalar(select(Challenge.closes).where(Challenge.code == table.challenge))
    return closes if closes is not None and closes > datetime.now(UTC) else None


def rolls(table: Table, sitting: Sitting) -> Iterator[Roll]:
    """Yield what the seed of *table* dealt, each with the odds of its moment."""
    told, game = begin(table, sitting.bound.game.seats), sitting.bound.game
    places = _equal_places if table.challenge else _places
    for number, throw, die in places(table, sitting.written):
        told = told.told(sitting.written[told.length : number])
        if not told.readable:
            return  # A file may tell what counts only since it was amended: no dice are known then.
        each = sitting.written[number]
        turn = game.turn_of(told.table, each.seat)
        moves = map(game.notation.write, turn.choices)
        odds = tuple(zip(moves, turn.weights, strict=True))
        yield Roll(number, throw, each.seat, die, odds, each.text)


def _places(table: Table, written: Sequence[Written]) -> Iterator[tuple[int, Throw, int]]:
    """Yield the number of each entry that was dealt, its throw and which die of that it is."""
    throw = opening(table)
    for number, each in enumerate(written):
        if each.by is not None:
            throw = throw_after(written, number)
        elif number >= table.since:
            yield number, throw, number - throw.after - 1


def _equal_places(_table: Table, written: Sequence[Written]) -> Iterator[tuple[int, Throw, int]]:
    """Yield the same for a challenge."""
    fallen = Fallen()
    for number, each in enumerate(written):
        if each.by is None:
            yield number, *fallen.place(each.seat)


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
