"""People between phones: by a link that works once, or by the code that they have printed."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from rollwrite.store.errors import BadProfile
from rollwrite.store.passes import arrive as arrive_by
from rollwrite.store.passes import carry as carry_word
from rollwrite.store.passes import recover as recover_by
from rollwrite.store.passes import renew_code
from rollwrite.store.profiles import Held
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import keep_name, speech
from rollwrite.web.limits import caller
from rollwrite.web.people import bring, guessing, me
from rollwrite.web.screens.profiles import RecoverScreen, carry_screen, code_screen

bp = Blueprint("arrivals", __name__)


@bp.post("/me/carry")
def carry() -> str:
    """Show the link that brings whoever is in front to another phone, once."""
    backstage().limits.check("deeds", caller())
    with backstage().sessions() as session:
        person = me(session)
        word = carry_word(session, person.key)
    return render_template("carry.html", screen=carry_screen(person, word))


@bp.get("/arrive")
def arriving() -> str:
    """Ask whether the person of a link is to come here: looking at it changes nothing."""
    return render_template("arrive.html", screen=None)


@bp.post("/arrive")
def arrive() -> ResponseReturnValue:
    """Let this phone keep the person of a link."""
    word = request.args.get("word", "")
    with guessing(word), backstage().sessions() as session:
        held = arrive_by(session, word)
    return _welcomed(held)


@bp.get("/recover")
def ask_code() -> str:
    """Ask for the printed code."""
    return render_template("recover.html", screen=RecoverScreen())


@bp.post("/recover")
def recover() -> ResponseReturnValue:
    """Let this phone keep the person of a printed code."""
    typed = request.form.get("code", "")
    try:
        with guessing(typed), backstage().sessions() as session:
            held = recover_by(session, typed)
    except BadProfile:
        why = speech()("There is nobody with this code. Check its sixteen letters.")
        screen = RecoverScreen(typed, why)
        return render_template("recover.html", screen=screen), HTTPStatus.CONFLICT
    return _welcomed(held)


@bp.post("/me/code")
def fresh_code() -> str:
    """Show a fresh code; the one that was printed before opens nothing any more."""
    backstage().limits.check("deeds", caller())
    with backstage().sessions() as session:
        person = me(session)
        code = renew_code(session, person.key)
    return render_template("code.html", screen=code_screen(person.name, code))


def _welcomed(held: Held) -> ResponseReturnValue:
    """Let this phone keep somebody, and show their trail."""
    bring(held)
    keep_name(held.person.name)
    return redirect(url_for("trail.show"), HTTPStatus.SEE_OTHER)
