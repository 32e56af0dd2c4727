"""What the host may do: let in, send away, hand over, keep and delete."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from rollwrite.bots.players import PLAYERS
from rollwrite.store import hosting, keeping
from rollwrite.store.errors import NoSuchSeat, UnknownBot
from rollwrite.store.hosting import seat_of
from rollwrite.store.passing import pass_over
from rollwrite.store.tables import check_host
from rollwrite.web.acting import named_seat, sender, to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import forget, speech, tokens
from rollwrite.web.lobby import act
from rollwrite.web.screens.host import host_screen
from rollwrite.web.visit import Visit, visit

bp = Blueprint("hosting", __name__)


@bp.get("/t/<code>/host")
def show(code: str) -> ResponseReturnValue:
    """Show the powers of the host."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    sender(seen)
    return render_template("host.html", screen=host_screen(seen, speech()))


@bp.post("/t/<code>/host")
def change(code: str) -> ResponseReturnValue:
    """Do what the host asks for."""
    deed = DEEDS.get(request.form.get("what", ""))
    if deed is None:
        return redirect(url_for("hosting.show", code=code), HTTPStatus.SEE_OTHER)
    return act(code, deed, _back)


@bp.post("/t/<code>/delete")
def delete(code: str) -> ResponseReturnValue:
    """Delete the table with all that belongs to it; it has to be said twice."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        by = sender(seen)
        check_host(seen.table, by)
        if "sure" not in request.form:
            return render_template("host.html", screen=host_screen(seen, speech(), deleting=True))
        keeping.discard(session, seen.code, by)
    backstage().readings.forget(seen.code)
    backstage().bell.ring(seen.code, seen.number + 1)
    forget(seen.code, *tokens(seen.code))
    return redirect(url_for("pages.home"), HTTPStatus.SEE_OTHER)


def _back(seen: Visit) -> Response:
    """Return the way to the page from which the host asked, or to the table that goes on."""
    if seen.room == "lobby" or request.form.get("what") == "move-on":
        return to_table(seen.code)
    return redirect(url_for("hosting.show", code=seen.code), HTTPStatus.SEE_OTHER)


def _lock(session: Session, seen: Visit) -> None:
    hosting.lock(session, seen.code, sender(seen))


def _unlock(session: Session, seen: Visit) -> None:
    hosting.lock(session, seen.code, sender(seen), locked=False)


def _remove(session: Session, seen: Visit) -> None:
    hosting.remove(session, seen.code, sender(seen), _meant(seen))


def _pass(session: Session, seen: Visit) -> None:
    hosting.pass_host(session, seen.code, sender(seen), _meant(seen))


def _inherit(session: Session, seen: Visit) -> None:
    hosting.inherit(session, seen.code, sender(seen))


def _bot(session: Session, seen: Visit) -> None:
    """Give a free seat to a bot, in the game one that somebody has left, whose name stays."""
    kind = request.form.get("bot", "")
    if kind not in PLAYERS:
        raise UnknownBot(bot=kind)
    hosting.take_for_bot(session, seen.code, sender(seen), kind, named_seat())


def _move_on(session: Session, seen: Visit) -> None:
    after = request.form.get("after", type=int)
    pass_over(session, seen.code, sender(seen), _meant(seen), after)


def _keep(session: Session, seen: Visit) -> None:
    keeping.keep_for_good(session, seen.code, sender(seen))


def _meant(seen: Visit) -> int:
    """Return the seat that is meant; raise NoSuchSeat when another sits there by now."""
    number = named_seat()
    seat = seat_of(seen.seats, -1 if number is None else number)
    if request.form.get("name", seat.name) != seat.name:
        raise NoSuchSeat(seat=number)
    return seat.number


DEEDS: dict[str, Callable[[Session, Visit], None]] = {
    "lock": _lock,
    "unlock": _unlock,
    "remove": _remove,
    "pass": _pass,
    "inherit": _inherit,
    "bot": _bot,
    "move-on": _move_on,
    "keep": _keep,
}
