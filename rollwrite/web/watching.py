"""The watch link: a running game, read-only."""

from __future__ import annotations

from flask import Blueprint, Response, make_response, render_template
from flask.typing import ResponseReturnValue
from jinja2_fragments.flask import render_block

from rollwrite.web.acting import named_seat, to_table
from rollwrite.web.identity import speech
from rollwrite.web.rooms import tell_news
from rollwrite.web.screens.watch import WatchScreen, watch_screen
from rollwrite.web.visit import WATCH, Visit, look_on

bp = Blueprint("watching", __name__)


@bp.get("/t/<code>/watch")
def show(code: str) -> ResponseReturnValue:
    """Show the game to whoever has the link; before and after it, the table itself."""
    seen = look_on(code)
    if seen.room != "play":
        return to_table(seen.code)
    return render_template("watch.html", screen=_screen(seen))


@bp.get("/t/<code>/watch/view")
def view(code: str) -> ResponseReturnValue:
    """Show only what changes, unless the page has it already."""
    seen = look_on(code)
    shown, room = Response(), seen.room
    if room == "play":
        shown, room = make_response(render_block("watch.html", "view", screen=_screen(seen))), WATCH
    return tell_news(shown, seen, room)


def _screen(seen: Visit) -> WatchScreen:
    return watch_screen(seen, named_seat(), speech(), door=bp.name)
