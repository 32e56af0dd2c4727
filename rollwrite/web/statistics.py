"""Statistics: what the games of a person come to, in plots."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, redirect, render_template, url_for
from flask.typing import ResponseReturnValue

from rollwrite.store.statistics import rivals, statistics
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, speech
from rollwrite.web.people import people_here
from rollwrite.web.screens.statistics import statistics_screen

bp = Blueprint("statistics", __name__)


@bp.get("/statistics")
def show() -> ResponseReturnValue:
    """Show the figures of whoever is in front."""
    with backstage().sessions() as session:
        people = people_here(session)
        if not people:
            return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)
        figures = statistics(session, people[0].key)
        against = rivals(session, people[0].key)
    screen = statistics_screen(people, figures, against, language(), speech())
    return render_template("statistics.html", screen=screen)
