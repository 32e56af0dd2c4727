"""The command ``draw``: a sheet as SVG, blank or as a log has filled it in."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rollwrite.cli.logfile import read_log
from rollwrite.cli.replay import retold
from rollwrite.cli.rolling.options import add_data_folder, game_of, library_of
from rollwrite.cli.screen import add_screen_arguments, open_screen
from rollwrite.cli.trouble import Trouble
from rollwrite.draw import draw_sheet, to_svg
from rollwrite.draw.theme import THEMES
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import Words


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``draw`` takes to *parser*."""
    parser.add_argument(
        "log",
        nargs="?",
        type=Path,
        metavar="LOG",
        help="the log of a game; left out, a blank sheet",
    )
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="whose sheet of the log")
    parser.add_argument("--sheet", default="A", help="a letter A-D or a key such as hills-c")
    parser.add_argument("--theme", choices=THEMES, default="light", help="the colours")
    parser.add_argument("--wide", action="store_true", help="as on paper, not turned for a phone")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it; else stdout")
    add_data_folder(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Write the sheet as SVG."""
    words = open_screen(args).words
    if args.log is None:
        sheet, page = _blank(args, words), None
    else:
        page = _filled(args, words)
        sheet = page.sheet
    svg = to_svg(draw_sheet(sheet, words, page, upright=not args.wide), args.theme)
    if args.out is None:
        sys.stdout.write(svg)
        return 0
    try:
        args.out.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise Trouble(f"{args.out}: {error.strerror}") from error
    return 0


def _blank(args: Namespace, _: Words) -> Sheet:
    library = library_of(args.data)
    options = Options(sheet=library.sheet_key(args.sheet))
    return game_of(library, options, _).start().turns[0].on.sheet


def _filled(args: Namespace, _: Words) -> Page:
    """Return the page of a seat where the log ends."""
    kept = read_log(args.log)
    game = game_of(library_of(args.data or kept.data), kept.options, _)
    if not 1 <= args.seat <= game.seats:
        raise Trouble(_("There is no such seat."))
    page: Page = retold(game, kept, _).table.turns[args.seat - 1].on
    return page
