"""Patience with PostgreSQL: it may be slow, but who waits for one that is silent waits in vain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Connection, text

T = TypeVar("T")

SLOW = 10
"""Seconds after which PostgreSQL gives up what it was asked for."""
ANSWER = SLOW + 2.0
"""Seconds after which one that was to give up is taken for silent."""
PING = 2.0
"""Seconds in which it answers when it is asked only whether it is there."""
LULL = 2.0
"""Seconds in which nobody asks one again that was silent."""
SETTINGS: Final[dict[str, Any]] = {"connect_timeout": 5, "tcp_user_timeout": 1000 * SLOW}


class Lull:
    """The time after a silence, in which whoever asks is refused at once."""

    def __init__(self) -> None:
        self._until = 0.0

    def begin(self) -> None:
        """Let everybody be refused for a while."""
        self._until = monotonic() + LULL

    def refuse(self) -> None:
        """Raise OperationalError as long as it lasts."""
        if monotonic() < self._until:
            raise psycopg.OperationalError("PostgreSQL did not answer a moment ago")


class Line(psycopg.Connection[Any]):
    """A line to PostgreSQL that is hung up when nothing is heard there."""

    lull: Lull | None = None
    patience: float | None = ANSWER

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Return what comes; raise OperationalError when that is nothing."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        begun = monotonic()
        try:
            return super().wait(gen, interval, self.patience)
        except psycopg.OperationalError:
            if self.patience is not None and monotonic() - begun >= self.patience:
                self._hang_up()
            raise

    def _hang_up(self) -> None:
        # What comes later would be taken for the answer to something else.
        self.pgconn.finish()
        if self.lull:
            self.lull.begin()

    @contextmanager
    def within(self, seconds: float | None) -> Iterator[None]:
        """Wait so long for each answer inside; for ever where that is None."""
        self.patience = seconds
        try:
            yield
        finally:
            self.patience = ANSWER


@contextmanager
def taking_time(connection: Connection) -> Iterator[None]:
    """Let what is asked inside take as long as it takes."""
    line: Any = connection.connection.dbapi_connection
    if not isinstance(line, Line):
        yield
        return
    with line.within(None):
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        yield
