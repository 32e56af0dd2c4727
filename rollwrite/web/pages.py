"""Pages without a table: home, joining by code, settings, rules, credits."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from itertools import islice

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound

from rollwrite.games.rolling.library import load
from rollwrite.store.errors import UnknownTable
from rollwrite.store.tables import find
from rollwrite.store.trails import trail
from rollwrite.web.acting import to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.failures import sentence
from rollwrite.web.identity import choose, forget, speech, tables_here, tokens
from rollwrite.web.limits import caller
from rollwrite.web.people import front
from rollwrite.web.screens.home import HomeScreen, trail_words, ways_back
from rollwrite.web.screens.join import JoinScreen
from rollwrite.web.screens.rules import rules_screen, sheet_rules_screen
from rollwrite.web.screens.settings import settings_screen
from rollwrite.web.visit import Visit, visit

bp = Blueprint("pages", __name__)

LATELY = 8
"""Among so many of a phone's tables the first page looks for games that go on."""


@bp.get("/")
def home() -> str:
    """Show the first page."""
    with backstage().sessions() as session:
        back = ways_back(tuple(islice(_sat_at(session), LATELY)), speech())
        person = front(session)
        walked = trail_words(trail(session, person.key) if person else None, speech())
    return render_template("home.html", screen=HomeScreen(back, walked))


@bp.get("/join")
def join() -> ResponseReturnValue:
    """Ask for a code."""
    return render_template("join.html", screen=JoinScreen())


@bp.post("/join")
def find_table() -> ResponseReturnValue:
    """Lead to the table whose code was typed."""
    typed = request.form.get("code", "")
    try:
        with backstage().sessions() as session:
            code = find(session, typed).code
    except UnknownTable as error:
        backstage().limits.note("codes", caller(), typed)
        screen = JoinScreen(typed, sentence(error, speech()))
        return render_template("join.html", screen=screen), HTTPStatus.NOT_FOUND
    return to_table(code)


@bp.get("/settings")
def settings() -> str:
    """Show language, theme and text size."""
    return render_template("settings.html", screen=settings_screen(came_from(), speech()))


@bp.post("/settings")
def set_them() -> ResponseReturnValue:
    """Keep what was set, and go back."""
    form = request.form
    choose(form.get("lang", ""), form.get("theme", ""), form.get("text", ""))
    return redirect(came_from(), HTTPStatus.SEE_OTHER)


@bp.get("/rules")
@bp.get("/rules/<letter>")
def rules(letter: str = "") -> str:
    """Show the rules of the game, or of one sheet."""
    if not letter:
        return render_template("rules.html", screen=rules_screen(came_from(), speech()))
    sheet = load().lettered(letter.upper())
    if sheet is None:
        raise NotFound()
    back = came_from(url_for("pages.rules"))
    return render_template("rules_sheet.html", screen=sheet_rules_screen(sheet, back, speech()))


@bp.get("/credits")
def credits() -> str:
    """Show whose work this stands on."""
    return render_template("credits.html")


def _sat_at(session: Session) -> Iterator[Visit]:
    """Yield the tables where this phone sits, the newest first; those that are gone it forgets."""
    for code in tables_here():
        try:
            seen = visit(session, code)
        except UnknownTable:
            seen = None
        if seen and seen.mine:
            yield seen
        else:
            forget(code, *tokens(code))


def came_from(otherwise: str = "/") -> str:
    """Return the page to go back to: one of ours, whatever was asked for, or else *otherwise*."""
    asked = request.values.get("back", "")
    local = asked.startswith("/") and not asked.startswith(("//", "/\\")) and asked.isprintable()
    return asked if local else otherwise
