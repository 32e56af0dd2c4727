"""The gate: so many requests are answered at once, and the others wait in peace.

Python runs one thread at a time. Dozens that all want to run spend more on asking than on working.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING

from rollwrite.web.guard import BODY

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

AT_ONCE = 2
"""One thinks while the other waits for the database; more would only keep each other from it."""
PAPER = ".pdf"
"""How the address of a document ends. Two hundred pages take a second and more, in which the press
makes nothing else; two who want one would keep all others out."""

WELL = "/healthz"
"""Where it is asked whether all is well: nobody waits there for those for whom it is not."""


class Queue:
    """Lets so many in at once, and the others in the order in which they came."""

    def __init__(self, room: int) -> None:
        self._lock = Lock()
        self._room = room
        self.waiting: deque[Lock] = deque()

    def __enter__(self) -> None:
        """Wait until one who leaves hands over their place: nobody who comes later takes it."""
        with self._lock:
            if self._room:
                self._room -= 1
                return
            turn = Lock()
            turn.acquire()
            self.waiting.append(turn)
        turn.acquire()

    def __exit__(self, *_: object) -> None:
        """Leave to whoever has waited longest."""
        with self._lock:
            if self.waiting:
                self.waiting.popleft().release()
            else:
                self._room += 1


class Gate:
    """Lets requests through to *app*; what a stream sends later passes beside it."""

    def __init__(self, app: WSGIApplication) -> None:
        self._app = app
        self.queue, self.press = Queue(AT_ONCE), Queue(1)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Return the answer of the app, when it is this request's turn."""
        length = int(environ.get("CONTENT_LENGTH") or 0)
        if length > BODY or "HTTP_TRANSFER_ENCODING" in environ:
            return self._app(environ, start_response)  # It may take as long as it likes.
        # Who sends slowly keeps only their own thread.
        environ["wsgi.input"] = BytesIO(environ["wsgi.input"].read(length))
        with self._queue_for(environ["PATH_INFO"]):
            return self._app(environ, start_response)

    def _queue_for(self, path: str) -> AbstractContextManager[None]:
        """Return where to wait to be let through to *path*."""
        if path == WELL:
            return nullcontext()
        return self.press if path.endswith(PAPER) else self.queue
