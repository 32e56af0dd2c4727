"""The gate: few are answered at once, and nobody waits for who sends slowly or prints much."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from queue import SimpleQueue
from threading import Barrier, Event, Lock, Semaphore, Thread
from typing import TYPE_CHECKING

from werkzeug.test import EnvironBuilder, run_wsgi_app

from rollwrite.web.gate import AT_ONCE, Gate

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

PATIENCE = 10.0
DOCUMENT = "/print.pdf"


class Counting:
    """An app that answers when so many ask as may ask at once, and counts them."""

    def __init__(self) -> None:
        self._lock, self._full = Lock(), Barrier(AT_ONCE)
        self._inside, self.most = 0, 0

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        with self._lock:
            self._inside += 1
            self.most = max(self.most, self._inside)
        self._full.wait(PATIENCE)
        with self._lock:
            self._inside -= 1
        return _echo(environ, start_response)


class Slow(BytesIO):
    """A body that comes when *sent* says so."""

    def __init__(self, sent: Event) -> None:
        super().__init__(b"late")
        self._sent = sent

    def read(self, size: int | None = -1, /) -> bytes:
        self._sent.wait(PATIENCE)
        return super().read(size)


def _echo(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    start_response("200 OK", [])
    return [environ["wsgi.input"].read()]


def _asking(gate: Gate, body: BytesIO, count: int) -> list[Thread]:
    """Send the same request *count* times, each from a thread of its own."""

    def ask() -> None:
        run_wsgi_app(gate, EnvironBuilder(input_stream=body, content_length=4).get_environ())

    threads = [Thread(target=ask, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    return threads


def test_no_more_are_answered_at_once_than_there_is_room_for() -> None:
    app = Counting()
    for thread in _asking(Gate(app), BytesIO(b"body"), 4 * AT_ONCE):
        thread.join(PATIENCE)
    assert AT_ONCE == app.most


def test_nobody_waits_for_those_who_send_slowly() -> None:
    gate, sent = Gate(_echo), Event()
    slow = _asking(gate, Slow(sent), AT_ONCE)
    (quick,) = _asking(gate, BytesIO(b"body"), 1)
    quick.join(PATIENCE)
    waiting = [thread.is_alive() for thread in (*slow, quick)]
    sent.set()
    assert [True] * AT_ONCE + [False] == waiting


def test_nobody_waits_for_those_who_print() -> None:
    inside, printed = SimpleQueue[str](), Event()

    def app(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        inside.put(path := environ["PATH_INFO"])
        if path == DOCUMENT:
            printed.wait(PATIENCE)
        return _echo(environ, start_response)

    gate = Gate(app)
    paths = (*[DOCUMENT] * (AT_ONCE + 1), "/")
    threads = [
        Thread(target=run_wsgi_app, args=(gate, EnvironBuilder(path).get_environ()), daemon=True)
        for path in paths
    ]
    for thread in threads:
        thread.start()
    threads[-1].join(PATIENCE)
    waiting = [thread.is_alive() for thread in threads]
    entered = {inside.get(timeout=PATIENCE) for _ in range(2)}
    alone = inside.empty()
    printed.set()
    assert ([True] * (AT_ONCE + 1) + [False], {DOCUMENT, "/"}, True) == (waiting, entered, alone)


def test_those_who_wait_are_answered_in_their_order() -> None:
    entered, leave = SimpleQueue[str](), Semaphore(0)

    def app(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        entered.put(environ["PATH_INFO"])
        leave.acquire(timeout=PATIENCE)
        return _echo(environ, start_response)

    gate, paths = Gate(app), [f"/{number}" for number in range(AT_ONCE + 5)]
    for count, path in enumerate(paths, 1 - AT_ONCE):
        environ = EnvironBuilder(path).get_environ()
        asking = Thread(target=run_wsgi_app, args=(gate, environ), daemon=True)
        asking.start()
        while len(gate.queue.waiting) < count and asking.is_alive():
            pass  # The next one comes when this one stands in the queue.
    found = []
    for _ in paths:
        found.append(entered.get(timeout=PATIENCE))
        if len(found) >= AT_ONCE:
            leave.release()
    assert paths[AT_ONCE:] == found[AT_ONCE:]
