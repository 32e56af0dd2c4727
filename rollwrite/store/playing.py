"""Playing: a move is checked by the engine, written once, and answered."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.store.absent import absent_from
from rollwrite.store.attempts import Attempt, allow
from rollwrite.store.cache import cache_of
from rollwrite.store.database import writing
from rollwrite.store.dealing import dealer_of
from rollwrite.store.errors import Overtaken, WordSpent
from rollwrite.store.growing import append, grow
from rollwrite.store.models import Table
from rollwrite.store.news import Stand, glance
from rollwrite.store.proof import throw_after
from rollwrite.store.results import record
from rollwrite.store.sitting import Sitting, Written
from rollwrite.store.tables import TRIES, deal, recall
from rollwrite.store.words import read_code, read_text, read_word


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
            return _played(session, stand, attempt, known, aloud=aloud)
        except IntegrityError:
            stand = glance(engine, code)  # The key is the lock: this number has been written.
        if known and stand.changes != known.changes:
            break  # It may be no longer theirs to move.
    raise Overtaken(code=code)


def _played(
    session: Session, stand: Stand, attempt: Attempt, known: Stand | None, *, aloud: bool
) -> Answer:
    session.rollback()  # What was read before may be old.
    table, sitting = recall(session, stand)
    if known and table.changes != known.changes:
        raise Overtaken(code=stand.code)  # As below.
    if (first := sitting.number_of(attempt.once)) is not None:
        number = _same(sitting.written[first], attempt, first)
        return Answer(number, table, sitting, table.changes)
    allow(session, table, sitting, attempt)
    text = read_text(attempt.text)
    written = Written(attempt.seat, text, attempt.by, attempt.once, datetime.now(UTC))
    after = sitting.adding(written)
    throw = throw_after(after.written, sitting.length)
    dealer = dealer_of(table, after.written, throw)
    after = deal(after, dealer, absent_from(session, after))
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


def _same(written: Written, attempt: Attempt, number: int) -> int:
    """Return *number* when the entry is what was sent again."""
    again = (attempt.seat, " ".join(attempt.text.split()), attempt.by)
    if again != (written.seat, written.text, written.by):
        raise WordSpent(once=attempt.once)
    return number
