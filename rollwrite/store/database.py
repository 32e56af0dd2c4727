"""Engines and sessions, for SQLite and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from sqlite3 import Connection as SQLiteConnection
from threading import Lock

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.cache import Recent, caching

BUSY = 10
"""Seconds that a writer waits for the one before it."""
BEGIN = "rollwrite_begin"
"""The execution option that says how SQLite begins a transaction."""
_TURN = "turn"


def connect(url: str) -> Engine:
    """Return the engine of the database at *url*, such as ``sqlite:///tables.db``."""
    address = _address(url)
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True)
    engine = create_engine(address, connect_args={"timeout": BUSY})
    event.listen(engine, "connect", _opened)
    event.listen(engine, "begin", _begun)
    return engine


def sessions(engine: Engine, *, cached: int = 256) -> sessionmaker[Session]:
    """Return what makes sessions; they share a cache of as many tables as *cached* says."""
    # SQLite has writers try again after ever longer pauses; among threads a lock is quicker.
    turn = Lock() if engine.dialect.name == "sqlite" else nullcontext()
    info = caching(Recent(cached)) | {_TURN: turn}
    return sessionmaker(engine, expire_on_commit=False, info=info)


@contextmanager
def writing(session: Session) -> Iterator[None]:
    """Write all that is done inside, or nothing."""
    # What was only read so far has ended: a write begins with the newest entries in sight.
    session.rollback()
    with session.info[_TURN], session.begin():
        session.connection(execution_options={BEGIN: "BEGIN IMMEDIATE"})
        yield


def _address(url: str) -> URL:
    """Return *url* with the driver that is installed; hosting services write postgres."""
    address = make_url(url)
    if address.get_backend_name() in ("postgres", "postgresql"):
        return address.set(drivername="postgresql+psycopg")
    return address


def _opened(connection: SQLiteConnection, _record: object) -> None:
    """Leave transactions to us; readers never wait for a writer; keys are kept."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begun(connection: Connection) -> None:
    """Take the write lock at once where it will be needed: a reader cannot become a writer."""
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))
