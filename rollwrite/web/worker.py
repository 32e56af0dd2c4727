"""The worker: gunicorn's threads, of which only those who ask or listen hold one."""

from __future__ import annotations

import gc
import os
from collections import Counter
from random import shuffle
from signal import SIG_IGN, SIGHUP, SIGINT, SIGQUIT, SIGTERM, signal
from threading import Event, Thread
from types import FrameType

from flask import Flask
from gunicorn.arbiter import Arbiter
from sqlalchemy.exc import SQLAlchemyError

from rollwrite.store.database import reason_of
from rollwrite.web.backstage import Backstage, backstage
from rollwrite.web.expiry import expire_hourly
from rollwrite.web.listening import Listener

RUBBISH = 20_000
"""How many things are made before the newest are searched for rubbish; a view makes thousands."""


class Worker(Listener):
    """Threads that never wait for silent connections, and streams that end with the worker."""

    core: int | None = None
    """Where its threads take turns; anywhere, where a system does not let us say."""

    def init_process(self) -> None:
        """Begin to work."""
        if self.core is not None:
            os.sched_setaffinity(0, {self.core})
        self.ending = Event()
        self.stage: Backstage | None = None
        super().init_process()

    def init_signals(self) -> None:
        """Take a closed terminal for a wish to end, as its parent does."""
        super().init_signals()
        signal(SIGHUP, self.handle_exit)

    def run(self) -> None:
        """Work until it is told to end; who is leaving need not be told again."""
        super().run()
        for each in (SIGINT, SIGQUIT, SIGTERM):
            signal(each, SIG_IGN)

    def load_wsgi(self) -> None:
        """Make the app, and from then on delete old tables; end the server when that cannot be."""
        try:
            super().load_wsgi()
        except SQLAlchemyError as error:
            self.log.error("The database cannot be used: %s", reason_of(error))
            # An error that nobody hears of would have the next worker try the same, for ever.
            raise SystemExit(Arbiter.WORKER_BOOT_ERROR) from error
        app = self.wsgi
        assert isinstance(app, Flask)
        with app.app_context():
            self.stage = backstage()
        # What is there now stays: it need not be searched for rubbish, nor all else so often.
        gc.collect()
        gc.freeze()
        gc.set_threshold(RUBBISH)
        expiry = Thread(target=expire_hourly, args=(self.stage.sessions, self.ending), daemon=True)
        expiry.start()

    def _cap_keepalive(self, deadline: float) -> None:
        """Let nobody linger beyond *deadline*, though a thread may put one more back meanwhile."""
        for connection in tuple(self.keepalived_conns):
            connection.timeout = min(connection.timeout or deadline, deadline)

    def murder_pending(self) -> None:
        """Hang up on those who stay silent; at the end on all of them."""
        if not self.alive:
            for connection in self.pending_conns:
                connection.timeout = 0.0
        super().murder_pending()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Answer what was asked, end the streams, and stop."""
        self._end_streams()
        super().handle_exit(sig, frame)

    def handle_quit(self, sig: int, frame: FrameType | None) -> None:
        """Do the same at Ctrl-C: it takes no longer."""
        self.handle_exit(sig, frame)

    def is_parent_alive(self) -> bool:
        """Return whether there is still a parent; who has none ends as one who is told to."""
        alive: bool = super().is_parent_alive()
        if not alive:
            self.handle_exit(SIGTERM, None)
        return alive

    def _end_streams(self) -> None:
        """Take the bell down, in another thread: a signal may have come at any moment."""
        if self.stage is not None and not self.ending.is_set():
            Thread(target=_close, args=(self.stage,), daemon=True).start()
        self.ending.set()


def settle(master: Arbiter, worker: Worker) -> None:
    """Let *worker* keep to a core that fewest others have.

    Python runs one of its threads at a time; to wake the next one on another core costs more than
    most of them do.
    """
    if hasattr(os, "sched_setaffinity"):
        others = (each for each in master.WORKERS.values() if isinstance(each, Worker))
        taken = Counter(each.core for each in others)
        cores = list(os.sched_getaffinity(0))
        shuffle(cores)  # Another server on this machine need not have begun with the same one.
        worker.core = min(cores, key=taken.__getitem__)


def _close(stage: Backstage) -> None:
    stage.bell.close()
    stage.company.close()
