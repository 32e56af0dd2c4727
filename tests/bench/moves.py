"""What the server needs for a move, beside an empty Flask view in the same process."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from rollwrite.games.rolling.library import load
from rollwrite.store.database import connect, sessions
from rollwrite.store.schema import ensure_schema
from tests.bench.gathering import Phone, choose, gather
from tests.bench.server import EMPTY, HERE, Running, running

MOVES = 240
TABLES = 3
MOST_RATIO = 5
MOST_MS = 30


def move_figures() -> Iterator[str]:
    """Yield for each sheet the time of a move, sent over a connection that is kept, as a ratio.

    The time is what passes between the last byte sent and the last byte of the answer; moves and
    empty views take turns on the same connection.
    """
    with TemporaryDirectory(prefix="bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'rollwrite.db'}"
        engine = connect(database)
        ensure_schema(engine)
        with running(database) as server:
            for sheet in load().sheets:
                with sessions(engine)() as session:
                    tables = [gather(session, sheet, 4 * each) for each in range(TABLES)]
                phones = [phone for phones in zip(*tables, strict=True) for phone in phones]
                yield _figure(sheet, Talk(server), phones)
        engine.dispose()


class Talk:
    """Requests to *server*, one after the other, with what each took: seconds, and those of CPU."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._line = HTTPConnection(HERE, server.port)
        self.took: dict[str, list[tuple[float, float]]] = {"GET": [], "POST": [], EMPTY: []}

    def ask(self, kind: str, path: str, headers: dict[str, str], body: bytes = b"") -> str:
        """Send a request and return the answer; *kind* is its method or the empty view's."""
        if body:
            headers = headers | {"Content-Type": "application/x-www-form-urlencoded"}
        method = "GET" if kind == EMPTY else kind
        used, start = self._server.seconds(), perf_counter()
        self._line.request(method, path, body or None, headers)
        answer = self._line.getresponse()
        told = answer.read()
        passed = perf_counter() - start
        self.took[kind].append((passed, self._server.seconds() - used))
        assert answer.status == 200, (method, path, answer.status)
        return _text(answer, told)

    def medians(self, kind: str) -> tuple[float, float]:
        """Return the seconds of the request in the middle, and those of CPU."""
        passed, used = zip(*self.took[kind], strict=True)
        return median(passed), median(used)


def _text(answer: HTTPResponse, told: bytes) -> str:
    packed = answer.headers["Content-Encoding"] == "gzip"
    return (gzip.decompress(told) if packed else told).decode()


def _figure(sheet: str, talk: Talk, phones: list[Phone]) -> str:
    random, count = Random(1), 0
    while count < MOVES:
        for phone in phones:
            shown = talk.ask("GET", phone.view, phone.headers)
            if (move := choose(shown, random)) is not None:
                talk.ask("POST", phone.move, phone.headers, move.body)
                talk.ask(EMPTY, EMPTY, phone.headers)
                count += 1
    (passed, used), (least, least_used) = talk.medians("POST"), talk.medians(EMPTY)
    late = quantiles((each for each, _ in talk.took["POST"]), n=20)[-1]
    return (
        f"move on {sheet}, from request to answer: {passed / least:.1f} x an empty Flask view "
        f"(budget {MOST_RATIO} or less), {passed * 1000:.1f} ms in the median beside "
        f"{least * 1000:.2f} ms, of CPU {used * 1000:.1f} ms beside {least_used * 1000:.2f} ms; "
        f"95 %: {late * 1000:.1f} ms (budget {MOST_MS} ms)"
    )


if __name__ == "__main__":
    for line in move_figures():
        print(line, flush=True)
