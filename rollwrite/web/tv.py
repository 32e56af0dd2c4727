"""The television page of a table: whole, and what changes on it."""

from __future__ import annotations

from flask import Blueprint, Response, make_response, render_template, request
from flask.typing import ResponseReturnValue
from jinja2_fragments.flask import render_block

from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, speech
from rollwrite.web.screens.tv import tv_screen
from rollwrite.web.visit import Visit, visit

bp = Blueprint("tv", __name__)


@bp.get("/t/<code>/tv")
def show(code: str) -> ResponseReturnValue:
    """Show the table to everybody in the room."""
    seen = _look(code)
    return render_template("tv.html", screen=tv_screen(seen, language(), speech()))


@bp.get("/t/<code>/tv/view")
def view(code: str) -> ResponseReturnValue:
    """Show only what changes."""
    seen = _look(code)
    shown = make_response(
        render_block("tv.html", "view", screen=tv_screen(seen, language(), speech()))
    )
    return _marked(shown, seen)


def _look(code: str) -> Visit:
    with backstage().sessions() as session:
        seen = visit(session, code)
    backstage().company.attend(seen.seats)
    return seen


def _marked(response: Response, seen: Visit) -> ResponseReturnValue:
    """Let the page know how new this is; whoever has it already is told so."""
    response.headers["X-Number"] = str(seen.number)
    response.headers["X-Room"] = seen.room
    response.headers["Cache-Control"] = "private, no-cache"
    response.add_etag()
    return response.make_conditional(request)
