"""The server as people start it, with an empty view beside it in the same process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from msgspec import Struct
from sqlalchemy import make_url
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from rollwrite.cli.serve import THREADS
from rollwrite.web.config import Config
from rollwrite.web.network import bound_at
from rollwrite.web.server import Scale, Server

HERE = "127.0.0.1"
SECRET = "a secret of the benchmark"
EMPTY = "/empty/"
PATIENCE = 30.0


class WithEmptyView(Server):
    """Our server; requests for `EMPTY` are answered by an app that does nothing."""

    def load(self) -> Flask:  # type: ignore[override]  # As in the one it is made from.
        app, empty = super().load(), Flask("empty")
        empty.add_url_rule("/", view_func=lambda: "")
        wsgi = DispatcherMiddleware(app.wsgi_app, {EMPTY.rstrip("/"): empty.wsgi_app})
        app.wsgi_app = wsgi  # type: ignore[method-assign]
        return app


class Running(Struct, frozen=True):
    """A server that answers at *port*."""

    process: int
    port: int

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    def seconds(self) -> float:
        """Return the CPU time that its workers have used until now."""
        return sum(map(_seconds, _children(self.process)))


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(each) for each in listed.split()]


def _seconds(process: int) -> float:
    """Return the CPU time of all threads of *process*, as exact as the kernel counts it."""
    try:
        tasks = list(Path(f"/proc/{process}/task").iterdir())
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
    except (FileNotFoundError, ProcessLookupError):
        return 0.0  # It has just ended.


def postgres_seconds(database: str) -> float:
    """Return the CPU time of the PostgreSQL server that holds *database*; none on SQLite."""
    home = make_url(database).query.get("host")
    if not isinstance(home, str):
        return 0.0
    process = int((Path(home) / "data" / "postmaster.pid").read_text().split()[0])
    return _past_seconds(process) + sum(map(_seconds, (process, *_children(process))))


def _past_seconds(process: int) -> float:
    """Return the CPU time of those children of *process* that have ended."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, told[13:15])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(database: str, workers: int = 1) -> Iterator[Running]:
    """Start a server on *database* and stop it after."""
    command = (sys.executable, "-m", "tests.bench.server", str(workers))
    environ = os.environ | {"DATABASE_URL": database}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield Running(process.pid, int(process.stdout.readline()))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def config_of(database: str) -> Config:
    """Return the settings of a server on *database*; every phone tells an address of its own."""
    return Config(database=database, secret=SECRET, proxies=1)


def main() -> None:
    """Serve until a signal ends it; the port is told first."""
    listener = bound_at(HERE, 0)
    print(listener.getsockname()[1], flush=True)
    scale = Scale(int(sys.argv[1]), THREADS)
    WithEmptyView(config_of(os.environ["DATABASE_URL"]), listener, scale, verbose=False).run()


if __name__ == "__main__":
    main()
