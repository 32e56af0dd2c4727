"""Engines and sessions, for SQLite and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from sqlite3 import Connection as SQLiteConnection
from threading import Lock
from time import monotonic
from typing import Any

from psycopg.errors import ConnectionTimeout
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

from rollwrite.store.cache import caching
from rollwrite.store.patience import PING, SETTINGS, SLOW, Line, Lull

BUSY = 10
"""Seconds that a writer waits for the one before it."""
LINES = 15
"""How many lines a process has to PostgreSQL, beside two for the bell."""
WAIT = 5
"""Seconds that somebody waits for such a line; whoever has one is answered or refused in time."""
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
        engine = create_engine(
            address.update_query_dict({"options": _options(address)}),
            connect_args=SETTINGS,
            pool_size=LINES,
            max_overflow=0,
            pool_timeout=WAIT,
            pool_use_lifo=True,
        )
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


def answers(engine: Engine) -> bool:
    """Return whether the database answers, within seconds."""
    try:
        with engine.connect() as connection:
            line: Any = connection.connection.dbapi_connection
            with line.within(PING) if isinstance(line, Line) else nullcontext():
                connection.exec_driver_sql("SELECT 1")
    except SQLAlchemyError:
        return False
    return True


def _mind_silence(engine: Engine, silence: float) -> None:
    """Have a line of *engine* tried that nobody has used for a while: it may have been cut."""
    lull = Lull()

    @event.listens_for(engine, "do_connect")
    def open_line(_dialect: Dialect, _record: object, args: Any, settings: Any) -> Line:
        lull.refuse()
        try:
            line = Line.connect(*args, **settings)
        except ConnectionTimeout:
            lull.begin()
            raise
        line.lull = lull
        return line

    @event.listens_for(engine, "checkin")
    def put_down(_line: object, record: ConnectionPoolEntry) -> None:
        record.info[_USED] = monotonic()

    @event.listens_for(engine, "checkout")
    def take_up(line: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
        lull.refuse()
        if monotonic() - record.info.get(_USED, monotonic()) <= silence:
            return
        try:
            with line.within(PING):
                engine.dialect.do_ping(line)
        except engine.dialect.loaded_dbapi.Error as error:
            lull.refuse()
            raise DisconnectionError() from error  # The pool opens another.


def _options(address: URL) -> str:
    """Return how PostgreSQL is to serve us, with what *address* says of that."""
    told = address.query.get("options", "")
    said = told if isinstance(told, str) else " ".join(told)
    return f"{said} -c statement_timeout={SLOW}s".strip()


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
