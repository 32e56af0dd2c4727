"""The trail: the own one, one that was shared, and a group's side by side."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from rollwrite.store.claims import claimed
from rollwrite.store.errors import BadToken
from rollwrite.store.passes import share as share_word
from rollwrite.store.passes import unshare, viewed
from rollwrite.store.trails import trail, trails
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, speech
from rollwrite.web.limits import caller
from rollwrite.web.people import befriend, friends, group_here, guessing, me, part, people_here
from rollwrite.web.screens.group import group_screen, share_screen
from rollwrite.web.screens.trail import empty_screen, trail_screen
from rollwrite.web.visit import visit

bp = Blueprint("trail", __name__)


@bp.get("/trail")
def show() -> str:
    """Show the trail of whoever is in front, or an empty one."""
    with backstage().sessions() as session:
        people = people_here(session)
        found = trail(session, people[0].key) if people else None
    if found is None:
        return render_template("trail.html", screen=empty_screen(language(), speech()))
    fresh = request.args.get("new", "")
    screen = trail_screen(found, people, language(), speech(), fresh=fresh)
    return render_template("trail.html", screen=screen)


@bp.get("/trail/shared")
def shared() -> str:
    """Show a trail that somebody has shared."""
    word = _word()
    with guessing(word), backstage().sessions() as session:
        found = trail(session, viewed(session, word).key)
    screen = trail_screen(found, (), language(), speech(), word=word)
    return render_template("shared.html", screen=screen)


@bp.get("/trail/group")
def group() -> str:
    """Show the trails of this phone's people and of those who shared theirs, side by side."""
    with backstage().sessions() as session:
        found = trails(session, [person.key for person in group_here(session)])
        shown = friends(session)
    screen = group_screen(found, shown, language(), speech())
    return render_template("group.html", screen=screen)


@bp.get("/t/<code>/trails")
def at_table(code: str) -> str:
    """Show the trails of all who sit at a table to those who sit there too."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        if not seen.mine:
            raise BadToken()
        people = claimed(session, seen.code)
        found = trails(session, [person.key for person in people.values()])
    back = url_for("play.show", code=seen.code)
    screen = group_screen(found, {}, language(), speech(), back)
    return render_template("group.html", screen=screen)


@bp.post("/trail/share")
def share() -> str:
    """Show the link under which others see the own trail, and nothing else."""
    backstage().limits.check("deeds", caller())
    with backstage().sessions() as session:
        person = me(session)
        word = share_word(session, person.key)
    return render_template("share_trail.html", screen=share_screen(person, word))


@bp.post("/trail/unshare")
def take_back() -> ResponseReturnValue:
    """Let no link show the own trail any more."""
    with backstage().sessions() as session:
        unshare(session, me(session).key)
    return redirect(url_for("trail.group"), HTTPStatus.SEE_OTHER)


@bp.post("/trail/shared")
def keep() -> ResponseReturnValue:
    """Put a trail that somebody has shared beside the own one."""
    word = _word()
    with guessing(word), backstage().sessions() as session:
        viewed(session, word)
    befriend(word)
    return redirect(url_for("trail.group"), HTTPStatus.SEE_OTHER)


@bp.post("/trail/part")
def leave_group() -> ResponseReturnValue:
    """Take a trail that somebody has shared away from the group."""
    part(_word())
    return redirect(url_for("trail.group"), HTTPStatus.SEE_OTHER)


def _word() -> str:
    """Return by what a trail was shared; beside the path, because paths are written into logs."""
    return request.values.get("word", "")
