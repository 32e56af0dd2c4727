"""The bell: whoever changes a table rings it, whoever looks at the table listens."""

from __future__ import annotations

from threading import Condition, Lock
from typing import Protocol
from weakref import WeakValueDictionary

MOST_TABLES = 8192
"""How many tables' newest numbers are kept for those who begin to listen a moment later."""


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

    def newest(self, code: str) -> int:
        """Return the newest number that was heard of here; -1 where that is none."""

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

    def newest(self, code: str) -> int:
        """Return the newest number that was heard of here; -1 where that is none."""
        with self._lock:
            return self._known(code)

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
