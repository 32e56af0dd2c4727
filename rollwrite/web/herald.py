"""The herald: tells a page that its table has grown, and whether any of it shows there."""

from __future__ import annotations

from threading import Lock

from rollwrite.store.models import Seat
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import seats_here, speech
from rollwrite.web.reading import Reading, read_table
from rollwrite.web.screens.aims import aims
from rollwrite.web.screens.company import states
from rollwrite.web.screens.looking import Looking
from rollwrite.web.streams import Stream
from rollwrite.web.visit import Visit

_READING = Lock()


class Herald:
    """Tells a page that its table has grown, and knows what that was worth."""

    def __init__(self, page: Stream) -> None:
        self._page = page
        self._shown: Showing | None = None
        self._seats: tuple[Seat, ...] = ()
        self._mine: tuple[int, ...] = ()
        self.number = 0

    def tell(self, newest: int) -> str:
        """Return that the table has grown to *newest* or beyond.

        Most moves of others change nothing that this page shows: it need not ask what is new when
        it shows how the table stood when it was last told something.
        """
        before, known = self.number, self._shown
        self._shown = None if self._page.seat is None else self._showing(self._page.seat, newest)
        self.number = self._shown.number if self._shown else newest
        if known and self._shown and known.as_much_as(self._shown):
            return _event("same", self.number, f"{before} {self.number}")
        return _event("grown", self.number)

    def beat(self) -> str:
        """Return that the line still stands."""
        return _event("beat", self.number)

    def _showing(self, seat: int, least: int) -> Showing | None:
        """Return what the page has to show, unless that is no game or older than *least*."""
        read = _newest(self._page.code, least)
        if read.seats is not self._seats:
            self._seats, self._mine = read.seats, seats_here(read.seats, read.code)
        seen = Visit(read.table, read.seats, self._mine, read.sitting, read.table.changes)
        there = seen.number >= least and seen.room == "play" and seat in seen.mine
        return Showing(seen, seat) if there else None


class Showing:
    """What a page of the game shows unasked: the others' points are folded away."""

    def __init__(self, seen: Visit, seat: int) -> None:
        self.number = seen.number
        self._parts = _parts(Looking(seen, seat, speech()))

    def as_much_as(self, other: Showing) -> bool:
        """Return whether both pages are the same, but for their numbers."""
        return self._parts == other._parts


def _parts(look: Looking) -> tuple[object, ...]:
    """Return what the page is made from."""
    seen, told = look.visit, look.sitting
    seats = seen.changes, seen.mine, states(seen, look.game, look.table)
    typed = told.length if look.game.typed_in else 0  # With a real box every entry may show.
    return look, look.after, *seats, aims(look), typed


def _newest(code: str, least: int) -> Reading:
    """Return the table as it was read last, anew when that is older than *least*."""
    stage = backstage()
    if (read := _left(code, least)) is not None:
        return read
    with _READING:  # All pages at a table wake together; the first one reads for the others.
        if (read := _left(code, least)) is not None:
            return read
        with stage.sessions() as session:
            return read_table(session, code, stage.readings, anew=False)


def _left(code: str, least: int) -> Reading | None:
    """Return the table as whoever moved left it here, unless that is older than *least*."""
    read = backstage().readings.newest(code)
    return read if read is not None and read.length >= least else None


def _event(name: str, number: int, data: str = "") -> str:
    return f"event: {name}\nid: {number}\ndata: {data or number}\n\n"
