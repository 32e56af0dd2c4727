"""The bell: whoever changes a table rings it, whoever looks at the table listens."""

from __future__ import annotations

import logging
from threading import Condition, Event, Lock, Thread
from typing import Protocol
from weakref import WeakValueDictionary

import psycopg
from sqlalchemy import make_url

from rollwrite.store.growing import CHANNEL

MOST_TABLES = 8192
"""How many tables' newest numbers are kept for those who begin to listen a moment later."""
QUIET = 5.0
"""Seconds without news after which the line to PostgreSQL is tried."""
PAUSE = 0.5
"""Seconds between two attempts to get a line."""

log = logging.getLogger(__name__)


class Silenced(Exception):
    """The bell was taken down: nobody will hear it again."""


class Bell(Protocol):
    """Tells those who listen at a table that it has changed: a nudge, not a queue."""

    def ring(self, code: str, number: int) -> None:
        """Say that the table called *code* has reached *number*."""

    def echo(self, code: str, number: int) -> None:
        """Say it here, where a move was written that has told the other processes itself."""

    def listen(self, code: str, after: int, timeout: float) -> int | None:
        """Return the newest number above *after*; None when *timeout* is over or to look anew.

        Raise Silenced when the bell is closed.
        """

    def close(self) -> None:
        """Let everybody who listens go, now and from now on."""


class LocalBell:
    """A bell that is heard in one process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._newest: dict[str, int] = {}
        # A condition lives as long as somebody waits for it.
        self._waiting: WeakValueDictionary[str, Condition] = WeakValueDictionary()
        self._alarms = 0
        self._closed = False

    def ring(self, code: str, number: int) -> None:
        """Wake those who listen at the table called *code*, unless *number* is old."""
        with self._lock:
            if self._known(code) >= number:
                return
            self._newest.pop(code, None)
            if len(self._newest) >= MOST_TABLES:
                del self._newest[next(iter(self._newest))]
            self._newest[code] = number
            if (waiting := self._waiting.get(code)) is not None:
                waiting.notify_all()

    echo = ring

    def listen(self, code: str, after: int, timeout: float) -> int | None:
        """Return the newest number above *after*, or None; raise Silenced."""
        with self._lock:
            waiting = self._waiting.setdefault(code, Condition(self._lock))
            alarms = self._alarms
            waiting.wait_for(
                lambda: self._closed or self._alarms > alarms or self._known(code) > after, timeout
            )
            if self._closed:
                raise Silenced()
            number = self._known(code)
            return number if number > after else None

    def alarm(self) -> None:
        """Let everybody who listens look anew: a ring may have been missed."""
        with self._lock:
            self._alarms += 1
            self._wake_all()

    def close(self) -> None:
        """Let everybody who listens go, now and from now on."""
        with self._lock:
            self._closed = True
            self._wake_all()

    def _known(self, code: str) -> int:
        return self._newest.get(code, -1)

    def _wake_all(self) -> None:
        for waiting in list(self._waiting.values()):
            waiting.notify_all()


class PostgresBell:
    """A bell that is heard in all processes that share a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._here = LocalBell()
        self._calling = Lock()
        self._line: psycopg.Connection | None = None
        self._closed = Event()
        self._starting = Lock()
        self._ear: Thread | None = None
        self._hearing = Event()

    def ring(self, code: str, number: int) -> None:
        """Wake those who listen at the table called *code*, in every process."""
        self._here.ring(code, number)
        self._call(f"{code}:{number}")

    def echo(self, code: str, number: int) -> None:
        """Wake those who listen in this process: PostgreSQL has told the others."""
        self._here.ring(code, number)

    def listen(self, code: str, after: int, timeout: float) -> int | None:
        """Return the newest number above *after*, or None; raise Silenced."""
        # Not before: a thread would not outlive the fork that makes a worker.
        with self._starting:
            if self._ear is None:
                self._ear = Thread(target=self._hear, name="bell", daemon=True)
                self._ear.start()
        if not self._hearing.is_set():
            # What was rung until then was heard by nobody here.
            self._hearing.wait(timeout)
            return None
        return self._here.listen(code, after, timeout)

    def close(self) -> None:
        """Let everybody who listens go, and give up both lines."""
        self._here.close()
        self._closed.set()
        self._hearing.set()
        self._call(":")  # Wakes the thread that hears, so that it ends.
        with self._calling:
            self._hang_up()

    def _call(self, words: str) -> None:
        """Tell all processes; a move was confirmed before, so trouble here must not undo it."""
        with self._calling:
            for _ in range(2):
                try:
                    line = self._line = self._line or self._connected()
                    line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, words))
                    return
                except psycopg.OperationalError as trouble:
                    self._hang_up()
                    lost = trouble
        log.warning("The bell was not heard in other processes: %s", lost)

    def _hear(self) -> None:
        while not self._closed.is_set():
            try:
                with self._connected() as line:
                    self._hear_from(line)
            except psycopg.OperationalError as trouble:
                log.warning("The bell hears nothing from other processes: %s", trouble)
                self._closed.wait(PAUSE)

    def _hear_from(self, line: psycopg.Connection) -> None:
        line.execute(f"LISTEN {CHANNEL}")
        self._here.alarm()
        self._hearing.set()
        while not self._closed.is_set():
            for call in line.notifies(timeout=QUIET):
                code, _, number = call.payload.partition(":")
                if self._closed.is_set():
                    return
                if number.isdecimal():
                    self._here.ring(code, int(number))
            line.execute("SELECT 1")

    def _connected(self) -> psycopg.Connection:
        return psycopg.connect(
            self._address, autocommit=True, connect_timeout=5, keepalives_idle=20
        )

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


def make_bell(url: str) -> Bell:
    """Return the bell of those who share the database at *url*."""
    if make_url(url).get_backend_name() == "sqlite":
        return LocalBell()
    return PostgresBell(url)
