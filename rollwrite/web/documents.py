"""Documents: orders as PDF, pressed once and kept, within what one may print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus

from flask import Response, request

from rollwrite.draw.pdf import About, to_pdf
from rollwrite.games.rolling.library import load
from rollwrite.i18n import words
from rollwrite.press.order import Order
from rollwrite.press.pack import estimate, pack, title_of
from rollwrite.web.backstage import backstage
from rollwrite.web.limits import caller
from rollwrite.web.prints import Prints, digest_of


def send_pdf(orders: Sequence[Order], lang: str, name: str, fresh: int = 0) -> Response:
    """Send *orders* as a PDF called *name*; for *fresh* seconds nobody asks again.

    Who has it already is told so, and what is kept is neither pressed again nor counted.
    """
    digest = digest_of("pdf", orders, lang)
    answer = send(backstage().prints, digest, lambda: _pressed(orders, lang), fresh)
    answer.mimetype = "application/pdf"
    answer.headers.set("Content-Disposition", "attachment", filename=name)
    return answer


def send(prints: Prints, digest: str, press: Callable[[], bytes], fresh: int = 0) -> Response:
    """Send what *press* makes, unless it is kept, here or where it is asked for."""
    if request.if_none_match.contains_weak(digest):
        answer = Response(status=HTTPStatus.NOT_MODIFIED)
    else:
        answer = Response(prints.find(digest) or prints.make(digest, press))
    answer.set_etag(digest)
    answer.headers["Cache-Control"] = f"private, max-age={fresh}" if fresh else "private, no-cache"
    answer.vary.add("Accept-Language")
    return answer


def _pressed(orders: Sequence[Order], lang: str) -> bytes:
    library, _ = load(), words(lang)
    backstage().limits.check("pages", caller(), estimate(orders, library, _).sides)
    return to_pdf(pack(orders, library, _), About(title_of(orders, library, _), lang))
