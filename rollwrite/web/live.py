"""Live: a stream of numbers that tells a phone when to look again, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from threading import Lock
from time import monotonic

from flask import Blueprint, Response, current_app, request, stream_with_context
from flask.blueprints import BlueprintSetupState
from sqlalchemy.exc import SQLAlchemyError

from rollwrite.store.errors import UnknownTable
from rollwrite.store.models import Seat
from rollwrite.store.presence import seen, unheard
from rollwrite.store.tables import find, seats_of
from rollwrite.web.backstage import backstage
from rollwrite.web.bell import Silenced
from rollwrite.web.identity import seats_here, speech
from rollwrite.web.limits import caller
from rollwrite.web.reading import Reading, read_table
from rollwrite.web.screens.aims import aims
from rollwrite.web.screens.company import states
from rollwrite.web.screens.looking import Looking
from rollwrite.web.streams import Caps, Stream, Streams
from rollwrite.web.visit import Visit

bp = Blueprint("live", __name__)
log = logging.getLogger(__name__)

HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}
"""A proxy that compressed or collected the stream would keep it to itself."""
_KEY = "rollwrite-streams"
_READING = Lock()


@bp.get("/t/<code>/stream")
def stream(code: str) -> Response:
    """Send the number of the table whenever it grows, and a beat in between.

    A page that names its seat is told too when nothing has changed that it shows.
    """
    stage, address = backstage(), caller()
    stage.limits.check("streams", address)
    with stage.sessions() as session:
        code = find(session, code).code
        seats = seats_here(seats_of(session, code), code)
    shown = request.args.get("seat", type=int)
    phone = f"{code} {seats}" if seats else None
    page = Stream(code, address, phone, shown if shown in seats else None)
    streams = _streams()
    stage.company.wake(code)  # Bots that a restart has stopped go on when people look again.
    streams.enter(page, Caps(stage.config.streams))
    answer = Response(stream_with_context(_events(page)), mimetype="text/event-stream")
    answer.headers.update(HEADERS)
    # A page that left before the first event never began to iterate.
    answer.call_on_close(lambda: streams.leave(page))
    return answer


def _events(page: Stream) -> Iterator[str]:
    """Yield events until the table is gone, the bell is silent, or the stream is old enough."""
    try:
        yield from _growth(page)
    except (Silenced, UnknownTable):
        return
    except SQLAlchemyError as trouble:
        log.warning("A stream ended because the database did not answer: %s", trouble)


def _growth(page: Stream) -> Iterator[str]:
    config, bell, news = backstage().config, backstage().bell, News(page)
    yield news.event(_look(page.code))
    now = monotonic()
    end, beat = now + config.life, now + config.beat
    while now < end and not page.displaced:
        heard = bell.listen(page.code, news.number, max(0.0, beat - now))
        newest = _look(page.code) if heard is None else heard
        if newest > news.number:
            yield news.event(newest)
        now = monotonic()
        if now >= beat:
            beat = now + config.beat
            yield _event("beat", news.number)


class News:
    """What a page has been told, and what that was worth."""

    def __init__(self, page: Stream) -> None:
        self._page = page
        self._seen: Look | None = None
        self._seats: tuple[Seat, ...] = ()
        self._mine: tuple[int, ...] = ()
        self.number = 0

    def event(self, newest: int) -> str:
        """Return that the table has grown to *newest* or beyond.

        Most moves of others change nothing that this page shows: it need not ask what is new when
        it shows how the table stood when it was last told something.
        """
        before, known = self.number, self._seen
        self._seen = None if self._page.seat is None else self._look(self._page.seat, newest)
        self.number = self._seen.number if self._seen else newest
        if known and self._seen and known.shows_as_much_as(self._seen):
            return _event("same", self.number, f"{before} {self.number}")
        return _event("grown", self.number)

    def _look(self, seat: int, least: int) -> Look | None:
        """Return what the page has to show, unless that is no game or older than *least*."""
        read = _newest(self._page.code, least)
        if read.seats is not self._seats:
            self._seats, self._mine = read.seats, seats_here(read.seats, read.code)
        seen = Visit(read.table, read.seats, self._mine, read.sitting, read.table.changes)
        there = seen.number >= least and seen.room == "play" and seat in seen.mine
        return Look(seen, seat) if there else None


class Look:
    """What a page of the game shows unasked: the others' points are folded away."""

    def __init__(self, seen: Visit, seat: int) -> None:
        self.number = seen.number
        self._shown = _shown(Looking(seen, seat, speech()))

    def shows_as_much_as(self, other: Look) -> bool:
        """Return whether both pages are the same, but for their numbers."""
        return self._shown == other._shown


def _shown(look: Looking) -> tuple[object, ...]:
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


def _look(code: str) -> int:
    """Note that this phone is there and return the table's number, in a session of its own."""
    stage = backstage()
    with stage.sessions() as session:
        read = read_table(session, code, stage.readings, anew=False)
        mine = seats_here(read.seats, code)
        if unheard(read.seats, mine):
            seen(session, code, mine)
        return read.length


@bp.record_once
def _make_room(state: BlueprintSetupState) -> None:
    state.app.extensions[_KEY] = Streams()


def _streams() -> Streams:
    found: Streams = current_app.extensions[_KEY]
    return found
