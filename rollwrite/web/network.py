"""The network: where to listen, and under which address phones find this computer."""

from __future__ import annotations

import socket
from contextlib import suppress
from errno import EADDRINUSE
from time import monotonic, sleep

TRIED = 20
"""How many ports are tried, one after the other."""
PATIENCE = 5.0
"""Seconds in which the worker of a server that was killed leaves its port."""
PAUSE = 0.05
NOBODY = "192.0.2.1"
"""An address that is never used: a route to it is a route out of this computer."""
BACKLOG = 2048
GONE = 30
"""Seconds after which a phone that says nothing more is gone."""


def bound(host: str, port: int) -> socket.socket:
    """Return a socket at *port*, or at the next one that is free; raise OSError."""
    for number in range(port, port + TRIED):
        with suppress(OSError):
            return _bound(host, number)
    return _bound(host, port)


def bound_at(host: str, port: int) -> socket.socket:
    """Return a socket at *port* and no other, perhaps after a moment; raise OSError."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return _bound(host, port)
        except OSError as error:
            if error.errno != EADDRINUSE or monotonic() > until:
                raise
        sleep(PAUSE)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _notice_who_is_gone(listener)
        listener.bind(address)
        listener.listen(BACKLOG)  # From now on the port is ours, and who knocks early can wait.
    except OSError:
        listener.close()
        raise
    return listener


def _notice_who_is_gone(listener: socket.socket) -> None:
    """Let no phone that lost its network hold a thread for long; connections inherit this."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, seconds in {"TCP_KEEPIDLE": GONE, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}.items():
        # Each system knows some of these names.
        with suppress(AttributeError):
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), seconds)
    with suppress(AttributeError):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE * 1000)


def lan_address() -> str | None:
    """Return the address of this computer in its network; None when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOBODY, 9))  # Nothing is sent.
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address
