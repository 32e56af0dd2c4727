"""People without accounts: making one of a name, switching, leaving, deleting everything."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from rollwrite.store.erasing import delete_person
from rollwrite.store.errors import NameMissing, NameTooLong
from rollwrite.store.profiles import leave, leave_elsewhere, make, rename
from rollwrite.web.backstage import backstage
from rollwrite.web.failures import sentence
from rollwrite.web.identity import keep_name, name_here, speech
from rollwrite.web.limits import caller
from rollwrite.web.people import (
    bring,
    front,
    let_go,
    me,
    people_here,
    person_here,
    secret_of,
    step_forward,
)
from rollwrite.web.screens.profiles import WelcomeScreen, code_screen, profile_screen

bp = Blueprint("profiles", __name__)


@bp.get("/me")
def show() -> ResponseReturnValue:
    """Show who is in front, or how to become somebody."""
    with backstage().sessions() as session:
        people = people_here(session)
    if not people:
        return render_template("welcome.html", screen=WelcomeScreen(name_here()))
    return render_template("profile.html", screen=profile_screen(people))


@bp.get("/me/new")
def welcome() -> str:
    """Show how to add somebody to this phone."""
    return render_template("welcome.html", screen=WelcomeScreen(""))


@bp.post("/me/new")
def begin() -> ResponseReturnValue:
    """Make somebody of a name, and show the code that brings them back, this once."""
    backstage().limits.check("tables", caller())
    name = request.form.get("name", "")
    try:
        with backstage().sessions() as session:
            made = make(session, name)
    except (NameMissing, NameTooLong) as error:
        screen = WelcomeScreen(name, sentence(error, speech()))
        return render_template("welcome.html", screen=screen), HTTPStatus.CONFLICT
    bring(made.held)
    keep_name(made.held.person.name)
    return render_template("code.html", screen=code_screen(made.held.person.name, made.code))


@bp.post("/me/switch")
def switch() -> ResponseReturnValue:
    """Put another one of this phone in front, and go on where it was asked."""
    with backstage().sessions() as session:
        person = person_here(session, request.form.get("person", ""))
    step_forward(person)
    keep_name(person.name)
    return redirect(url_for(_after()), HTTPStatus.SEE_OTHER)


@bp.post("/me/name")
def change_name() -> ResponseReturnValue:
    """Let whoever is in front be called otherwise."""
    with backstage().sessions() as session:
        people = people_here(session)
        name = request.form.get("name", "")
        try:
            rename(session, me(session).key, name)
        except (NameMissing, NameTooLong) as error:
            screen = profile_screen(people, name, sentence(error, speech()))
            return render_template("profile.html", screen=screen), HTTPStatus.CONFLICT
    return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)


@bp.post("/me/alone")
def keep_alone() -> ResponseReturnValue:
    """Let this phone alone keep whoever is in front."""
    with backstage().sessions() as session:
        person = me(session)
        leave_elsewhere(session, person.key, secret_of(person))
        screen = profile_screen(people_here(session), alone=True)
    return render_template("profile.html", screen=screen)


@bp.post("/me/leave")
def leave_here() -> ResponseReturnValue:
    """Let this phone forget whoever is in front; the person stays."""
    with backstage().sessions() as session:
        person = me(session)
        leave(session, secret_of(person))
    let_go(person)
    return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)


@bp.get("/me/delete")
def ask_delete() -> ResponseReturnValue:
    """Ask once whether everything is to go."""
    with backstage().sessions() as session:
        person = front(session)
    if person is None:
        return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)
    return render_template("delete.html", screen=person)


@bp.post("/me/delete")
def delete() -> ResponseReturnValue:
    """Delete all that is kept of the person named, who has to be of this phone."""
    with backstage().sessions() as session:
        person = person_here(session, request.form.get("person", ""))
        delete_person(session, person.key)
    let_go(person)
    return render_template("deleted.html", screen=person)


def _after() -> str:
    """Return which page is shown after switching: the one that asked, or the trail."""
    asked = request.form.get("then", "")
    return asked if asked in ("profiles.show", "history.show", "statistics.show") else "trail.show"
