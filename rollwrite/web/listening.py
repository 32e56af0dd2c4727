"""Listening: no thread waits for those who are silent, or have said half of what they ask."""

from __future__ import annotations

import errno
from collections import deque
from concurrent.futures import Future
from functools import partial
from selectors import EVENT_READ
from socket import socket
from threading import Semaphore
from time import monotonic

from gunicorn.util import close_graceful
from gunicorn.workers.gthread import TConn, ThreadWorker

from rollwrite.web.hearing import SILENCE, Connection, TooMuch

UNFINISHED = 1000
"""Connections of one address that have not said all of what they ask: half of all there are."""
FILES = 16
"""Requests at once that send more than a form: each holds a thread until all of it has come."""
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n\r\n"
LINGER, LAST_LINGER = 2.0, 0.1
"""Seconds in which the other side may read an answer to its end before the line is cut."""
NOBODY = (errno.EAGAIN, errno.EWOULDBLOCK, errno.ECONNABORTED)
"""Who knocked has gone, or another worker was faster."""


class Listener(ThreadWorker):
    """Threads that answer what has been asked to its end."""

    def init_process(self) -> None:
        """Begin to work."""
        self.files = Semaphore(FILES)
        super().init_process()

    def accept(self, listener: socket) -> None:
        """Take in whoever connects; a thread is theirs when they ask for something."""
        try:
            client, address = listener.accept()
        except OSError as error:
            if error.errno not in NOBODY:
                raise
            return
        if self._is_crowded(address):
            client.close()
            return
        self.nr_conns += 1
        self._wait(Connection(self.cfg, client, address, listener.getsockname()))

    def _is_crowded(self, address: tuple[str, int]) -> bool:
        """Return whether too many wait here who come from *address*."""
        if len(self.pending_conns) < UNFINISHED:
            return False
        there = [each for each in self.pending_conns if isinstance(each, Connection)]
        return sum(each.address == address[0] for each in there) >= UNFINISHED

    def _wait(self, conn: Connection) -> None:
        """Wait for the rest of a request, in no thread."""
        conn.timeout = monotonic() + SILENCE
        self.pending_conns.append(conn)
        ready = partial(self.on_pending_socket_readable, conn)
        self.poller.register(conn.sock, EVENT_READ, ready)

    def on_pending_socket_readable(self, conn: TConn, client: socket) -> None:
        """Hear more of a request; a thread is its own when that is all of it."""
        assert isinstance(conn, Connection)
        if self._heard(conn, client, self.pending_conns):
            super().on_pending_socket_readable(conn, client)

    def on_client_socket_readable(self, conn: TConn, client: socket) -> None:
        """Hear another request of somebody who was answered before."""
        assert isinstance(conn, Connection)
        if self._heard(conn, client, self.keepalived_conns):
            super().on_client_socket_readable(conn, client)
        elif conn.heard:
            self.keepalived_conns.remove(conn)
            self.poller.unregister(client)
            self._wait(conn)

    def _heard(self, conn: Connection, client: socket, waiting: deque[TConn]) -> bool:
        """Return whether all that somebody asks has come; hang up on one who has gone."""
        try:
            return conn.hear()
        except BlockingIOError:
            return False
        except (OSError, TooMuch):
            waiting.remove(conn)
            self.poller.unregister(client)
            conn.heard.clear()
            self._hang_up(conn)
            return False

    def _hang_up(self, conn: Connection) -> None:
        self.nr_conns -= 1
        conn.close()

    def enqueue_req(self, conn: TConn) -> None:
        """Have a thread answer, and put the connection back itself: that need wake nobody."""
        assert isinstance(conn, Connection)
        try:
            conn.add_rest()
        except TooMuch:
            self.method_queue.defer(self._hang_up, conn)
            return
        if conn.ready:
            self.tpool.submit(self.handle, conn).add_done_callback(partial(self._put_back, conn))
        else:
            conn.sock.setblocking(False)
            self._wait(conn)

    def _put_back(self, conn: TConn, answered: Future[bool]) -> None:
        """Wait for what is asked next; only the main thread counts those who have gone."""
        if self.alive and answered.exception() is None and answered.result() is True:
            self.finish_request(conn, answered)
        else:
            self.method_queue.defer(self.finish_request, conn, answered)

    def handle(self, conn: TConn) -> bool:
        """Answer a request; few who send files are heard at once, and the others come again."""
        assert isinstance(conn, Connection)
        if not conn.huge:
            return self._answered(conn)
        if not self.files.acquire(blocking=False):
            conn.sock.setblocking(True)
            conn.sock.sendall(BUSY)
            return False
        try:
            return self._answered(conn)
        finally:
            self.files.release()

    def _answered(self, conn: Connection) -> bool:
        """Answer a request, and linger here rather than where new ones arrive."""
        kept = bool(super().handle(conn))
        if not kept:
            close_graceful(conn.sock, LINGER if self.alive else LAST_LINGER)
        return kept
