"""Who listens: each stream holds a thread, so they are counted and there are never too many."""

from __future__ import annotations

from threading import Lock

from msgspec import Struct

from rollwrite.web.limits import TooMany

FULL = 10
"""Seconds until a phone that found no room may ask again."""


class Caps(Struct, frozen=True):
    """How many streams there are at most; a full house of eight has a television and guests."""

    process: int
    table: int = 40
    address: int = 128
    listener: int = 4
    """Pages of one phone with a seat at one table; the newest is let in and the oldest ends."""
    strangers: int = 24
    """Pages at one table of phones without a seat, which cannot be told apart behind one address;
    the other places are for those who play."""


class Stream(Struct, eq=False):
    """One page that listens at one table."""

    code: str
    address: str
    listener: str | None
    """Whose page it is; None where the phone holds no seat."""
    seat: int | None = None
    """Whose sheet the page shows; None where it shows what everybody sees."""
    displaced: bool = False
    """Whether a newer page of the same phone has taken its place."""


class Streams:
    """All streams of a process."""

    def __init__(self) -> None:
        self._lock = Lock()
        # In the order in which they came; one that was displaced holds its thread a little longer.
        self._open: dict[int, Stream] = {}

    def enter(self, stream: Stream, caps: Caps) -> None:
        """Let *stream* in; raise TooMany where *caps* leave no room."""
        with self._lock:
            there = [each for each in self._open.values() if not each.displaced]
            own = [each for each in there if stream.listener and each.listener == stream.listener]
            oldest = own[: max(0, len(own) + 1 - caps.listener)]
            room = bool(oldest) or _is_room(stream, there, caps)
            if len(self._open) >= caps.process or not room:
                raise TooMany(FULL)
            for each in oldest:
                each.displaced = True
            self._open[id(stream)] = stream

    def leave(self, stream: Stream) -> None:
        """Let *stream* go."""
        with self._lock:
            self._open.pop(id(stream), None)

    def __len__(self) -> int:
        return len(self._open)


def _is_room(stream: Stream, there: list[Stream], caps: Caps) -> bool:
    table = [each for each in there if each.code == stream.code]
    strangers = sum(each.listener is None for each in table)
    if stream.listener is None and strangers >= caps.strangers:
        return False
    address = sum(each.address == stream.address for each in there)
    return len(table) < caps.table and address < caps.address
