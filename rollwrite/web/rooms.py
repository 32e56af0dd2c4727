"""The rooms of a table: which template shows it, whole or only what changes."""

from __future__ import annotations

from hashlib import sha256
from http import HTTPStatus
from typing import Protocol

from flask import Response, current_app, make_response, render_template, request
from flask.typing import ResponseReturnValue
from jinja2_fragments import render_block
from markupsafe import escape
from msgspec import Struct

from rollwrite.web import ending, lobby
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import speech, theme
from rollwrite.web.screens.play import play_screen
from rollwrite.web.visit import WATCH, Visit

NUMBER = "X-Number"
"""How new a table is: of an answer what it shows, of a request what the phone was told."""


class Titled(Protocol):
    """What a page shows, and its title."""

    @property
    def title(self) -> str:
        """Return what the tab of the page is called."""


class Room(Struct, frozen=True):
    """A template and what it is given."""

    template: str
    screen: Titled


def page(seen: Visit, seat: int | None, refused: str = "") -> Response:
    """Return the whole page of the table for *seat*, one of this phone's."""
    room = _room(seen, seat, refused)
    shown = make_response(render_template(room.template, screen=room.screen))
    shown.status_code = HTTPStatus.CONFLICT if refused else HTTPStatus.OK
    return _marked(shown, seen)


def answer(seen: Visit, seat: int | None, refused: str = "") -> Response:
    """Return what changes on the page, or that nothing has."""
    room = _room(seen, seat, refused)
    # Past Flask, which would first gather all that whole pages need.
    looks = {"screen": room.screen, "theme": theme()}
    block = render_block(current_app.jinja_env, room.template, "view", looks)
    view = with_title(room.screen.title, block).encode()
    if request.method != "GET":
        return _marked(Response(view, HTTPStatus.CONFLICT if refused else HTTPStatus.OK), seen)
    tag = sha256(view).hexdigest()[:20]
    # Most moves of others change nothing that this phone shows.
    same = request.if_none_match.contains_weak(tag)
    shown = Response(status=HTTPStatus.NOT_MODIFIED) if same else Response(view)
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
    # A phone whose seat was freed has to load another page.
    room = seen.room if seen.mine or seen.room != "play" else WATCH
    return tell_room(response, seen, room)


def with_title(title: str, view: str) -> str:
    """Return *view* and the title of its page: a round that is over is not named any longer."""
    return f"<title>{escape(title)} · rollwrite</title>{view}"


def tell_room(response: Response, seen: Visit, room: str) -> Response:
    """Let the page know how new this is and which *room*, and let nobody keep it without asking."""
    response.headers[NUMBER] = str(seen.number)
    response.headers["X-Room"] = room
    response.headers["Cache-Control"] = "private, no-cache"
    response.headers["Vary"] = "Cookie, Accept-Language"
    return response


def tell_news(response: Response, seen: Visit, room: str) -> ResponseReturnValue:
    """Let a page that looks on know the same; where it has all of this already, only that."""
    tell_room(response, seen, room).add_etag()
    return response.make_conditional(request)
