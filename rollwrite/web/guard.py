"""The guard at the door: other sites send nothing here, and pages do only what is ours."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from flask import Flask, Response, request
from werkzeug.exceptions import BadHost, Forbidden, RequestEntityTooLarge

from rollwrite.store.errors import UnknownTable
from rollwrite.store.words import read_code
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import tokens
from rollwrite.web.limits import caller

BODY = 64 * 1024
"""The most bytes that a page sends; a view that takes files says so itself."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OURS = frozenset({"same-origin", "none"})
"""What browsers say of requests that no other site had them make."""
POLICY = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(POLICY),
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""Sent with every answer that does not say otherwise."""
_LABEL = "[a-z0-9-]{1,63}"
_HOST = re.compile(rf"({_LABEL}(\.{_LABEL})*\.?|\[[0-9a-f:.]+\])(:[0-9]{{1,5}})?", re.IGNORECASE)


class CrossSite(Forbidden):
    """A request that another site had the browser make, or that does not tell."""


def protect(app: Flask) -> None:
    """Let *app* refuse what other sites send, and those who guess codes; set its headers."""
    app.config["MAX_CONTENT_LENGTH"] = BODY
    app.before_request(_refuse_odd_host)
    app.before_request(_refuse_cross_site)
    app.before_request(_refuse_huge)
    app.before_request(_refuse_guessing)
    app.after_request(_add_headers)


def _refuse_odd_host() -> None:
    """Raise BadHost unless we can be called so: the links that we draw begin with it."""
    if not _HOST.fullmatch(request.host):
        raise BadHost()
    if "xn--" in request.host.lower():
        try:
            request.host.encode().decode("idna")
        except UnicodeError as error:
            raise BadHost() from error


def _refuse_cross_site() -> None:
    if request.method not in SAFE and not _from_here():
        raise CrossSite()


def _from_here() -> bool:
    """Return whether one of our own pages sent this request."""
    if told := request.headers.get("Sec-Fetch-Site"):
        return told in OURS
    # On a plain-HTTP network browsers do not tell: there the origin has to be ours.
    origin = request.headers.get("Origin") or request.headers.get("Referer") or ""
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return host != "" and host == request.host


def _refuse_huge() -> None:
    """Raise RequestEntityTooLarge also where nobody would look into the body."""
    if (request.content_length or 0) > (request.max_content_length or BODY):
        raise RequestEntityTooLarge()


def _refuse_guessing() -> None:
    """Raise TooMany for one who tried many wrong codes; who has a seat there plays on."""
    asked = (request.view_args or {}).get("code") or request.form.get("code")
    if asked and not holds_seat(asked):
        backstage().limits.look("codes", caller())


def holds_seat(typed: str) -> bool:
    """Return whether this phone took a seat at the table whose code was *typed*."""
    try:
        return bool(tokens(read_code(typed)))
    except UnknownTable:
        return False


def _add_headers(response: Response) -> Response:
    said = {name for name, _value in response.headers}
    response.headers.extend([each for each in HEADERS.items() if each[0] not in said])
    return response
