"""Playing: a move is checked by the engine, written once, and answered."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.engine.errors import BadNotation
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.store.cache import cache_of
from rollwrite.store.columns import TEXT
from rollwrite.store.database import writing
from rollwrite.store.dealing import dealer_of
from rollwrite.store.errors import (
    Dealt,
    NoSuchSeat,
    NotHost,
    NotYourSeat,
    Overtaken,
    Stale,
    Unreadable,
    WordSpent,
)
from rollwrite.store.growing import append, grow
from rollwrite.store.models import Seat, Table
from rollwrite.store.news import Stand, glance, standing
from rollwrite.store.proof import opening, throw_after
from rollwrite.store.results import record
from rollwrite.store.sitting import Sitting, Written
from rollwrite.store.tables import TRIES, deal, recall, seats_of
from rollwrite.store.words import read_code, read_word


class Attempt(Struct, frozen=True):
    """A move as a page sends it."""

    seat: int
    """For whom it is; ``TABLE`` for shared dice and cards of a real box."""
    text: str
    once: str
    """A random word of the page's making."""
    after: int
    """The number of the last entry of the seat that the page knew."""
    by: int
    """The seat of whoever sends it, as the token told."""


class Answer(Struct, frozen=True, eq=False):
    """The number that a move was given, and the table as it stands now."""

    number: int
    table: Table
    sitting: Sitting
    changes: int
    """How often seats and settings have changed."""


def play(
    session: Session,
    code: str,
    attempt: Attempt,
    known: Stand | None = None,
    *,
    aloud: bool = False,
) -> Answer:
    """Play a move and write it down; sent again it gets the first answer and changes nothing.

    The table had come as far as is *known*, or further by now. Played *aloud* it is told to all
    processes that share the database, with the writing.
    Raise RuleError, BadNotation or a StoreError when it is refused; nothing is changed then.
    """
    read_word(attempt.once)
    code = read_code(code)
    engine = session.get_bind().engine
    stand = known or glance(engine, code)
    for _ in range(TRIES):
        try:
            return _played(session, stand, attempt, aloud=aloud)
        except IntegrityError:
            stand = glance(engine, code)  # The key is the lock: this number has been written.
        if known and stand.changes != known.changes:
            break  # It may be no longer theirs to move.
    raise Overtaken(code=code)


def _played(session: Session, stand: Stand, attempt: Attempt, *, aloud: bool) -> Answer:
    session.rollback()  # What was read before may be old.
    table, sitting = recall(session, stand)
    if (first := sitting.number_of(attempt.once)) is not None:
        number = _same(sitting.written[first], attempt, first)
        return Answer(number, table, sitting, table.changes)
    _allow(session, table, sitting, attempt)
    text = _read_text(attempt)
    written = Written(attempt.seat, text, attempt.by, attempt.once, datetime.now(UTC))
    after = sitting.adding(written)
    throw = throw_after(after.written, sitting.length)
    dealer = dealer_of(table, after.written, throw)
    after = deal(after, dealer, _absent(session, after))
    _write(session, sitting, after, table.changes, aloud=aloud)
    cache_of(session).keep(after)
    return Answer(sitting.length, table, after, table.changes)


def _write(session: Session, before: Sitting, after: Sitting, changes: int, *, aloud: bool) -> None:
    """Write what came after *before*; raise IntegrityError when somebody else was faster."""
    session.rollback()
    if not (before.over or after.over):
        grow(session, after, before.length, changes, aloud=aloud)
        return
    with writing(session):
        append(session, after, before.length, changes, aloud=aloud)
        record(session, after)


def deal_to_absent(session: Session, code: str) -> Sitting:
    """Let the dice fall of bots and of vacant seats, where a real box lay before who left."""
    for _ in range(TRIES):
        try:
            return _dealt(session, code)
        except IntegrityError:
            continue  # As above.
    raise Overtaken(code=code)


def _dealt(session: Session, code: str) -> Sitting:
    with writing(session):
        table, sitting = recall(session, standing(session, read_code(code)))
        if not sitting.readable:
            return sitting
        typed = [n for n, each in enumerate(sitting.written) if each.by is not None]
        throw = throw_after(sitting.written, typed[-1]) if typed else opening(table)
        dealer = dealer_of(table, sitting.written, throw, sitting.length - throw.after - 1)
        after = deal(sitting, dealer, _absent(session, sitting))
        append(session, after, sitting.length)
    cache_of(session).keep(after)
    return after


def _same(written: Written, attempt: Attempt, number: int) -> int:
    """Return *number* when the entry is what was sent again."""
    again = (attempt.seat, " ".join(attempt.text.split()), attempt.by)
    if again != (written.seat, written.text, written.by):
        raise WordSpent(once=attempt.once)
    return number


def _allow(session: Session, table: Table, sitting: Sitting, attempt: Attempt) -> None:
    """Raise what speaks against it before the rules are asked."""
    seats = sitting.bound.game.seats
    if not 0 <= attempt.by < seats or not TABLE <= attempt.seat < seats:
        raise NoSuchSeat(seat=attempt.seat, by=attempt.by)
    if attempt.seat == TABLE:
        if not sitting.bound.game.typed_in:
            raise NotYourSeat(seat=TABLE)
    elif attempt.seat != attempt.by:
        # Moving the table on past somebody who has left.
        vacant = seats_of(session, table.code)[attempt.seat].vacant
        if not vacant or table.host != attempt.by:
            raise NotYourSeat(seat=attempt.seat)
    if not sitting.readable:
        raise Unreadable(number=len(sitting.story.entries))
    if attempt.after != (last := sitting.last(attempt.seat)):
        raise Stale(seat=attempt.seat, after=attempt.after, last=last)
    _allow_amending(table, sitting, attempt)


def _allow_amending(table: Table, sitting: Sitting, attempt: Attempt) -> None:
    """Raise NotHost or Dealt when it amends what is not the sender's to amend."""
    verb, target, *_ = (*attempt.text.split(), "", "")
    if verb != AMEND:
        return
    if table.host != attempt.by:
        raise NotHost(seat=attempt.by)
    dealt = {str(n) for n, each in enumerate(sitting.written) if each.by is None}
    if target in dealt:
        raise Dealt(number=int(target))


def _read_text(attempt: Attempt) -> str:
    """Return the words with single spaces; raise BadNotation when no move is so long or odd."""
    text = " ".join(attempt.text.split())
    if len(text) > TEXT or not text.isascii():
        raise BadNotation(attempt.text)
    return text


def _absent(session: Session, sitting: Sitting) -> set[int]:
    """Return the seats for which the table throws although the box is real."""
    if not sitting.bound.game.typed_in:
        return set()
    wanted = select(Seat.number).where(Seat.table == sitting.code, Seat.token_hash.is_(None))
    return set(session.scalars(wanted))
