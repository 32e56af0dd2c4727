"""Links that travel: to a table for everybody, to a seat for one; and as a picture."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno
from flask import current_app, request, url_for
from itsdangerous import BadData, URLSafeTimedSerializer
from markupsafe import Markup

from rollwrite.store.errors import OldLink
from rollwrite.web.network import lan_address

LIVES = 3600
"""Seconds for which the link of a seat opens it."""
HERE = ("localhost", "127.0.0.1", "::1")
"""What only this computer calls itself."""


def table_link(code: str) -> str:
    """Return the address under which other phones find the table called *code*."""
    return _origin() + url_for("play.show", code=code)


def watch_link(code: str) -> str:
    """Return the address under which anybody can watch the table called *code*."""
    return _origin() + url_for("watching.show", code=code)


def seat_link(code: str, token: str) -> str:
    """Return the address that brings the seat of *token* to another phone, for an hour."""
    return _origin() + url_for("seats.resume", code=code, key=_signer(code).dumps(token))


def arrive_link(word: str) -> str:
    """Return the address that brings a person to another phone, once."""
    return _origin() + url_for("arrivals.arriving", word=word)


def recover_link() -> str:
    """Return the address where a printed code is typed."""
    return _origin() + url_for("arrivals.ask_code")


def shared_link(word: str) -> str:
    """Return the address under which others see a trail that was shared by *word*."""
    return _origin() + url_for("trail.shared", word=word)


def challenge_link(code: str) -> str:
    """Return the address of the challenge called *code*."""
    return _origin() + url_for("challenges.show", code=code)


def token_in(code: str, key: str) -> str:
    """Return the secret that *key* carries; raise OldLink when it is old, or not ours."""
    try:
        return str(_signer(code).loads(key, max_age=LIVES))
    except BadData as error:
        raise OldLink() from error


def picture(link: str) -> Markup:
    """Return *link* as a QR code, black on white whatever the theme."""
    drawn = segno.make(link, error="m", micro=False)
    svg = drawn.svg_inline(border=0, dark="#000", light="#fff", omitsize=True, svgclass="qr")
    return Markup(svg)


def _signer(code: str) -> URLSafeTimedSerializer:
    # A link of one table opens no seat of another.
    return URLSafeTimedSerializer(str(current_app.secret_key), salt=f"seat {code}")


def _origin() -> str:
    """Return scheme and host, as other phones in the network have to call this computer."""
    asked = urlsplit(request.host_url)
    lan = lan_address() if asked.hostname in HERE else None
    if lan is None:
        return f"{asked.scheme}://{asked.netloc}"
    return f"{asked.scheme}://{lan}" + (f":{asked.port}" if asked.port else "")
