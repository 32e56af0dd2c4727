"""``rollwrite serve`` as a person starts it, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds that nothing takes, unless a test fails."""
LAST = "Ctrl-C"
"""The last line of what a server says when it is ready begins with this."""


class Serving:
    """A server and what it has said; it ends with the block that it is used in."""

    def __init__(self, *words: str | Path, **environ: str) -> None:
        outside = {name: os.environ[name] for name in os.environ if name != "DATABASE_URL"}
        self.process = subprocess.Popen(
            (sys.executable, "-m", "rollwrite", "serve", *map(str, words)),
            cwd=ROOT,
            env=outside | {"LC_ALL": "C.UTF-8"} | environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.said = ""
        self._connections = list[HTTPConnection]()

    def __enter__(self) -> Self:
        assert self.process.stdout
        for line in self.process.stdout:
            self.said += line
            if line.startswith(LAST):
                return self
        raise AssertionError(f"It ended: {self.ended()}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for connection in self._connections:
            connection.close()
        if self.process.returncode is None:
            self.kill()

    @property
    def port(self) -> int:
        """Return the port that it has told."""
        (port,) = re.findall(r"http://127\.0\.0\.1:(\d+)", self.said)
        return int(port)

    def connection(self) -> HTTPConnection:
        """Return a way to ask it something."""
        self._connections.append(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE))
        return self._connections[-1]

    def status(self, path: str) -> int:
        """Return how it answers a plain request."""
        connection = self.connection()
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status

    def send(self, how: signal.Signals) -> None:
        """Send a signal to it and its workers, as a terminal does."""
        os.killpg(self.process.pid, how)

    def ended(self) -> tuple[int, str]:
        """Return its exit code and its complaints; raise TimeoutExpired when it does not end."""
        out, complaints = self.process.communicate(timeout=PATIENCE)
        self.said += out
        return self.process.returncode, complaints

    def kill(self) -> None:
        """End it and its workers at once, as a power cut does."""
        self.send(signal.SIGKILL)
        self.ended()
