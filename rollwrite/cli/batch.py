"""Which games ``simulate`` plays: one row of figures for each."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from rollwrite.bots.simulation import Simulation
from rollwrite.cli.cascadia.batch import tile_rows
from rollwrite.cli.logfile import Options
from rollwrite.cli.rolling.batch import sheet_rows
from rollwrite.cli.rolling.options import library_of
from rollwrite.cli.staging import ROLLING
from rollwrite.cli.trouble import Trouble
from rollwrite.games.cascadia.options import RANDOM
from rollwrite.games.rolling.options import Options as RollingOptions


def refuse_idle_arguments(args: Namespace) -> None:
    """Raise Trouble when one of *args* would change nothing."""
    if args.every and (args.sheet is not None or args.scenario is not None):
        raise Trouble("--every plays one game after the other; leave out --sheet and --scenario")
    if args.game != ROLLING and args.every not in (None, "scenario"):
        raise Trouble(f"--every {args.every} is for --game {ROLLING} alone")
    if args.every == "scenario" and args.cards != RANDOM:
        raise Trouble("a scenario has its own cards; leave out --cards, or --every")
    if args.aim is None:
        return
    if args.scenario is not None or args.every in ("scenario", "achievement"):
        raise Trouble("--aim is for games that have no other goal than points")
    if args.player != "expert" or args.game != ROLLING:
        raise Trouble(f"--aim is for the expert of --game {ROLLING}; no other player has goals")


def wanted(args: Namespace, options: Options) -> Iterator[tuple[str, Simulation]]:
    """Yield what to simulate, each with the name of its row."""
    plain = Simulation(options, args.player, args.seed, args.aim, (args.data,) if args.data else ())
    if isinstance(options, RollingOptions):
        yield from sheet_rows(args, plain, options, library_of(args.data))
    else:
        yield from tile_rows(args, plain, options)
