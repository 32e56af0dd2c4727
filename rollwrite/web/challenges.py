"""Challenges: the same dice and cards for everybody, at a table of their own."""

from __future__ import annotations

from datetime import UTC, datetime
from http import HTTPStatus

import msgspec
from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session

from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.words import reason
from rollwrite.store.challenges import (
    Challenge,
    attempt,
    close_challenge,
    daily,
    find_challenge,
    made_by,
    make_challenge,
)
from rollwrite.store.claims import bring_own, claim_seat
from rollwrite.store.errors import BadSetup, NameMissing, NameTooLong
from rollwrite.store.profiles import Person
from rollwrite.store.seats import Guest, take
from rollwrite.store.standings import Attempted, standings
from rollwrite.store.tables import start
from rollwrite.store.words import new_token, read_name
from rollwrite.web.acting import tell, to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.draft import ACHIEVEMENTS, DIGITAL, Draft
from rollwrite.web.failures import sentence
from rollwrite.web.identity import keep_name, language, name_here, remember, speech, tables_here
from rollwrite.web.limits import caller
from rollwrite.web.people import front, me, people_here
from rollwrite.web.screens.challenges import (
    ChallengeScreen,
    Viewer,
    challenge_screen,
    challenges_screen,
)
from rollwrite.web.screens.new_table import Sending, new_table_screen
from rollwrite.web.secrecy import begun_try

bp = Blueprint("challenges", __name__)


@bp.get("/challenges")
def choose() -> str:
    """Show today's challenge, and those that whoever is in front has set."""
    with backstage().sessions() as session:
        today = _today(session)
        person = front(session)
        mine = made_by(session, person.key) if person else ()
    screen = challenges_screen(today, mine, language(), speech())
    return render_template("challenges.html", screen=screen)


@bp.get("/challenges/new")
def set_up() -> ResponseReturnValue:
    """Show what can be chosen for a challenge."""
    with backstage().sessions() as session:
        if front(session) is None:
            return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)
    return _form(Draft(quest=ACHIEVEMENTS))


@bp.post("/challenges/new")
def make() -> ResponseReturnValue:
    """Set the challenge that was chosen."""
    backstage().limits.check("tables", caller())
    draft = msgspec.structs.replace(Draft.read(request.form), how=DIGITAL)
    try:
        setup: dict[str, object] = msgspec.to_builtins(draft.options())
        with backstage().sessions() as session:
            made = make_challenge(session, setup, me(session).key)
    except BadOptions as error:
        return _form(draft, reason(error, speech())), HTTPStatus.CONFLICT
    except BadSetup as error:
        return _form(draft, sentence(error, speech())), HTTPStatus.CONFLICT
    return redirect(url_for("challenges.show", code=made.code), HTTPStatus.SEE_OTHER)


@bp.get("/daily")
def today() -> ResponseReturnValue:
    """Lead to the challenge of this day."""
    with backstage().sessions() as session:
        code = _today(session).code
    return redirect(url_for("challenges.show", code=code), HTTPStatus.SEE_OTHER)


@bp.get("/c/<code>")
def show(code: str) -> str:
    """Show a challenge; the others' points only to who has played it, or when it has ended."""
    backstage().limits.look("codes", caller())
    with backstage().sessions() as session:
        return render_template("challenge.html", screen=_screen(session, code))


@bp.post("/c/<code>/play")
def play(code: str) -> ResponseReturnValue:
    """Open a table for the challenge, sit down there, and begin; or go on with what is begun."""
    backstage().limits.check("tables", caller())
    with backstage().sessions() as session:
        person = front(session)
        begun = begun_try(standings(session, code), person)
        if begun is not None:
            return _go_on(session, begun, person)
        name = person.name if person else request.form.get("name", "")
        try:
            name = read_name(name)
        except (NameMissing, NameTooLong) as error:
            screen = _screen(session, code, sentence(error, speech()))
            return render_template("challenge.html", screen=screen), HTTPStatus.CONFLICT
        table = attempt(session, code)
        # No word goes into its dice, which fall alike for everybody.
        taken = take(session, table, Guest(name, new_token()))
        remember(table, taken.token)
        if person:
            claim_seat(session, table, taken.number, person.key)
        start(session, table, taken.number)
        tell(session, table)
    keep_name(name)
    return to_table(table)


def _go_on(session: Session, begun: Attempted, person: Person | None) -> ResponseReturnValue:
    """Lead to a try that is not over; where another phone holds it, its person brings it here."""
    if person and begun.table not in tables_here():
        remember(begun.table, bring_own(session, begun.table, person.key).token)
        tell(session, begun.table)
    return to_table(begun.table)


@bp.post("/c/<code>/close")
def close(code: str) -> ResponseReturnValue:
    """Let the challenge end, for whoever has set it."""
    with backstage().sessions() as session:
        close_challenge(session, code, me(session).key)
    return redirect(url_for("challenges.show", code=code), HTTPStatus.SEE_OTHER)


def _today(session: Session) -> Challenge:
    return daily(session, backstage().config.secret, datetime.now(UTC).date())


def _screen(session: Session, code: str, refused: str = "") -> ChallengeScreen:
    challenge = find_challenge(session, code)
    tries = standings(session, challenge.code)
    viewer = Viewer(people_here(session), request.form.get("name", name_here()), refused)
    return challenge_screen(challenge, tries, viewer, language(), speech())


def _form(draft: Draft, refused: str = "") -> str:
    _, back = speech(), url_for("challenges.choose")
    label = _("Set the challenge")
    sending = Sending(url_for("challenges.make"), back, label, asks_name=False)
    screen = new_table_screen(draft, _, sending, {"quest": refused} if refused else None)
    return render_template("new.html", screen=screen)
