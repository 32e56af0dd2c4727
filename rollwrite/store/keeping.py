"""How long a table is kept, and what else is not kept for ever."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import delete, exists, select
from sqlalchemy.orm import Session

from rollwrite.store.database import writing
from rollwrite.store.errors import SeatClaimed
from rollwrite.store.hosting import hosting
from rollwrite.store.models import Entry, Table
from rollwrite.store.people import Pass, Played
from rollwrite.store.played import put
from rollwrite.store.tables import check_host, find, seats_of


def keep_for_good(session: Session, code: str, by: int) -> None:
    """Keep the table when nobody plays any more; only its host may."""
    with hosting(session, code, by) as table:
        table.lasting = True


def discard(session: Session, code: str, by: int) -> None:
    """Delete the table with all that belongs to it; only its host may.

    Raise SeatClaimed when it is a game in the history of anybody else.
    """
    with writing(session):
        table = find(session, code, lock=True)
        check_host(table, by)
        mine = seats_of(session, table.code)[by].profile
        players = session.scalars(select(Played.profile).where(Played.table == table.code)).all()
        if set(players) - {mine}:
            raise SeatClaimed(code=code)
        for key in players:
            put(session, key, table.code, None)
        session.execute(delete(Table).where(Table.code == table.code))


def expire(session: Session, before: datetime) -> int:
    """Delete the tables that nobody keeps or has played at since *before*; return how many.

    A game that is in somebody's history stays: awards can be computed again from its log.
    """
    played = exists(select(Entry.number).where(Entry.table == Table.code, Entry.at >= before))
    told = exists(select(Played.code).where(Played.table == Table.code))
    old = delete(Table).where(Table.made < before, Table.lasting.is_(False), ~played, ~told)
    with writing(session):
        gone = session.execute(old.returning(Table.code)).all()
    return len(gone)


def expire_passes(session: Session) -> None:
    """Delete the secrets that open nothing any more."""
    with writing(session):
        session.execute(delete(Pass).where(Pass.until <= datetime.now(UTC)))
