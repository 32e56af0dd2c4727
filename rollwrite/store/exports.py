"""Whole tables as JSON, and tables made of such: people's data is theirs."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadExport, StoreError
from rollwrite.store.models import Seat, Table
from rollwrite.store.reading import KeptSeat, KeptTable, read_log, read_seats, read_table
from rollwrite.store.results import record
from rollwrite.store.tables import append, find, fold, lay, seats_of


def export_table(session: Session, code: str) -> bytes:
    """Return the table called *code* as JSON; raise UnknownTable or NotStarted."""
    table = find(session, code)
    sitting = fold(session, table)
    kept = KeptTable(
        format="rollwrite-table",
        version=1,
        game=table.game,
        rules=table.rules,
        setup=table.setup,
        seats=tuple(KeptSeat(seat.name, seat.bot) for seat in seats_of(session, table.code)),
        entries=sitting.written,
        seal=table.seal,
        seed=table.seed if sitting.over else None,
        nonces=table.nonces,
        since=table.since,
    )
    return msgspec.json.format(msgspec.json.encode(kept))


def import_table(session: Session, body: bytes) -> str:
    """Make a table of what was exported, all its seats vacant, and return its code."""
    try:
        kept = msgspec.json.decode(body, type=KeptTable)
        sitting = read_log(kept)
        fields, seats = read_table(kept, over=sitting.over), read_seats(kept)
    except (ValueError, RecursionError, StoreError) as error:
        raise BadExport() from error

    def write(code: str) -> None:
        told = replace(sitting, code=code)
        session.execute(insert(Table).values(fields | {"code": code}))
        session.execute(insert(Seat), [seat | {"table": code} for seat in seats])
        append(session, told, 0)
        record(session, told)

    return lay(session, write)
