"""The tracker on paper, as the trails of this phone and its friends stand."""

from __future__ import annotations

from hashlib import sha256

from flask import Blueprint, Response, request
from flask.typing import ResponseReturnValue

from rollwrite.draw.pdf import About, to_pdf
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import read_step
from rollwrite.press.order import Order
from rollwrite.press.press import mode_of, named, press
from rollwrite.press.trails import PLAYERS
from rollwrite.press.trails import Trail as PaperTrail
from rollwrite.store.trails import Trail, trails
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import language, speech
from rollwrite.web.keepsakes import writable
from rollwrite.web.limits import caller
from rollwrite.web.people import group_here
from rollwrite.web.wish import local_paper

bp = Blueprint("trail_paper", __name__)


@bp.get("/trail.pdf")
def tracker() -> ResponseReturnValue:
    """Send the tracker, with the steps filled in that were filled."""
    backstage().limits.check("pages", caller())
    with backstage().sessions() as session:
        everybody = [person.key for person in group_here(session)]
        found = trails(session, everybody[:PLAYERS]) if everybody else ()
    made = _printed(found)
    answer = Response(made, mimetype="application/pdf")
    answer.headers.set("Content-Disposition", "attachment", filename="rollwrite-trail.pdf")
    answer.set_etag(sha256(made).hexdigest()[:20])
    return answer.make_conditional(request)


def _printed(found: tuple[Trail, ...]) -> bytes:
    library, _ = load(), speech()
    order = Order(
        what="tracker",
        paper=local_paper(request.accept_languages),
        trails=tuple(map(_on_paper, found)),
    )
    about = About(named(order, library, _), language())
    return to_pdf(press(order, library, _), mode_of(order), about)


def _on_paper(trail: Trail) -> PaperTrail:
    steps = [(read_step(load(), each.step), each.at.date().isoformat()) for each in trail.filled]
    return PaperTrail(
        writable(trail.person.name),
        tuple((step.number, at) for step, at in steps if step.kind == "scenario"),
        tuple((step.sheet, step.number, at) for step, at in steps if step.kind != "scenario"),
    )
