"""Compression: text leaves packed where the other side can read that; streams never.

Scripts and styles of our own leave without what only people read in them.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from http import HTTPStatus

from flask import Flask, Response, request
from isal import igzip
from rcssmin import cssmin
from rjsmin import jsmin
from werkzeug.http import parse_accept_header

LEAST = 500
"""Shorter answers fit in one packet anyway."""
QUICK, SMALL = 1, 9
"""How hard to try: hardly for an answer that is made once, very for a file that is kept."""
SCRIPTS = ("text/javascript", "application/javascript")
"""What a script is called, as the system's list of kinds says; Python 3.11 by itself the second."""
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml", *SCRIPTS)
STREAM = "text/event-stream"
PACKED = "gzip"
MINIFIED = ".min."
"""Part of the name of a file that came small already."""


def compress(app: Flask) -> None:
    """Let *app* send its texts packed."""
    app.after_request(_pack)


def _pack(response: Response) -> Response:
    if not _is_text(response):
        return response
    response.vary.add("Accept-Encoding")
    partial = response.status_code == HTTPStatus.PARTIAL_CONTENT
    if partial or not _unpacks(request.headers.get("Accept-Encoding", "")):
        return response
    response.direct_passthrough = False
    body = response.get_data()
    if len(body) < LEAST:
        return response
    if request.endpoint == "static":
        kind = "" if MINIFIED in request.path else response.mimetype
        response.set_data(_small(body, kind))
    else:
        response.set_data(igzip.compress(body, QUICK, mtime=0))
    response.headers["Content-Encoding"] = PACKED
    etag, _ = response.get_etag()
    if etag is not None:
        # What is packed is another text than the plain one, though it says the same.
        response.set_etag(etag, weak=True)
    return response


@lru_cache(maxsize=64)
def _unpacks(accepted: str) -> bool:
    """Return whether a browser that says so can read what is packed; there are few kinds."""
    return parse_accept_header(accepted).quality(PACKED) > 0


def _is_text(response: Response) -> bool:
    kind = response.mimetype or ""
    return kind.startswith(TEXTS) and kind != STREAM and "Content-Encoding" not in response.headers


@lru_cache(maxsize=64)
def _small(body: bytes, kind: str) -> bytes:
    """Return a static file of a *kind* packed; there are few, and each phone asks for them."""
    return gzip.compress(_minified(body, kind), SMALL, mtime=0)


def _minified(body: bytes, kind: str) -> bytes:
    """Return a script or a style without comments and blanks, and all else as it is."""
    if kind in SCRIPTS:
        return bytes(jsmin(body))
    return bytes(cssmin(body)) if kind == "text/css" else body
