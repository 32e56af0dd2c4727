"""Cookies: what a phone keeps for us, signed, and read once though it comes with every request."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import time
from typing import Any

from flask import Flask, Request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from itsdangerous import BadSignature

KEPT = 4096
"""How many phones' cookies are remembered."""
DAY = 86_400
"""Seconds after which a cookie is read again: it may have become too old."""


class Cookies(SecureCookieSessionInterface):
    """Signed cookies of *app*; the same one is checked and taken apart once a day."""

    def __init__(self, app: Flask) -> None:
        self._name = self.get_cookie_name(app)
        self._read = lru_cache(maxsize=KEPT)(_reader(self, app))

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession:
        """Return what the phone of *request* keeps; nothing where its cookie is not ours."""
        sent = request.cookies.get(self._name)
        return SecureCookieSession(self._read(sent, time() // DAY) if sent else None)


def _reader(
    cookies: SecureCookieSessionInterface, app: Flask
) -> Callable[[str, float], dict[str, Any]]:
    signer = cookies.get_signing_serializer(app)
    assert signer is not None
    oldest = int(app.permanent_session_lifetime.total_seconds())

    def read(sent: str, _day: float) -> dict[str, Any]:
        try:
            kept: dict[str, Any] = signer.loads(sent, max_age=oldest)
        except BadSignature:
            return {}
        return kept

    return read
