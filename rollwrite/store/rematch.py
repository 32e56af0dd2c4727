"""Rematches: another table for the same people, who keep their secrets."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.store.bindings import rules_of
from rollwrite.store.database import writing
from rollwrite.store.dealing import new_seed, seal_of
from rollwrite.store.errors import NotOver, Overtaken
from rollwrite.store.hosting import BOT_NAMES, bot_name, person_of
from rollwrite.store.models import Seat, Table
from rollwrite.store.tables import TRIES, find, fold, seats_of
from rollwrite.store.words import new_code


def rematch(session: Session, code: str, by: int) -> str:
    """Return the code of the lobby where the people of *code* meet again, opened at most once.

    Raise NoSuchSeat when *by* is none of them, NotOver while they still play.
    """
    for _ in range(TRIES):
        try:
            return _next(session, code, by, new_code())
        except IntegrityError:
            continue  # Another table has this code.
    raise Overtaken(code=code)


def followers(session: Session, fresh: str) -> tuple[str, ...]:
    """Return the names of those who have come to the rematch called *fresh* so far."""
    here = select(Seat.name).where(Seat.table == fresh, Seat.nonce != "").order_by(Seat.number)
    return tuple(session.scalars(here))


def _next(session: Session, code: str, by: int, fresh: str) -> str:
    with writing(session):
        table = find(session, code, lock=True)
        person_of(session, table, by)
        if not fold(session, table).over:
            raise NotOver(code=code)
        if table.next is None or session.get(Table, table.next) is None:
            _open(session, table, by, fresh)
            table.next = fresh
            table.changes += 1
        return table.next


def _open(session: Session, table: Table, by: int, fresh: str) -> None:
    """Open a table called *fresh* for those who sit at *table*; nonces come when they follow."""
    rules, seed = rules_of(table.game), new_seed()
    stay = [seat for seat in seats_of(session, table.code) if not seat.vacant]
    numbers = {seat.number: number for number, seat in enumerate(stay)}
    again = Table(code=fresh, game=table.game, rules=rules.version, setup=rules.check(table.setup))
    again.seed, again.seal, again.made = seed, seal_of(seed), datetime.now(UTC)
    again.host = numbers[by if table.host is None else table.host]
    session.add(again)
    session.flush()
    names = [seat.name for seat in stay]
    for number, seat in enumerate(stay):
        if seat.bot and seat.name not in BOT_NAMES:
            names[number] = bot_name(names)  # Whose seat it took may come again.
        kept = {"name": names[number], "token_hash": seat.token_hash, "bot": seat.bot}
        # Nobody is away who has only not come yet.
        seen = None if seat.bot else again.made
        session.add(Seat(table=fresh, number=number, profile=seat.profile, seen=seen, **kept))
