"""The command ``print``: fresh sheets, tallies and keepsakes as PDF."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from rollwrite.cli.logfile import read_log
from rollwrite.cli.replay import retold
from rollwrite.cli.rolling.options import add_data_folder, game_of, library_of
from rollwrite.cli.screen import add_screen_arguments, spoken
from rollwrite.cli.trouble import Trouble
from rollwrite.draw.leaf import Leaf
from rollwrite.draw.paper import MODES
from rollwrite.draw.pdf import About, to_pdf
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import BOXES
from rollwrite.games.rolling.page import Page
from rollwrite.games.speech import Words
from rollwrite.i18n import words
from rollwrite.press.compose import FLIPS, PAPERS
from rollwrite.press.numbers import wanted, whole
from rollwrite.press.order import UPS, BadOrder, Order
from rollwrite.press.pack import pack, so_many, title_of
from rollwrite.press.room import shortened_name
from rollwrite.press.things import KEEPSAKE, THINGS

STDOUT = "-"
CHOICES: tuple[tuple[str, Iterable[str], str], ...] = (
    ("--paper", PAPERS, "its size"),
    ("--mode", MODES, "how it is inked"),
    ("--up", tuple(map(str, UPS)), "how many on a side"),
    ("--edition", BOXES, "whose cards"),
    ("--flip", FLIPS, "where backs are printed"),
)
"""Words of which one is taken, the first when nothing is said."""
LONG = 20
"""From so many sides on there is a bar that shows how far it has come."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``print`` takes to *parser*."""
    parser.add_argument(
        "what",
        metavar="WHAT",
        help=f"{', '.join(THINGS)}; several as sheet,tally,aid",
    )
    parser.add_argument("log", nargs="?", type=Path, metavar="LOG", help="a game, for a keepsake")
    parser.add_argument(
        "--sheet", nargs="+", default=["A"], metavar="S", help="letters A-D, or keys; A if left out"
    )
    for name, known, about in CHOICES:
        told = f"{about}: {', '.join(known)}"
        parser.add_argument(name, default=next(iter(known)), metavar=name[2].upper(), help=told)
    parser.add_argument("--scenario", metavar="N", help="which, for a scenario")
    count = parser.add_mutually_exclusive_group()
    count.add_argument("--copies", default="1", metavar="N", help="how many of each")
    count.add_argument("--players", metavar="N", help="for so many; they share cards")
    parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help="filled in already")
    parser.add_argument("--date", default="", help="filled in already")
    parser.add_argument("--out", default=STDOUT, metavar="FILE", help="a file; - for stdout")
    add_data_folder(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Write the PDF."""
    lang = spoken(args)
    _ = words(lang)
    if args.out == STDOUT and sys.stdout.isatty():
        raise Trouble(_("This is a PDF: name a file with --out, or send it on with a pipe."))
    library = library_of(args.data)
    try:
        orders = _orders(args, _)
        about = About(title_of(orders, library, _), lang)
        made = to_pdf(_shown(orders, library, _), about)
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


def _things(text: str, _: Words) -> tuple[str, ...]:
    """Return what *text* such as ``sheet,tally`` asks for, each once."""
    things = tuple(dict.fromkeys(text.split(",")))
    for each in things:
        if each not in THINGS:
            raise BadOrder(_("There is nothing called %(what)s to print.", what=each))
    return things


def _scenario(text: str | None, _: Words) -> int | None:
    """Return the number of the scenario, if one is named."""
    if text is None:
        return None
    number = whole(text)
    if number is None:
        raise BadOrder(_("There is no scenario %(value)s.", value=text))
    return number


def _orders(args: Namespace, _: Words) -> list[Order]:
    """Return what *args* ask for."""
    things = _things(args.what, _)
    pages, seats = _played(args, things, _)
    players = args.players is not None
    number = wanted(args.players if players else args.copies, _, players=players)
    orders = [
        Order(
            what=what,
            sheets=tuple(args.sheet),
            paper=args.paper,
            mode=args.mode,
            up=whole(args.up) or 0,
            flip=args.flip,
            edition=args.edition,
            scenario=_scenario(args.scenario, _),
            names=tuple(args.names) or seats,
            date=args.date,
            pages=pages if what == KEEPSAKE else (),
        )
        for what in things
    ]
    return [so_many(order, number, players=players) for order in orders]


def _played(
    args: Namespace, things: tuple[str, ...], _: Words
) -> tuple[tuple[Page, ...], tuple[str, ...]]:
    """Return the pages with which the log of a keepsake ends, and whose they are."""
    if KEEPSAKE not in things:
        if args.log is not None:
            raise BadOrder(_("Only a keepsake is of a game."))
        return (), ()
    if args.log is None:
        raise BadOrder(_("A keepsake is of a game: name its log."))
    kept = read_log(args.log)
    game = game_of(library_of(args.data or kept.data), kept.options, _)
    table = retold(game, kept, _).table
    if game.actors(table):
        raise BadOrder(_("The game is still being played. Come back when it has ended."))
    pages = tuple(turn.on for turn in table.turns)
    names = map(shortened_name, kept.seats)
    return pages, (*names, *[""] * (len(pages) - len(kept.seats)))


def _shown(orders: Sequence[Order], library: Library, _: Words) -> Iterable[Leaf]:
    """Return the sides of *orders*, with a bar on a terminal when there are many."""
    leaves = list(pack(orders, library, _))
    if len(leaves) < LONG or not sys.stderr.isatty():
        return leaves
    return track(leaves, _("Printing"), console=Console(stderr=True))
