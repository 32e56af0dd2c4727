"""What was read last, so that only what is newer need be read."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.models import Table
from rollwrite.store.sitting import Sitting

_SITTINGS, _KNOWN = "sittings", "known"


class Readable(Protocol):
    """Something about a table: its code, its seal, and how far it was read."""

    @property
    def code(self) -> str:
        """Return the code of the table."""

    @property
    def seal(self) -> str:
        """Return the seal, by which it is this table and no later one with its code."""

    @property
    def length(self) -> int:
        """Return how far it was read."""


R = TypeVar("R", bound=Readable)


class Recent(Generic[R]):
    """A limited number of things by code, for many threads; the one used longest ago goes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._lock = Lock()
        self._kept: OrderedDict[str, R] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, code: str, seal: str) -> R | None:
        """Return what is kept of *code*, unless it is of an earlier table that had this code."""
        with self._lock:
            found = self._kept.get(code)
            if found is None or found.seal != seal:
                return None
            self._kept.move_to_end(code)
            return found

    def newest(self, code: str) -> R | None:
        """Return what is kept of *code*, whichever table that is."""
        with self._lock:
            if code in self._kept:
                self._kept.move_to_end(code)
            return self._kept.get(code)

    def forget(self, code: str) -> None:
        """Keep nothing of *code*: that table is gone."""
        with self._lock:
            self._kept.pop(code, None)

    def keep(self, read: R) -> None:
        """Keep *read*, unless another thread has read further."""
        with self._lock:
            known = self._kept.get(read.code)
            if known and known.seal == read.seal and known.length > read.length:
                return
            self._kept[read.code] = read
            self._kept.move_to_end(read.code)
            while len(self._kept) > self._limit:
                self._kept.popitem(last=False)


class Known(Struct, frozen=True, eq=False):
    """A table as its row was read, by nobody to be changed."""

    table: Table

    @property
    def code(self) -> str:
        """Return the code of the table."""
        return self.table.code

    @property
    def seal(self) -> str:
        """Return the seal of the table."""
        return self.table.seal

    @property
    def length(self) -> int:
        """Return how often the row had been changed."""
        return self.table.changes


def caching(limit: int) -> dict[str, object]:
    """Return what sessions are told that share caches of as many tables as *limit* says."""
    return {_SITTINGS: Recent[Sitting](limit), _KNOWN: Recent[Known](limit)}


def cache_of(session: Session) -> Recent[Sitting]:
    """Return the sittings that *session* shares with others."""
    sittings: Recent[Sitting] = session.info[_SITTINGS]
    return sittings


def known_to(session: Session) -> Recent[Known]:
    """Return the tables that *session* shares with others."""
    known: Recent[Known] = session.info[_KNOWN]
    return known
