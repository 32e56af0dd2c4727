"""The lock: one server at a time on an embedded database, for its bell is heard in one process."""

from __future__ import annotations

from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from time import monotonic, sleep
from typing import TextIO

PATIENCE = 10.0
"""Seconds in which the worker of a server that was killed notices and goes."""
PAUSE = 0.05


def hold(database: Path, patience: float = PATIENCE) -> TextIO:
    """Return the lock of the file *database*, held while it is open; raise BlockingIOError."""
    lock = database.with_name(f"{database.name}.lock").open("a")
    until = monotonic() + patience
    while True:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            if monotonic() > until:
                lock.close()
                raise
            sleep(PAUSE)
        else:
            return lock
