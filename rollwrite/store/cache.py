"""The tables folded last, so that only newer entries need be read."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from sqlalchemy.orm import Session

from rollwrite.store.sitting import Sitting

_KEY = "sittings"


class Sittings:
    """A limited number of sittings by code, for many threads; the one used longest ago goes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._lock = Lock()
        self._kept: OrderedDict[str, Sitting] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, code: str, seal: str) -> Sitting | None:
        """Return the sitting of *code*, unless it is of an earlier table that had this code."""
        with self._lock:
            found = self._kept.get(code)
            if found is None or found.seal != seal:
                return None
            self._kept.move_to_end(code)
            return found

    def keep(self, sitting: Sitting) -> None:
        """Keep *sitting*, unless another thread has read further."""
        with self._lock:
            known = self._kept.get(sitting.code)
            if known and known.seal == sitting.seal and known.length > sitting.length:
                return
            self._kept[sitting.code] = sitting
            self._kept.move_to_end(sitting.code)
            while len(self._kept) > self._limit:
                self._kept.popitem(last=False)


def caching(sittings: Sittings) -> dict[str, Sittings]:
    """Return what a session is told so that it uses *sittings*."""
    return {_KEY: sittings}


def cache_of(session: Session) -> Sittings:
    """Return the cache that *session* shares."""
    sittings: Sittings = session.info[_KEY]
    return sittings
