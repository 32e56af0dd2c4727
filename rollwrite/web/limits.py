"""Limits: how much one address or one seat may ask for in a while."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from itertools import repeat
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final

from flask import request
from msgspec import Struct


class Size(Struct, frozen=True):
    """So many in so many seconds."""

    count: int
    seconds: int


SIZES: Final = {
    "moves": Size(60, 15),
    "house": Size(600, 15),
    "codes": Size(10, 60),
    "joins": Size(400, 600),
    "tables": Size(120, 600),
    "imports": Size(12, 600),
    "deeds": Size(120, 60),
    "streams": Size(600, 60),
    "pages": Size(600, 60),
    "previews": Size(240, 60),
}
"""Moves are counted by seat, and those of a house by address as all else is: a whole club may play
behind one. Deeds are what people do with seats, tables and trails beside playing.

The longest turn in hundreds of games is 15 taps, 24 where the dice of a real box are told: sixty
are such a turn made, taken back tap by tap and made again, with room to spare. A phone keeps what
is refused and sends it again."""
MOST_WINDOWS = 20_000
"""How many are remembered; who was heard of longest ago is forgotten."""
LETTERS = 32
"""How much is kept of what was tried."""
NETWORK = 64
"""The bits of an IPv6 address that its owner cannot change at will."""


class TooMany(Exception):
    """Too much in too short a time; it is over in *seconds*."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Limits:
    """Sliding windows in memory, for many threads."""

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST_WINDOWS) -> None:
        self._clock = clock
        self._most = most
        self._lock = Lock()
        self._windows: OrderedDict[tuple[str, str], deque[tuple[float, str]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._windows)

    def check(self, kind: str, who: str, count: int = 1) -> None:
        """Count so many more of *kind* for *who*; raise TooMany when there is no room for them."""
        with self._lock:
            window = self._window(kind, who)
            self._refuse_full(kind, window, count)
            window.extend(repeat((self._clock(), ""), count))

    def check_once(self, kind: str, who: str, what: str) -> None:
        """Count *what*, the same one only once; raise TooMany when there is no room for it."""
        what = what[:LETTERS]
        with self._lock:
            window = self._window(kind, who)
            if what in (each for _, each in window):
                return
            self._refuse_full(kind, window)
            window.append((self._clock(), what))

    def look(self, kind: str, who: str) -> None:
        """Raise TooMany when *who* has no room left for *kind*; count nothing."""
        with self._lock:
            if (kind, who) in self._windows:
                self._refuse_full(kind, self._window(kind, who))

    def note(self, kind: str, who: str, what: str) -> None:
        """Count *what*, the same one only once, without refusing it."""
        what = what[:LETTERS]
        with self._lock:
            window = self._window(kind, who)
            if len(window) < SIZES[kind].count and what not in (each for _, each in window):
                window.append((self._clock(), what))

    def _window(self, kind: str, who: str) -> deque[tuple[float, str]]:
        """Return what *who* did of *kind* lately, and remember whom we heard of last."""
        window = self._windows.setdefault((kind, who), deque())
        self._windows.move_to_end((kind, who))
        while len(self._windows) > self._most:
            self._windows.popitem(last=False)
        gone = self._clock() - SIZES[kind].seconds
        while window and window[0][0] <= gone:
            window.popleft()
        return window

    def _refuse_full(self, kind: str, window: deque[tuple[float, str]], count: int = 1) -> None:
        size = SIZES[kind]
        over = len(window) + count - size.count
        if over > 0:
            # There is room again when so many have grown old.
            last = window[min(over, len(window)) - 1][0] if window else self._clock()
            raise TooMany(max(1, ceil(last + size.seconds - self._clock())))


def caller() -> str:
    """Return whose request this is: the address, or the network of one who has many."""
    return network(request.remote_addr or "")


def network(address: str) -> str:
    """Return *address*, of an IPv6 one the part that its owner cannot change at will."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    return str(read.ipv4_mapped or IPv6Address(int(read) >> NETWORK << NETWORK))
