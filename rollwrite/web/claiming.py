"""Whose game it is: a seat of this phone becomes somebody's, before, during or after the game."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session

from rollwrite.store.beginning import begin_trail
from rollwrite.store.claims import claim_seat, release_seat
from rollwrite.web.acting import own_seat, tell, to_table, token_of
from rollwrite.web.backstage import backstage
from rollwrite.web.limits import caller
from rollwrite.web.people import bring, person_here
from rollwrite.web.screens.profiles import code_screen
from rollwrite.web.visit import visit

bp = Blueprint("claiming", __name__)


@bp.post("/t/<code>/claim")
def claim(code: str) -> ResponseReturnValue:
    """Let a seat of this phone be the game of one of its people."""
    return _said(code, claim_seat)


@bp.post("/t/<code>/claim/new")
def begin(code: str) -> ResponseReturnValue:
    """Make somebody of the name at a seat of this phone, whose game it is; tapped twice, one."""
    backstage().limits.check("tables", caller())
    with backstage().sessions() as session:
        seen = visit(session, code)
        seat = own_seat(seen)
        secret = f"{backstage().config.secret} {token_of(seat)}"
        made = begin_trail(session, seen.code, seat.number, secret)
        bring(made.held)
        tell(session, seen.code)
    return render_template("code.html", screen=code_screen(made.held.person.name, made.code))


@bp.post("/t/<code>/release")
def release(code: str) -> ResponseReturnValue:
    """Let a seat of this phone be nobody's game again."""
    return _said(code, release_seat)


def _said(code: str, deed: Callable[[Session, str, int, str], None]) -> ResponseReturnValue:
    """Do the *deed* for a seat and a person, both of this phone."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        seat = own_seat(seen).number
        person = person_here(session, request.form.get("person", ""))
        deed(session, seen.code, seat, person.key)
        tell(session, seen.code)
    return to_table(seen.code, seat)
