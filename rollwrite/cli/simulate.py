"""The command ``simulate``: let a player play many games, and show the figures."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from rollwrite.bots.players import PLAYERS
from rollwrite.bots.report import Report, report
from rollwrite.bots.simulation import Simulation, simulate
from rollwrite.cli.batch import refuse_idle_arguments, wanted
from rollwrite.cli.figures import markdown_table, shown_table
from rollwrite.cli.screen import Outlet
from rollwrite.cli.staging import CASCADIA, add_game_arguments, options_of
from rollwrite.cli.trouble import Trouble

SEATS = {CASCADIA: 4}
"""How many play when nobody says, where it is not one alone."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``simulate`` takes to *parser*."""
    parser.add_argument("--player", choices=tuple(PLAYERS), default="expert", help="who plays")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where chance starts")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="at a time"
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play; 1, or 4 of the tile game"
    )
    parser.add_argument("--aim", type=int, metavar="N", help="achievement of a sheet to play for")
    parser.add_argument(
        "--every",
        choices=("sheet", "scenario", "achievement"),
        help="one row for each; of the tile game scenarios, else achievements that are no score",
    )
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print all figures as JSON")
    shape.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    add_game_arguments(parser)


def run(args: Namespace) -> int:
    """Play, with a progress bar on a terminal, and print the figures."""
    if args.games < 1 or args.processes < 1:
        raise Trouble("--games and --processes are whole numbers, 1 or more")
    refuse_idle_arguments(args)
    seats = args.seats if args.seats is not None else SEATS.get(args.game, 1)
    simulations = list(wanted(args, options_of(args, seats)))
    rows = [(name, _figures(args, name, simulation)) for name, simulation in simulations]
    if args.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(dict(rows))) + b"\n")
    elif args.markdown:
        sys.stdout.write(markdown_table(rows))
    else:
        Outlet().print(shown_table(rows))
    return 0


def _figures(args: Namespace, name: str, simulation: Simulation) -> Report:
    """Return the figures of one row, showing how far it has come."""
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(escape(f"{args.player} {name}"), total=args.games)
        outcomes = []
        for outcome in simulate(simulation, args.games, args.processes):
            outcomes.append(outcome)
            progress.advance(task)
    return report(outcomes)
