"""The television page of a table: whole, and what changes on it."""

from __future__ import annotations

from flask import Blueprint, make_response, render_template
from flask.typing import ResponseReturnValue
from jinja2_fragments.flask import render_block

from rollwrite.web.identity import language, speech
from rollwrite.web.rooms import tell_news
from rollwrite.web.screens.tv import tv_screen
from rollwrite.web.visit import look_on

bp = Blueprint("tv", __name__)


@bp.get("/t/<code>/tv")
def show(code: str) -> ResponseReturnValue:
    """Show the table to everybody in the room."""
    seen = look_on(code)
    return render_template("tv.html", screen=tv_screen(seen, language(), speech()))


@bp.get("/t/<code>/tv/view")
def view(code: str) -> ResponseReturnValue:
    """Show only what changes."""
    seen = look_on(code)
    shown = make_response(
        render_block("tv.html", "view", screen=tv_screen(seen, language(), speech()))
    )
    return tell_news(shown, seen, seen.room)
