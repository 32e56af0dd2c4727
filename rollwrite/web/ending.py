"""After the last round: the end, the log, the dice check, and the next table."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadToken, NotOver, NotStarted
from rollwrite.store.proof import sealed_until
from rollwrite.store.rematch import followers
from rollwrite.store.rematch import rematch as open_rematch
from rollwrite.store.seats import follow as follow_to
from rollwrite.store.sitting import Sitting
from rollwrite.store.trails import given
from rollwrite.store.words import new_token
from rollwrite.web.acting import nonce, sender, tell, to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, remember, speech, tokens
from rollwrite.web.people import people_here
from rollwrite.web.screens.afterwards import Left, afterwards
from rollwrite.web.screens.check import check_screen
from rollwrite.web.screens.end import EndScreen, end_screen
from rollwrite.web.screens.log import log_screen
from rollwrite.web.visit import Visit, visit

bp = Blueprint("ending", __name__)


def screen(seen: Visit) -> EndScreen:
    """Return what this phone shows of a game that is over."""
    with backstage().sessions() as session:
        there = followers(session, seen.table.next) if seen.table.next else ()
        people, left = people_here(session), Left(given(session, seen.code), there)
    after = afterwards(seen, people, left, language(), speech())
    return end_screen(seen, begun(seen), after, language(), speech())


def begun(seen: Visit) -> Sitting:
    """Return the sitting of a table that has started; raise NotStarted before."""
    if seen.sitting is None:
        raise NotStarted(code=seen.code)
    return seen.sitting


def ended(seen: Visit) -> Sitting:
    """Return the sitting of a game that is over; raise NotOver or NotStarted before."""
    sitting = begun(seen)
    if not sitting.over:
        raise NotOver(code=seen.code)
    return sitting


@bp.get("/t/<code>/end")
def end(code: str) -> ResponseReturnValue:
    """Lead to the table, which shows its end by itself."""
    return redirect(url_for("play.show", code=code))


@bp.get("/t/<code>/log")
def log(code: str) -> ResponseReturnValue:
    """Show every entry in words."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    return render_template("log.html", screen=log_screen(seen, begun(seen), speech()))


@bp.get("/t/<code>/check")
def check(code: str) -> ResponseReturnValue:
    """Show the seal, before the first roll too, and what it proves when the game is over."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        until = sealed_until(session, seen.table)
    shown = check_screen(seen, until, language(), speech())
    return render_template("check.html", screen=shown)


@bp.post("/t/<code>/rematch")
def rematch(code: str) -> ResponseReturnValue:
    """Open the next table with the same people, tell them, and go there."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        fresh = open_rematch(session, seen.code, sender(seen))
        answer = _followed(session, seen, fresh)
        tell(session, seen.code)  # Now that somebody waits there.
        return answer


@bp.post("/t/<code>/follow")
def follow(code: str) -> ResponseReturnValue:
    """Take the seats of this phone to the next table."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        if seen.table.next is None:
            raise NotOver(code=seen.code)
        # The next table may be gone again; then there is a new one.
        fresh = open_rematch(session, seen.code, sender(seen))
        return _followed(session, seen, fresh)


def _followed(session: Session, seen: Visit, fresh: str) -> ResponseReturnValue:
    """Let this phone hold at *fresh* the seats that it holds here, and show that table."""
    # A word that comes with the wish for a table is there before its seal: it cannot count.
    word = nonce() if fresh == seen.table.next else new_token()
    for secret in tokens(seen.code):
        try:
            follow_to(session, fresh, secret, word)
        except BadToken:
            continue  # The host has let this seat go, or it has moved to another phone.
        remember(fresh, secret)
    tell(session, fresh)
    return to_table(fresh)
