"""The command ``print``: fresh sheets, tallies and keepsakes as PDF."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import track

from rollwrite.cli.logfile import read_log
from rollwrite.cli.options import add_data_argument, game_of, library_of
from rollwrite.cli.replay import retold
from rollwrite.cli.screen import add_screen_arguments, spoken
from rollwrite.cli.trouble import Trouble
from rollwrite.draw.leaf import Leaf
from rollwrite.draw.paper import MODES
from rollwrite.draw.pdf import About, to_pdf
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import BOXES
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.words import Words
from rollwrite.i18n import words
from rollwrite.press.compose import FLIPS, PAPERS
from rollwrite.press.order import BadOrder, Order
from rollwrite.press.press import mode_of, named, press
from rollwrite.press.things import KEEPSAKE, THINGS

STDOUT = "-"
LONG = 20
"""From so many sides on there is a bar that shows how far it has come."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``print`` takes to *parser*."""
    parser.add_argument("what", choices=tuple(THINGS), metavar="WHAT", help=", ".join(THINGS))
    parser.add_argument("log", nargs="?", type=Path, metavar="LOG", help="a game, for a keepsake")
    parser.add_argument(
        "--sheet", nargs="+", default=["A"], metavar="S", help="letters A-D, or keys; A if left out"
    )
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help="its size")
    parser.add_argument("--mode", choices=tuple(MODES), default="low-ink", help="how it is inked")
    parser.add_argument("--up", type=int, choices=(1, 2), default=1, help="how many on a side")
    parser.add_argument("--edition", choices=tuple(BOXES), default="hills", help="whose cards")
    parser.add_argument("--flip", choices=FLIPS, default=FLIPS[0], help="where backs are printed")
    parser.add_argument("--scenario", type=int, metavar="N", help="which, for a scenario")
    count = parser.add_mutually_exclusive_group()
    count.add_argument("--copies", type=int, metavar="N", help="how many of each")
    count.add_argument("--players", type=int, metavar="N", help="one of each for so many")
    parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help="filled in already")
    parser.add_argument("--date", default="", help="filled in already")
    parser.add_argument("--out", default=STDOUT, metavar="FILE", help="a file; - for stdout")
    add_data_argument(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Write the PDF."""
    lang = spoken(args)
    _ = words(lang)
    if args.out == STDOUT and sys.stdout.isatty():
        raise Trouble(_("This is a PDF: name a file with --out, or send it on with a pipe."))
    library = library_of(args.data)
    try:
        order = _order(args, _)
        about = About(named(order, library, _), lang)
        made = to_pdf(_shown(order, library, _), mode_of(order), about)
    except BadOrder as error:
        raise Trouble(str(error)) from error
    if args.out == STDOUT:
        sys.stdout.buffer.write(made)
        return 0
    try:
        Path(args.out).write_bytes(made)
    except OSError as error:
        raise Trouble(f"{args.out}: {error.strerror}") from error
    return 0


def _order(args: Namespace, _: Words) -> Order:
    """Return what *args* ask for."""
    counts = (args.copies, args.players)
    wanted = next((count for count in counts if count is not None), 1)
    pages, seats = _played(args, _)
    names = tuple(args.names) or seats
    return Order(
        what=args.what,
        sheets=tuple(args.sheet),
        paper=args.paper,
        mode=args.mode,
        up=args.up,
        flip=args.flip,
        edition=args.edition,
        scenario=args.scenario,
        copies=max(wanted, len(names)) if wanted > 0 else wanted,
        names=names,
        date=args.date,
        pages=pages,
    )


def _played(args: Namespace, _: Words) -> tuple[tuple[Page, ...], tuple[str, ...]]:
    """Return the pages with which the log of a keepsake ends, and whose they are."""
    if args.what != KEEPSAKE:
        if args.log is not None:
            raise BadOrder(_("Only a keepsake is of a game."))
        return (), ()
    if args.log is None:
        raise BadOrder(_("A keepsake is of a game: name its log."))
    kept = read_log(args.log)
    game = game_of(library_of(args.data or kept.data), kept.options, _)
    pages = tuple(turn.on for turn in retold(game, kept, _).table.turns)
    return pages, (*kept.seats, *[""] * (len(pages) - len(kept.seats)))


def _shown(order: Order, library: Library, _: Words) -> Iterable[Leaf]:
    """Return the sides of *order*, with a bar on a terminal when there are many."""
    leaves = list(press(order, library, _))
    if len(leaves) < LONG or not sys.stderr.isatty():
        return leaves
    return track(leaves, _("Printing"), console=Console(stderr=True))
