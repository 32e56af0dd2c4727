"""A table's page: look at it, and make a move."""

from __future__ import annotations

from flask import Blueprint, request
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.moves import Undo
from rollwrite.store.attempts import Attempt
from rollwrite.store.errors import BadToken, StoreError
from rollwrite.store.playing import play
from rollwrite.store.sitting import NONE_YET
from rollwrite.store.words import read_code
from rollwrite.web.acting import to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.failures import sentence
from rollwrite.web.identity import seats_here, speech
from rollwrite.web.limits import caller
from rollwrite.web.reading import Reading, read_on, read_table, recall_table
from rollwrite.web.rooms import NUMBER, answer, page
from rollwrite.web.typed import move_of
from rollwrite.web.visit import Visit, seen_here, visit

bp = Blueprint("play", __name__)

REFUSALS = (RuleError, BadNotation, StoreError)


@bp.get("/t/<code>")
def show(code: str) -> ResponseReturnValue:
    """Show the table to this phone: lobby, game or end."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    return page(seen, request.args.get("seat", type=int))


@bp.get("/t/<code>/view")
def view(code: str) -> ResponseReturnValue:
    """Show only what changes, unless the phone has it already."""
    with backstage().sessions() as session:
        seen = visit(session, code, anew=False, told=request.headers.get(NUMBER, type=int))
    return answer(seen, request.args.get("seat", type=int))


@bp.post("/t/<code>/move")
def move(code: str) -> ResponseReturnValue:
    """Make a move and show what it leads to; a refused one shows the truth and says why."""
    by = request.form.get("by", default=-1, type=int)
    backstage().limits.check("house", caller())
    with backstage().sessions() as session:
        read, refused = _made(session, read_code(code), by)
    if not refused:
        backstage().bell.echo(read.code, read.length)
    return _shown(seen_here(read), by, refused)


def _made(session: Session, code: str, by: int) -> tuple[Reading, str]:
    """Return the table after the move that was sent, and why it was refused when it was."""
    readings = backstage().readings
    try:
        return _moved(session, recall_table(session, code, readings), by), ""
    except REFUSALS:
        # What is known here may be old: nothing is refused but by what the database has.
        read = read_table(session, code, readings, anew=True)
    try:
        return _moved(session, read, by), ""
    except BadToken:
        raise
    except REFUSALS as error:
        return read, sentence(error, speech())


def _moved(session: Session, read: Reading, by: int) -> Reading:
    """Return the table after the move; raise BadToken when the seat is not this phone's."""
    if by not in seats_here(read.seats, read.code):
        raise BadToken(seat=by)
    attempt = _attempt(by)
    backstage().limits.check_once("moves", f"{read.code} {by}", attempt.once)
    told = play(session, read.code, attempt, read.stand, aloud=True)
    return read_on(read, told, backstage().readings)


def _attempt(by: int) -> Attempt:
    form = request.form
    seat = form.get("seat", default=by, type=int)
    text, after = move_of(form), form.get("after", default=NONE_YET, type=int)
    if "undo" in form:
        seat, text, after = by, Undo.verb, form.get("undo", default=NONE_YET, type=int)
    return Attempt(seat, text, form.get("once", ""), after, by)


def _shown(seen: Visit, by: int, refused: str = "") -> Response:
    """Answer a script with the view, a plain form with the page to go to."""
    if "HX-Request" in request.headers:
        return answer(seen, by, refused)
    if refused:
        return page(seen, by, refused)
    return to_table(seen.code, by)
