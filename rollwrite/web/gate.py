"""The gate: so many requests are answered at once, and the others wait in peace.

Python runs one thread at a time. Dozens that all want to run spend more on asking than on working.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING

from rollwrite.web.guard import BODY

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

AT_ONCE = 2
"""One thinks while the other waits for the database; more would only keep each other from it."""


class Gate:
    """Lets requests through to *app* in their order; what a stream sends later passes beside it."""

    def __init__(self, app: WSGIApplication) -> None:
        self._app = app
        self._lock = Lock()
        self._room = AT_ONCE
        self.waiting: deque[Lock] = deque()

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Return the answer of the app, when it is this request's turn."""
        length = int(environ.get("CONTENT_LENGTH") or 0)
        if length > BODY or "HTTP_TRANSFER_ENCODING" in environ:
            return self._app(environ, start_response)  # It may take as long as it likes.
        # Who sends slowly keeps only their own thread.
        environ["wsgi.input"] = BytesIO(environ["wsgi.input"].read(length))
        self._enter()
        try:
            return self._app(environ, start_response)
        finally:
            self._leave()

    def _enter(self) -> None:
        """Wait until one who leaves hands over their place: nobody who comes later takes it."""
        with self._lock:
            if self._room:
                self._room -= 1
                return
            turn = Lock()
            turn.acquire()
            self.waiting.append(turn)
        turn.acquire()

    def _leave(self) -> None:
        with self._lock:
            if self.waiting:
                self.waiting.popleft().release()
            else:
                self._room += 1
