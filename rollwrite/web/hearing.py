"""Hearing out: a request is given a thread when all of it has come, and not before."""

from __future__ import annotations

import errno
import re
from socket import socket
from time import monotonic

from gunicorn.config import Config
from gunicorn.http import RequestParser
from gunicorn.workers.gthread import TConn

from rollwrite.web.guard import BODY

SILENCE = 10.0
"""Seconds in which somebody who has connected or begun to ask has to have said all of it."""
PACE = 16 * 1024
"""Bytes a second that a file has to come with; a phone at the edge of a network sends more."""
HEAD = 64 * 1024
"""The most bytes before the body; a browser with all our cookies sends a tenth."""
_END = b"\r\n\r\n"
_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,18})", re.IGNORECASE)
_PIECES = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)


class TooMuch(ValueError):
    """More was said than any browser says, and no end was in sight."""


class Ear:
    """The socket for whoever reads from it: waits only for those who keep the pace."""

    def __init__(self, sock: socket) -> None:
        self._sock = sock
        self._until = 0.0

    def begin(self) -> None:
        """Count from here on for another request."""
        self._until = monotonic() + SILENCE

    def recv(self, size: int) -> bytes:
        """Return what has come; raise ConnectionResetError as if who sends too slowly had gone."""
        left = self._until - monotonic()
        try:
            self._sock.settimeout(max(left, 0.001))
            heard = self._sock.recv(size)
        except TimeoutError as error:
            raise ConnectionResetError(errno.ECONNRESET, "too slow") from error
        finally:
            self._sock.settimeout(None)
        self._until += len(heard) / PACE
        return heard


class Connection(TConn):
    """A connection that is heard out, and closed at once: what lingers does so in its thread."""

    def __init__(self, cfg: Config, sock: socket, client: tuple[str, int], server: str) -> None:
        super().__init__(cfg, sock, client, server)
        self.address, self.data_ready = client[0], True
        self.heard = bytearray()
        """What has come of the next request."""
        self.huge = False
        """Whether that sends more than a form does, or does not tell how much."""
        self._whole = 0
        self._ear = Ear(sock)
        self._reader: RequestParser | None = None

    @property
    def ready(self) -> bool:
        """Return whether all of the request has come, or it is too large to wait for that."""
        return self._whole > 0 and (self.huge or len(self.heard) >= self._whole)

    def hear(self) -> bool:
        """Add what has come and return whether that is enough; raise OSError or TooMuch."""
        said = self.sock.recv(HEAD)
        if not said:
            raise ConnectionResetError(errno.ECONNRESET, "gone")
        self.add(said)
        return self.ready

    def add(self, said: bytes) -> None:
        """Add what was *said*, and find out how long the request is; raise TooMuch."""
        end = self.heard.rfind(b"\r")  # Who says a letter at a time is not read anew each time.
        self.heard += said
        head = self.heard.find(_END, max(end - len(_END), 0))
        if self._whole or head < 0:
            if not self._whole and len(self.heard) > HEAD:
                raise TooMuch(len(self.heard))
            return
        told = _LENGTH.search(self.heard, 0, head)
        length = int(told[1]) if told else 0
        self.huge = length > BODY or bool(_PIECES.search(self.heard, 0, head))
        self._whole = head + len(_END) + length

    def add_rest(self) -> None:
        """Add what came behind the request before; raise TooMuch."""
        if self._reader is not None and (rest := self._reader.unreader.take_buffered()):
            self.add(rest)

    def init(self) -> None:
        """Let the request be read: first what was heard, then what the ear hears."""
        self.sock.setblocking(True)
        if self._reader is None:
            self._reader = self.parser = RequestParser(self.cfg, self._ear, self.client)  # type: ignore[arg-type]
        self._ear.begin()
        self._reader.unreader.unread(bytes(self.heard))
        self.heard.clear()
        self._whole = 0

    def close(self, graceful: bool = False) -> None:
        """Close the socket; *graceful* has been seen to."""
        super().close()
