"""What was read last, so that only what is newer need be read."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, Protocol, TypeVar

from sqlalchemy.orm import Session

from rollwrite.store.sitting import Sitting

_KEY = "sittings"


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


def caching(sittings: Recent[Sitting]) -> dict[str, object]:
    """Return what a session is told so that it uses *sittings*."""
    return {_KEY: sittings}


def cache_of(session: Session) -> Recent[Sitting]:
    """Return the cache that *session* shares."""
    sittings: Recent[Sitting] = session.info[_KEY]
    return sittings
