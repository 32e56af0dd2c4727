"""The command ``perft``: count the ways a game can go."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from random import Random

from rollwrite.cli.staging import add_game_arguments, options_of, stage_of
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.perft import divide, perft
from rollwrite.i18n import ENGLISH

DEEPEST = 99
"""No count gets so far in a lifetime; the search calls itself once for each move."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``perft`` takes to *parser*."""
    parser.add_argument("--depth", type=_depth, default=3, metavar="N", help="moves to look ahead")
    parser.add_argument("--divide", action="store_true", help="count for each first move")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="deal the first round so, and count from there"
    )
    parser.add_argument("--seats", type=int, default=1, metavar="N", help="how many play")
    add_game_arguments(parser)


def run(args: Namespace) -> int:
    """Print the count, or one for each first move and their sum."""
    game = stage_of(options_of(args, args.seats), args.data, ENGLISH).game
    table = game.start()
    if args.seed is not None:
        table, _ = Dealer(Random(args.seed)).deal(game, table)
    if not args.divide:
        sys.stdout.write(f"{perft(game, table, args.depth)}\n")
        return 0
    total = 0
    for move, count in divide(game, table, max(args.depth, 1)):
        total += count
        sys.stdout.write(f"{count:>12}  {move}\n")
    sys.stdout.write(f"{total:>12}\n")
    return 0


def _depth(text: str) -> int:
    if text not in map(str, range(DEEPEST + 1)):
        raise ArgumentTypeError(f"a depth is a whole number, 0 to {DEEPEST}, not {text!r}")
    return int(text)
