"""Seats between phones: one seat on two, or away from one that was lost."""

from __future__ import annotations

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from rollwrite.store.seats import check, move
from rollwrite.web.acting import own_seat, tell, to_table, token_of
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import forget, remember
from rollwrite.web.limits import caller
from rollwrite.web.links import token_in
from rollwrite.web.people import people_here
from rollwrite.web.screens.claims import claims
from rollwrite.web.screens.seat import resume_screen, seat_screen
from rollwrite.web.visit import visit

bp = Blueprint("seats", __name__)


@bp.get("/t/<code>/seat")
def show(code: str) -> ResponseReturnValue:
    """Show the link that brings a seat of this phone to another."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        seat, people = own_seat(seen), people_here(session)
    claim = next(each for each in claims(seen, people) if each.seat == seat.number)
    return render_template("seat.html", screen=seat_screen(seat, token_of(seat), claim))


@bp.post("/t/<code>/seat")
def keep_alone(code: str) -> ResponseReturnValue:
    """Let this phone alone hold its seat: every other one, and every link, opens it no more."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        old = token_of(own_seat(seen))
        taken = move(session, seen.code, old)
        forget(seen.code, old)
        remember(seen.code, taken.token)
        tell(session, seen.code)
        seat = visit(session, code).seats[taken.number]
    return render_template("seat.html", screen=seat_screen(seat, taken.token, moved=True))


@bp.get("/resume/<code>")
def resume(code: str) -> ResponseReturnValue:
    """Ask whether the seat of a link is to come to this phone: looking at it changes nothing."""
    backstage().limits.check("joins", caller())
    with backstage().sessions() as session:
        seen = visit(session, code)
        seat = seen.seats[check(session, seen.code, token_in(seen.code, _key()))]
    return render_template("resume.html", screen=resume_screen(seat, _key()))


@bp.post("/resume/<code>")
def bring(code: str) -> ResponseReturnValue:
    """Let this phone hold the seat of a link, beside the one that showed it."""
    backstage().limits.check("joins", caller())
    with backstage().sessions() as session:
        seen = visit(session, code)
        token = token_in(seen.code, _key())
        number = check(session, seen.code, token)
    remember(seen.code, token)
    return to_table(seen.code, number)


def _key() -> str:
    """Return what the link carries; beside its path, because paths are written into logs."""
    return request.args.get("key", "")
