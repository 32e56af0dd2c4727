"""The lobby and what people do there: sit down, change their name, leave, begin."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from rollwrite.store.errors import AlreadyStarted, NotHost, StoreError
from rollwrite.store.hosting import remove, rename
from rollwrite.store.tables import start
from rollwrite.store.words import read_name
from rollwrite.web.acting import (
    named_seat,
    own_seat,
    sender,
    sit_down,
    tell,
    to_table,
    token_of,
)
from rollwrite.web.backstage import backstage
from rollwrite.web.failures import sentence, status_of
from rollwrite.web.identity import forget, keep_name, name_here, speech, tokens
from rollwrite.web.limits import caller
from rollwrite.web.people import people_now
from rollwrite.web.screens.host import host_screen
from rollwrite.web.screens.lobby import LobbyScreen, lobby_screen
from rollwrite.web.screens.watch import WatchScreen, watch_screen
from rollwrite.web.visit import Visit, visit

bp = Blueprint("lobby", __name__)

Deed = Callable[[Session, Visit], None]
Way = Callable[[Visit], Response]
"""Where to go when it is done."""


def screen(seen: Visit) -> LobbyScreen:
    """Return the lobby for the phone of *seen*."""
    return lobby_screen(seen, speech(), name_here(), _lost(seen), people_now())


def watching(seen: Visit) -> WatchScreen:
    """Return the running game for a phone without a seat."""
    return watch_screen(seen, named_seat(), speech(), name_here(), _lost(seen))


def _lost(seen: Visit) -> str:
    """Return what somebody reads whose seat was given away."""
    _ = speech()
    held = bool(tokens(seen.code)) and not seen.mine
    return _("This phone no longer holds a seat here.") if held else ""


@bp.post("/t/<code>/join")
def join(code: str) -> ResponseReturnValue:
    """Give whoever asks a seat, or a person on a phone that holds one already another."""
    backstage().limits.check("joins", caller())
    return act(code, _sit_down, lambda seen: to_table(seen.code, named_seat()))


@bp.post("/t/<code>/name")
def change_name(code: str) -> ResponseReturnValue:
    """Let somebody on this phone be called otherwise."""
    return act(code, _rename)


@bp.post("/t/<code>/leave")
def leave(code: str) -> ResponseReturnValue:
    """Give up a seat of this phone."""
    return act(code, _leave)


@bp.post("/t/<code>/start")
def begin(code: str) -> ResponseReturnValue:
    """Let the game begin; tapped twice, it has begun."""
    return act(code, _start)


def act(code: str, deed: Deed, then: Way = lambda seen: to_table(seen.code)) -> ResponseReturnValue:
    """Do *deed* at the table called *code* and tell everybody; show why when it is refused."""
    backstage().limits.check("deeds", f"{caller()} {code}")
    with backstage().sessions() as session:
        seen = visit(session, code)
        try:
            deed(session, seen)
        except StoreError as error:
            now = visit(session, code)
            if now.room == "end" and not now.mine:
                raise  # There is no form on the page of the end.
            return refused(now, sentence(error, speech())), status_of(error)
        tell(session, seen.code)
    return then(seen)


def refused(seen: Visit, why: str) -> str:
    """Return the page on which the form stood, with the sentence *why* and what was typed."""
    _, typed = speech(), request.form.get("name", name_here())
    if seen.room == "lobby":
        return render_template("lobby.html", screen=lobby_screen(seen, _, typed, why, people_now()))
    if seen.mine:
        return render_template("host.html", screen=host_screen(seen, _, why))
    return render_template("watch.html", screen=watch_screen(seen, named_seat(), _, typed, why))


def _sit_down(session: Session, seen: Visit) -> None:
    sit_down(session, seen.code, named_seat())


def _rename(session: Session, seen: Visit) -> None:
    name = request.form.get("name", "")
    rename(session, seen.code, own_seat(seen).number, name)
    keep_name(read_name(name))


def _leave(session: Session, seen: Visit) -> None:
    seat = own_seat(seen)
    token = token_of(seat)
    remove(session, seen.code, seat.number, seat.number)
    forget(seen.code, token)


def _start(session: Session, seen: Visit) -> None:
    by = sender(seen)
    try:
        start(session, seen.code, by, request.form.get("nonce", ""))
    except AlreadyStarted:
        if by != seen.table.host:
            raise NotHost(seat=by) from None
