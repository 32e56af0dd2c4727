"""The gate: so many requests are answered at once, and the others wait in peace.

Python runs one thread at a time. Dozens that all want to run spend more on asking than on working.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from rollwrite.web.guard import BODY

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

AT_ONCE = 2
"""One thinks while the other waits for the database; more would only keep each other from it."""


class Gate:
    """Lets requests through to *app*; what a stream sends later passes beside it."""

    def __init__(self, app: WSGIApplication) -> None:
        self._app = app
        self._room = BoundedSemaphore(AT_ONCE)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Return the answer of the app, when it is this request's turn."""
        length = int(environ.get("CONTENT_LENGTH") or 0)
        if length > BODY or "HTTP_TRANSFER_ENCODING" in environ:
            return self._app(environ, start_response)  # It may take as long as it likes.
        # Who sends slowly keeps only their own thread.
        environ["wsgi.input"] = BytesIO(environ["wsgi.input"].read(length))
        with self._room:
            return self._app(environ, start_response)
