"""Live: a stream of numbers that tells a phone when to look again, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from threading import Event
from time import monotonic

from flask import Blueprint, Response, current_app, request, stream_with_context
from flask.blueprints import BlueprintSetupState
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from rollwrite.store.database import reason_of
from rollwrite.store.errors import UnknownTable
from rollwrite.store.presence import seen, unheard
from rollwrite.store.tables import find, seats_of
from rollwrite.web.backstage import backstage
from rollwrite.web.bell import Silenced
from rollwrite.web.herald import Herald
from rollwrite.web.identity import seats_here
from rollwrite.web.limits import caller
from rollwrite.web.reading import read_table
from rollwrite.web.streams import Caps, Stream, Streams

bp = Blueprint("live", __name__)
log = logging.getLogger(__name__)

HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}
"""A proxy that compressed or collected the stream would keep it to itself."""
_KEY = "rollwrite-streams"
_UNNOTED = Event()


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
    config, bell, herald = backstage().config, backstage().bell, Herald(page)
    yield herald.tell(_check_in(page.code))
    now = monotonic()
    end, beat = now + config.life, now + config.beat
    while now < end and not page.displaced:
        heard = bell.listen(page.code, herald.number, max(0.0, beat - now))
        newest = _check_in(page.code) if heard is None else heard
        if newest > herald.number:
            yield herald.tell(newest)
        now = monotonic()
        if now >= beat:
            beat = now + config.beat
            yield herald.beat()


def _check_in(code: str) -> int:
    """Note that this phone is there and return the table's number, in a session of its own."""
    stage = backstage()
    with stage.sessions() as session:
        read = read_table(session, code, stage.readings, anew=False)
        mine = seats_here(read.seats, code)
        if unheard(read.seats, mine):
            _note(session, code, mine)
        return read.length


def _note(session: Session, code: str, mine: tuple[int, ...]) -> None:
    """Note that the seats of this phone are there; where that cannot be written, it still listens.

    It is told once, and again when it could be written meanwhile.
    """
    try:
        seen(session, code, mine)
        _UNNOTED.clear()
    except SQLAlchemyError as trouble:
        if not _UNNOTED.is_set():
            log.warning("Who is there could not be written: %s", reason_of(trouble))
        _UNNOTED.set()


@bp.record_once
def _make_room(state: BlueprintSetupState) -> None:
    state.app.extensions[_KEY] = Streams()


def _streams() -> Streams:
    found: Streams = current_app.extensions[_KEY]
    return found
