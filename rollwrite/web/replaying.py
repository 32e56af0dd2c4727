"""The replay: a finished game step by step, each step an address of its own."""

from __future__ import annotations

from flask import Blueprint, make_response, render_template, request
from flask.typing import ResponseReturnValue
from jinja2_fragments.flask import render_block
from werkzeug.exceptions import NotFound

from rollwrite.web.backstage import backstage
from rollwrite.web.ending import ended
from rollwrite.web.identity import speech
from rollwrite.web.screens.replay import ReplayScreen, replay_screen
from rollwrite.web.visit import visit

bp = Blueprint("replaying", __name__)

YEAR = 31_536_000
LAST = 1 << 20
"""A step that no game has: the end is shown."""


@bp.get("/t/<code>/replay")
def show(code: str) -> ResponseReturnValue:
    """Show one step of a game that is over; the end, when none is named."""
    return render_template("replay.html", screen=_screen(code))


@bp.get("/t/<code>/replay/view")
def view(code: str) -> ResponseReturnValue:
    """Show only what changes from step to step; a log as long, drawn alike, never changes."""
    shown = make_response(render_block("replay.html", "view", screen=_screen(code)))
    shown.cache_control.private = True
    shown.cache_control.max_age = YEAR
    shown.cache_control.immutable = True
    shown.headers["Vary"] = "Cookie, Accept-Language"
    shown.add_etag()
    return shown.make_conditional(request)


def _screen(code: str) -> ReplayScreen:
    asked = request.args
    with backstage().sessions() as session:
        seen = visit(session, code, anew=False)
    sitting = ended(seen)
    mine = seen.mine[0] if seen.mine else 0
    seat = asked.get("seat", default=mine, type=int)
    if not 0 <= seat < len(seen.seats):
        raise NotFound()
    return replay_screen(seen, sitting, seat, asked.get("step", default=LAST, type=int), speech())
