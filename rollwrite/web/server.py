"""The server: gunicorn with the settings that tables of phones need."""

from __future__ import annotations

import resource
import socket

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from msgspec import Struct
from msgspec.structs import replace

from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.worker import Worker, settle

SPARE = 32
"""Threads that no stream may take: they answer everything else."""
CONNECTIONS = 2000
"""Connections of a worker, most of them silent and without a thread."""
FILES = 4096
SETTINGS = {
    "worker_class": Worker,
    "worker_connections": CONNECTIONS,
    "keepalive": 75,  # Longer than the proxy keeps them, which would meet a closed one.
    "timeout": 60,
    "graceful_timeout": 8,  # Streams end at once; what may hang is a request that never ends.
    "control_socket_disable": True,
    "proc_name": "rollwrite",
    "pre_fork": settle,
}


class Scale(Struct, frozen=True):
    """How many processes serve, and with how many threads each."""

    workers: int
    threads: int


class Master(Arbiter):
    """The process that starts workers; it ends with its terminal."""

    def handle_hup(self) -> None:
        """End when the terminal is closed: there is nothing to load again."""
        self.handle_term()


class Server(BaseApplication):
    """The app on a socket, served by workers of many threads."""

    def __init__(
        self, config: Config, listener: socket.socket, scale: Scale, *, verbose: bool
    ) -> None:
        self.config = replace(config, streams=scale.threads - SPARE)
        self.own = SETTINGS | {
            "bind": f"fd://{listener.detach()}",
            "workers": scale.workers,
            "threads": scale.threads,
            "loglevel": "info" if verbose else "warning",
            "accesslog": "-" if verbose else None,
            # Without queries: the link of a seat carries its key there.
            "access_log_format": '%(h)s %(t)s "%(m)s %(U)s" %(s)s %(b)s %(M)sms',
        }
        super().__init__()

    def load_config(self) -> None:
        """Tell gunicorn our settings."""
        for name, value in self.own.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:  # type: ignore[override]  # Both are WSGI, in other words.
        """Return the app of a worker."""
        return create_app(self.config)

    def run(self) -> None:
        """Serve until a signal ends it; raise SystemExit then."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        Master(self).run()
