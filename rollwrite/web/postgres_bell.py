"""The bell of processes that share a PostgreSQL database, which carries its sound."""

from __future__ import annotations

import logging
from threading import Event, Lock, Thread

import psycopg
from sqlalchemy import make_url

from rollwrite.store.growing import CHANNEL
from rollwrite.store.patience import SETTINGS, Line
from rollwrite.web.bell import LocalBell

QUIET = 5.0
"""Seconds without news after which the line to PostgreSQL is tried."""
PAUSE = 0.5
"""Seconds between two attempts to get a line."""

log = logging.getLogger(__name__)


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

    def newest(self, code: str) -> int:
        """Return the newest number that was heard of in this process; -1 where that is none."""
        return self._here.newest(code)

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
        return Line.connect(self._address, autocommit=True, keepalives_idle=20, **SETTINGS)

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
