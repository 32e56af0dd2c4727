"""Keepsakes: the sheets of a game that is over, filled in, as PDF."""

from __future__ import annotations

from hashlib import sha256

from flask import Blueprint, Response, request
from flask.typing import ResponseReturnValue

from rollwrite.draw.pdf import About, to_pdf
from rollwrite.draw.type import unknown_letters
from rollwrite.games.rolling.library import load
from rollwrite.press.order import Order
from rollwrite.press.press import mode_of, named, press
from rollwrite.press.things import KEEPSAKE
from rollwrite.web.backstage import backstage
from rollwrite.web.ending import ended
from rollwrite.web.identity import language, speech
from rollwrite.web.limits import caller
from rollwrite.web.visit import Visit, visit

bp = Blueprint("keepsakes", __name__)


@bp.get("/t/<code>.pdf")
def keepsake(code: str) -> ResponseReturnValue:
    """Send the sheets of all players, a page for each."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    backstage().limits.check("pages", caller(), len(seen.seats))
    made = _printed(seen)
    answer = Response(made, mimetype="application/pdf")
    answer.headers.set("Content-Disposition", "attachment", filename=f"rollwrite-{seen.code}.pdf")
    answer.set_etag(sha256(made).hexdigest()[:20])
    return answer.make_conditional(request)


def _printed(seen: Visit) -> bytes:
    sitting, library, _ = ended(seen), load(), speech()
    order = Order(
        what=KEEPSAKE,
        mode="colour",
        names=tuple(writable(seat.name) for seat in seen.seats),
        copies=len(seen.seats),
        date=sitting.written[-1].at.date().isoformat(),
        pages=tuple(turn.on for turn in sitting.table.turns),
    )
    about = About(named(order, library, _), language())
    return to_pdf(press(order, library, _), mode_of(order), about)


def writable(name: str) -> str:
    """Return *name* without what the fonts for paper cannot write, such as emoji."""
    return "".join(letter for letter in name if not unknown_letters(letter)).strip()
