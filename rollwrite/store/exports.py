"""Whole tables as JSON, and tables made of such: people's data is theirs."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import insert
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadExport, StoreError
from rollwrite.store.growing import append
from rollwrite.store.models import Seat, Table
from rollwrite.store.played import remember
from rollwrite.store.proof import sealed_until
from rollwrite.store.reading import KeptSeat, KeptTable, read_log, read_seats, read_table
from rollwrite.store.results import write_results
from rollwrite.store.sitting import Sitting, Written
from rollwrite.store.tables import find, fold, lay, seats_of


def export_table(session: Session, code: str) -> bytes:
    """Return the table called *code* as JSON; raise UnknownTable or NotStarted."""
    return msgspec.json.format(msgspec.json.encode(keep(session, find(session, code))))


def keep(session: Session, table: Table) -> KeptTable:
    """Return *table* as it is kept in a file; raise NotStarted before it has begun."""
    sitting = fold(session, table)
    return kept(session, table, sitting.written, over=sitting.over)


def kept(
    session: Session, table: Table, log: tuple[Written, ...], *, over: bool = True
) -> KeptTable:
    """Return *table* with its *log* as they are kept in a file; the seed only when it is over."""
    told = over and sealed_until(session, table) is None
    return KeptTable(
        format="rollwrite-table",
        version=1,
        game=table.game,
        rules=table.rules,
        setup=table.setup,
        seats=tuple(KeptSeat(seat.name, seat.bot) for seat in seats_of(session, table.code)),
        entries=log,
        seal=table.seal,
        seed=table.seed if told else None,
        nonces=table.nonces,
        since=table.since,
    )


def import_table(session: Session, body: bytes) -> str:
    """Make a table of what was exported, all its seats vacant, and return its code."""
    try:
        read = read_kept(msgspec.json.decode(body, type=KeptTable))
    except (ValueError, RecursionError, StoreError) as error:
        raise BadExport() from error
    return lay(session, lambda code: write(session, code, read))


class Read(Struct, frozen=True, eq=False):
    """A table that was read from a file, under no code yet."""

    sitting: Sitting
    fields: dict[str, object]
    seats: list[dict[str, object]]


def read_kept(told: KeptTable) -> Read:
    """Return what *told* tells; raise ValueError or a StoreError when no table could be so."""
    sitting = read_log(told)
    return Read(sitting, read_table(told, over=sitting.over), read_seats(told))


def write(session: Session, code: str, read: Read) -> None:
    """Write what was read as the table called *code*, and what people have played there."""
    remember(session, write_alone(session, code, read))


def write_alone(session: Session, code: str, read: Read) -> Sitting:
    """Write what was read as the table called *code*, and return what its log tells."""
    told = replace(read.sitting, code=code)
    session.execute(insert(Table).values(read.fields | {"code": code}))
    session.execute(insert(Seat), [seat | {"table": code} for seat in read.seats])
    append(session, told, 0)
    write_results(session, told)
    return told
