"""The rooms of a table: which template shows it, whole or only what changes."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from http import HTTPStatus

from flask import Response, make_response, render_template, request
from jinja2_fragments.flask import render_block
from msgspec import Struct

from rollwrite import __version__
from rollwrite.store.presence import away
from rollwrite.web import ending, lobby
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, speech
from rollwrite.web.screens.play import play_screen
from rollwrite.web.visit import Visit


class Room(Struct, frozen=True):
    """A template and what it is given."""

    template: str
    screen: object


def page(seen: Visit, seat: int | None, refused: str = "") -> Response:
    """Return the whole page of the table for *seat*, one of this phone's."""
    room = _room(seen, seat, refused)
    shown = make_response(render_template(room.template, screen=room.screen))
    shown.status_code = HTTPStatus.CONFLICT if refused else HTTPStatus.OK
    return _marked(shown, seen)


def answer(seen: Visit, seat: int | None, refused: str = "") -> Response:
    """Return what changes on the page, or that nothing has."""
    tag = _tag(seen, seat)
    if not refused and request.method == "GET" and request.if_none_match.contains_weak(tag):
        unchanged = Response(status=HTTPStatus.NOT_MODIFIED)
        unchanged.set_etag(tag)
        return _marked(unchanged, seen)
    room = _room(seen, seat, refused)
    shown = make_response(render_block(room.template, "view", screen=room.screen))
    if refused:
        shown.status_code = HTTPStatus.CONFLICT
    else:
        shown.set_etag(tag)
    return _marked(shown, seen)


def _room(seen: Visit, seat: int | None, refused: str) -> Room:
    backstage().company.attend(seen.seats)
    if seen.room == "lobby":
        return Room("lobby.html", lobby.screen(seen))
    if seen.room == "end":
        return Room("end.html", ending.screen(seen))
    if not seen.mine:
        return Room("watch.html", lobby.watching(seen))
    mine = seat if seat in seen.mine else seen.mine[0]
    return Room("play.html", play_screen(seen, mine, speech(), refused))


def _marked(response: Response, seen: Visit) -> Response:
    """Let the page know how new this is, and let nobody keep it without asking."""
    response.headers["X-Number"] = str(seen.number)
    response.headers["X-Room"] = seen.room
    response.headers["Cache-Control"] = "private, no-cache"
    response.headers["Vary"] = "Cookie, Accept-Language"
    return response


def _tag(seen: Visit, seat: int | None) -> str:
    """Return what is equal for equal views."""
    now = datetime.now(UTC)
    absent = "".join(str(int(away(each, now))) for each in seen.seats)
    parts = (__version__, seen.code, seen.number, seat, seen.mine, language(), absent)
    return sha256(repr(parts).encode()).hexdigest()[:20]
