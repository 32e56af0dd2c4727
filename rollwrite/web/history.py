"""The games of a person: page by page, and one by one."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from rollwrite.games.rolling.library import load
from rollwrite.store.history import game as one_game
from rollwrite.store.history import games
from rollwrite.store.papers import erase_paper
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, speech
from rollwrite.web.people import me, people_here
from rollwrite.web.screens.history import game_screen, history_screen

bp = Blueprint("history", __name__)


@bp.get("/games")
def show() -> ResponseReturnValue:
    """Show a page of games, of all sheets or of one."""
    asked = request.args.get("sheet")
    sheet = asked if asked in load().sheets else None
    with backstage().sessions() as session:
        people = people_here(session)
        if not people:
            return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)
        found = games(session, people[0].key, sheet=sheet, after=request.args.get("after"))
    later = "after" in request.args
    screen = history_screen(found, people, sheet, language(), speech(), later=later)
    return render_template("games.html", screen=screen)


@bp.get("/games/<code>")
def game(code: str) -> str:
    """Show one game."""
    with backstage().sessions() as session:
        found = one_game(session, me(session).key, code)
    return render_template("game.html", screen=game_screen(found, language(), speech()))


@bp.post("/games/<code>/erase")
def erase(code: str) -> ResponseReturnValue:
    """Take a game that was entered by hand out of the history again."""
    with backstage().sessions() as session:
        erase_paper(session, me(session).key, code)
    return redirect(url_for("history.show"), HTTPStatus.SEE_OTHER)
