"""Arguments that choose a game, shared by the commands that need one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rollwrite.cli.trouble import Trouble
from rollwrite.games.rolling.game import RollingGame
from rollwrite.games.rolling.library import BadData, Library, load
from rollwrite.games.rolling.options import BOXES, BadOptions, Options, for_scenario, prepare
from rollwrite.games.rolling.words import Words, reason
from rollwrite.i18n import ENGLISH

FIRST = "A"
"""The sheet that is meant when none is named."""


def add_game_arguments(parser: ArgumentParser) -> None:
    """Add to *parser* all that chooses a game."""
    game = parser.add_argument_group("game")
    game.add_argument("--sheet", help="a letter A-D or a key such as hills-c; A when left out")
    game.add_argument("--edition", choices=tuple(BOXES), default="hills", help="which box is used")
    game.add_argument("--dice", metavar="BOX", help="whose central dice are used")
    game.add_argument(
        "--supplements",
        nargs="+",
        metavar="KEY",
        default=["random"],
        help="starter, random, or four keys such as hills-7",
    )
    game.add_argument("--scenario", type=int, metavar="N", help="sheet, cards and goals of one")
    game.add_argument("--family", action="store_true", help="no special die, one simple action")
    game.add_argument("--abundance", action="store_true", help="start with more animals and tokens")
    add_data_argument(parser)


def add_data_argument(parser: ArgumentParser) -> None:
    """Add to *parser* the folder of own data files."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="own data files, in place of those of the same key"
    )


def library_of(folder: Path | None) -> Library:
    """Return the built-in data, with *folder* laid over it when there is one."""
    try:
        return load(folder) if folder else load()
    except BadData as error:
        raise Trouble(str(error)) from error


def options_of(args: Namespace, library: Library, seats: int = 1, _: Words = ENGLISH) -> Options:
    """Return the options that *args* name; raise Trouble when there is no such scenario."""
    if args.scenario is not None and args.sheet is not None:
        raise Trouble("a scenario has its own sheet; leave out --sheet, or --scenario")
    options = Options(
        sheet=library.sheet_key(args.sheet or FIRST),
        edition=args.edition,
        seats=seats,
        supplements=tuple(args.supplements),
        dice=args.dice,
        family=args.family,
        abundance=args.abundance,
    )
    if args.scenario is None:
        return options
    try:
        return for_scenario(library, args.scenario, options)
    except BadOptions as error:
        raise Trouble(reason(error, _)) from error


def game_of(library: Library, options: Options, _: Words) -> RollingGame:
    """Return the game that *options* make; raise Trouble when they make none."""
    try:
        return prepare(library, options)
    except BadOptions as error:
        raise Trouble(reason(error, _)) from error
