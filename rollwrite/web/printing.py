"""Printing: choose, look at the first page, get the PDF."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response, make_response, render_template, request
from flask.typing import ResponseReturnValue

from rollwrite.draw.leaf_svg import leaf_svg
from rollwrite.games.rolling.library import load
from rollwrite.i18n import words
from rollwrite.press.order import BadOrder, Order
from rollwrite.press.pack import Estimate, estimate, pack
from rollwrite.web.backstage import backstage
from rollwrite.web.documents import send, send_pdf
from rollwrite.web.failures import patience
from rollwrite.web.identity import language, speech
from rollwrite.web.limits import TooMany, caller
from rollwrite.web.pages import came_from
from rollwrite.web.prints import digest_of
from rollwrite.web.screens.printing import printing_screen
from rollwrite.web.wish import Wish, local_paper

bp = Blueprint("printing", __name__)

MOST_PAGES = 200
"""How many pages there are in one document at most."""
FRESH = 600
"""Seconds for which nobody asks again whether it has changed."""
Orders = tuple[Order, ...]


@bp.get("/print")
def choose() -> ResponseReturnValue:
    """Show what can be printed, the first page of what was chosen, and what it costs."""
    wish = _wish()
    try:
        _orders, guess = _ordered(wish)
    except BadOrder as error:
        return _refused(wish, str(error))
    return render_template("print.html", screen=printing_screen(wish, came_from(), speech(), guess))


@bp.get("/print.pdf")
def document() -> ResponseReturnValue:
    """Send what was chosen."""
    wish = _wish()
    try:
        orders, _guess = _ordered(wish)
        return send_pdf(orders, wish.lang, _file_name(orders), FRESH)
    except BadOrder as error:
        return _refused(wish, str(error))
    except TooMany as error:
        late = _refused(wish, patience(error, speech()), HTTPStatus.TOO_MANY_REQUESTS)
        late.headers["Retry-After"] = str(error.seconds)
        return late


@bp.get("/print/preview.svg")
def preview() -> ResponseReturnValue:
    """Send the first page of what was chosen, as it will be printed."""
    wish = _wish()
    try:
        orders, _guess = _ordered(wish)
    except BadOrder as error:
        return Response(str(error), HTTPStatus.BAD_REQUEST, mimetype="text/plain")
    digest = digest_of("svg", orders[:1], wish.lang)
    answer = send(backstage().previews, digest, lambda: _drawn(orders, wish.lang), FRESH)
    answer.mimetype = "image/svg+xml"
    return answer


def _wish() -> Wish:
    return Wish.read(request.args, language(), local_paper(request.accept_languages))


def _ordered(wish: Wish) -> tuple[Orders, Estimate]:
    """Return the orders of *wish* and what they come to; raise BadOrder when it makes none."""
    _ = speech()
    orders = wish.orders(_)
    # Two copies lie on a side at most: far too many are not even counted out.
    if sum(order.copies for order in orders) <= 2 * MOST_PAGES:
        guess = estimate(orders, load(), _)
        if guess.sides <= MOST_PAGES:
            return orders, guess
    sentence = _("At most %(most)d pages come in one file. Take fewer copies.", most=MOST_PAGES)
    raise BadOrder(sentence)


def _refused(wish: Wish, why: str, status: int = HTTPStatus.BAD_REQUEST) -> Response:
    """Show the form as it was filled in, with the sentence *why*."""
    screen = printing_screen(wish, came_from(), speech(), refused=why)
    return make_response(render_template("print.html", screen=screen), status)


def _drawn(orders: Orders, lang: str) -> bytes:
    backstage().limits.check("previews", caller())
    return leaf_svg(next(pack(orders, load(), words(lang)))).encode()


def _file_name(orders: Orders) -> str:
    """Return what the document is called where it is kept."""
    first = orders[0]
    parts = "pack" if len(orders) > 1 else "-".join((first.what, *first.sheets)).lower()
    return f"rollwrite-{parts}-{first.mode}-{first.paper}.pdf"
