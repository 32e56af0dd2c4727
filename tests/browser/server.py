"""The server that the phones of a test talk to: it can be killed and comes back where it was."""

from __future__ import annotations

import signal
import socket
from functools import cached_property
from pathlib import Path
from urllib.parse import urlsplit

from flask import Flask

from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.links import seat_link
from tests.web.serving import Serving

HERE = "127.0.0.1"
SECRET = "a secret of the tests"


class Server:
    """``rollwrite serve`` at one address, with a database in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'rollwrite.db'}"
        self._port = _free_port()
        self._serving = self._start()

    @property
    def url(self) -> str:
        """Return where it is found, now and after it was killed."""
        return f"http://{HERE}:{self._port}"

    def start(self) -> None:
        """Start it again."""
        self._serving = self._start()

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        self._serving.kill()

    def stop(self) -> None:
        """End it, as Ctrl-C does."""
        self._serving.send(signal.SIGINT)
        self._serving.ended()

    def way_to(self, code: str, token: str) -> str:
        """Return the link that brings the seat of *token* to a phone."""
        with self._app.test_request_context(base_url=self.url):
            link = urlsplit(seat_link(code, token))
        return link._replace(scheme="", netloc="").geturl()

    @cached_property
    def _app(self) -> Flask:
        return create_app(Config(database=self.database, secret=SECRET))

    def _start(self) -> Serving:
        # Every phone tells an address of its own, as it would have in a network.
        return Serving(
            "--host",
            HERE,
            "--port",
            str(self._port),
            DATABASE_URL=self.database,
            SECRET_KEY=SECRET,
            ROLLWRITE_PROXIES="1",
        ).__enter__()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HERE, 0))
        port: int = listener.getsockname()[1]
        return port
