"""The command ``serve``: tables on phones, from this computer."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import AbstractContextManager, nullcontext
from errno import EADDRINUSE
from pathlib import Path
from socket import socket

from sqlalchemy import make_url

from rollwrite.cli.database import add_tables_folder, bring_up_to_date, read_config
from rollwrite.cli.screen import add_screen_arguments, open_screen
from rollwrite.cli.trouble import Trouble
from rollwrite.cli.welcome import Place, welcome
from rollwrite.games.speech import Words
from rollwrite.web.config import database_file
from rollwrite.web.lock import hold
from rollwrite.web.network import bound, bound_at
from rollwrite.web.server import SPARE, Scale, Server

PORT = 8000
THREADS = 256 + SPARE
"""Threads are right for up to about 300 listening phones a process."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``serve`` takes to *parser*."""
    parser.add_argument("--host", default="0.0.0.0", help="where to listen; everywhere if left out")
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"{PORT}, or the next free one, when left out"
    )
    add_tables_folder(parser)
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; PostgreSQL allows many"
    )
    parser.add_argument(
        "--threads",
        type=int,
        default=THREADS,
        metavar="N",
        help=f"of each process; phones that listen take all but {SPARE}",
    )
    parser.add_argument("--verbose", action="store_true", help="tell of every request")
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Serve until Ctrl-C."""
    screen = open_screen(args)
    config = read_config(args, screen.words)
    file = database_file(config.database)
    _refuse_odd_numbers(args, file, screen.words)
    with _held(file, screen.words):
        bring_up_to_date(config, screen.words)
        with _listener(args, screen.words) as listener:
            port: int = listener.getsockname()[1]
            kept = str(file or make_url(config.database))
            welcome(screen, Place(args.host, port, kept, behind=config.proxies > 0))
            sys.stdout.flush()  # What is still buffered would be said again by every worker.
            scale = Scale(args.workers, args.threads)
            Server(config, listener, scale, verbose=args.verbose).run()
    return 0


def _refuse_odd_numbers(args: Namespace, file: Path | None, _: Words) -> None:
    if args.workers < 1:
        raise Trouble(_("Leave --workers out, or give it a number from 1 on."))
    if args.threads <= SPARE:
        raise Trouble(_("--threads has to be more than %(count)d.", count=SPARE))
    if file is not None and args.workers > 1:
        raise Trouble(_("More than one worker needs PostgreSQL; set DATABASE_URL."))
    if args.port is not None and not 0 <= args.port < 1 << 16:
        raise Trouble(_("There is no port %(port)d.", port=args.port))


def _held(file: Path | None, _: Words) -> AbstractContextManager[object]:
    """Return what keeps other servers away from an embedded database."""
    try:
        return nullcontext() if file is None else hold(file)
    except BlockingIOError as error:
        raise Trouble(_("Another server is already serving %(file)s", file=file)) from error


def _listener(args: Namespace, _: Words) -> socket:
    """Return where to listen; raise Trouble when that cannot be."""
    port: int = PORT if args.port is None else args.port
    try:
        return bound(args.host, port) if args.port is None else bound_at(args.host, port)
    except OSError as error:
        if error.errno == EADDRINUSE:
            raise Trouble(_("Port %(port)d is taken; choose another.", port=port)) from error
        place = f"{args.host}:{port}"
        reason = error.strerror
        raise Trouble(
            _("%(place)s cannot be used: %(reason)s", place=place, reason=reason)
        ) from error
