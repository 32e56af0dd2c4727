"""Engines and sessions, for SQLite and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from sqlite3 import Connection as SQLiteConnection
from threading import Lock
from time import monotonic

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

from rollwrite.store.cache import caching

BUSY = 10
"""Seconds that a writer waits for the one before it."""
LINES = 15
"""How many lines a process has to PostgreSQL, beside two for the bell."""
SILENCE = 2.0
"""Seconds without use after which such a line is tried before it is trusted."""
BEGIN = "rollwrite_begin"
"""The execution option that says how SQLite begins a transaction."""
_TURN, _USED = "turn", "used"


def connect(url: str, *, silence: float = SILENCE) -> Engine:
    """Return the engine of the database at *url*, such as ``sqlite:///tables.db``.

    A line to PostgreSQL that nobody has used for longer than *silence* is tried first.
    """
    address = _address(url)
    if address.get_backend_name() != "sqlite":
        # Lines are kept: to open one takes PostgreSQL longer than all that a move asks of it.
        # The one used last is used next: what answers there knows what is asked.
        engine = create_engine(address, pool_size=LINES, max_overflow=0, pool_use_lifo=True)
        _mind_silence(engine, silence)
        return engine
    # A phone must not wait for a connection as long as there are threads to answer it.
    engine = create_engine(address, connect_args={"timeout": BUSY}, max_overflow=-1)
    event.listen(engine, "connect", _opened)
    event.listen(engine, "begin", _begun)
    return engine


def sessions(engine: Engine, *, cached: int = 256) -> sessionmaker[Session]:
    """Return what makes sessions; they share a cache of as many tables as *cached* says."""
    # SQLite has writers try again after ever longer pauses; among threads a lock is quicker.
    turn = Lock() if engine.dialect.name == "sqlite" else nullcontext()
    info = caching(cached) | {_TURN: turn}
    return sessionmaker(engine, expire_on_commit=False, info=info)


@contextmanager
def writing(session: Session) -> Iterator[None]:
    """Write all that is done inside, or nothing."""
    # What was only read so far has ended: a write begins with the newest entries in sight.
    session.rollback()
    with turn_of(session), session.begin():
        session.connection(execution_options={BEGIN: "BEGIN IMMEDIATE"})
        yield


def turn_of(session: Session) -> AbstractContextManager[object]:
    """Return what lets one thread after the other write, where they would else try in vain."""
    turn: AbstractContextManager[object] = session.info[_TURN]
    return turn


def reason_of(error: SQLAlchemyError) -> str:
    """Return what the database said first; the rest is for programmers."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().partition("\n")[0]


def _mind_silence(engine: Engine, silence: float) -> None:
    """Have a line of *engine* tried that nobody has used for a while: it may have been cut."""
    dialect, driver = engine.dialect, engine.dialect.loaded_dbapi

    @event.listens_for(engine, "checkin")
    def put_down(_line: object, record: ConnectionPoolEntry) -> None:
        record.info[_USED] = monotonic()

    @event.listens_for(engine, "checkout")
    def take_up(line: DBAPIConnection, record: ConnectionPoolEntry, _proxy: object) -> None:
        if monotonic() - record.info.get(_USED, monotonic()) <= silence:
            return
        try:
            dialect.do_ping(line)
        except driver.Error as error:
            raise DisconnectionError() from error  # The pool opens another.


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
    # What was committed survives the server's death at any moment. A power cut may cost the last
    # seconds, never the rest; to wait for the disk at every tap would cost everybody more.
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begun(connection: Connection) -> None:
    """Take the write lock at once where it will be needed: a reader cannot become a writer."""
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))
