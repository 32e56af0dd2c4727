"""The watch link: a running game, read-only."""

from __future__ import annotations

from flask import Blueprint, Response, make_response, render_template
from flask.typing import ResponseReturnValue
from jinja2_fragments.flask import render_block

from rollwrite.web.acting import named_seat, to_table
from rollwrite.web.identity import speech
from rollwrite.web.rooms import tell_news, with_title
from rollwrite.web.screens.watch import AwaitScreen, WatchScreen, await_screen, watch_screen
from rollwrite.web.visit import Visit, look_on

bp = Blueprint("watching", __name__)


@bp.get("/t/<code>/watch")
def show(code: str) -> ResponseReturnValue:
    """Show the game to whoever has the link: before it who is there, after it the result."""
    seen = look_on(code)
    if seen.room == "end":
        return to_table(seen.code)
    template, screen = _shown(seen)
    return render_template(template, screen=screen)


@bp.get("/t/<code>/watch/view")
def view(code: str) -> ResponseReturnValue:
    """Show only what changes, unless the page has it already."""
    seen = look_on(code)
    if seen.room == "end":
        return tell_news(Response(), seen, seen.room)
    template, screen = _shown(seen)
    block = with_title(screen.title, render_block(template, "view", screen=screen))
    return tell_news(make_response(block), seen, screen.room)


def _shown(seen: Visit) -> tuple[str, WatchScreen | AwaitScreen]:
    """Return the template of a game that has not ended, and what it is given."""
    if seen.room == "lobby":
        return "await.html", await_screen(seen, speech())
    return "watch.html", watch_screen(seen, named_seat(), speech(), door=bp.name)
