"""Keepsakes: the sheets of a game that is over, filled in, as PDF."""

from __future__ import annotations

from flask import Blueprint
from flask.typing import ResponseReturnValue

from rollwrite.draw.type import unknown_letters
from rollwrite.press.order import Order
from rollwrite.press.room import shortened_name
from rollwrite.press.things import KEEPSAKE
from rollwrite.web.backstage import backstage
from rollwrite.web.documents import send_pdf
from rollwrite.web.ending import ended
from rollwrite.web.identity import language, speech
from rollwrite.web.screens.names import called
from rollwrite.web.visit import Visit, visit

bp = Blueprint("keepsakes", __name__)


@bp.get("/t/<code>.pdf")
def keepsake(code: str) -> ResponseReturnValue:
    """Send the sheets of all players, a page for each."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    return send_pdf((_ordered(seen),), language(), f"rollwrite-{seen.code}.pdf")


def _ordered(seen: Visit) -> Order:
    sitting = ended(seen)
    return Order(
        what=KEEPSAKE,
        mode="colour",
        names=tuple(shortened_name(writable(called(seat, speech()))) for seat in seen.seats),
        copies=len(seen.seats),
        date=sitting.written[-1].at.date().isoformat(),
        pages=tuple(turn.on for turn in sitting.table.turns),
    )


def writable(name: str) -> str:
    """Return *name* without what the fonts for paper cannot write, such as emoji."""
    return "".join(letter for letter in name if not unknown_letters(letter)).strip()
