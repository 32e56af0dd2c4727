"""The tracker on paper, as the trails of this phone and its friends stand."""

from __future__ import annotations

from flask import Blueprint, request
from flask.typing import ResponseReturnValue

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import read_step
from rollwrite.press.order import Order
from rollwrite.press.things import TRACKER
from rollwrite.press.trails import PLAYERS
from rollwrite.press.trails import Trail as PaperTrail
from rollwrite.store.trails import Trail, trails
from rollwrite.web.backstage import backstage
from rollwrite.web.documents import send_pdf
from rollwrite.web.identity import language
from rollwrite.web.keepsakes import writable
from rollwrite.web.people import group_here
from rollwrite.web.wish import local_paper

bp = Blueprint("trail_paper", __name__)


@bp.get("/trail.pdf")
def tracker() -> ResponseReturnValue:
    """Send the tracker, with the steps filled in that were filled."""
    with backstage().sessions() as session:
        everybody = [person.key for person in group_here(session)]
        found = trails(session, everybody[:PLAYERS]) if everybody else ()
    order = Order(
        what=TRACKER,
        paper=local_paper(request.accept_languages),
        trails=tuple(map(_on_paper, found)),
    )
    return send_pdf((order,), language(), "rollwrite-trail.pdf")


def _on_paper(trail: Trail) -> PaperTrail:
    steps = [(read_step(load(), each.step), each.at.date().isoformat()) for each in trail.filled]
    return PaperTrail(
        writable(trail.person.name),
        tuple((step.number, at) for step, at in steps if step.kind == "scenario"),
        tuple((step.sheet, step.number, at) for step, at in steps if step.kind != "scenario"),
    )
