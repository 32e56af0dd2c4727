"""Arguments that choose a game of the roll-and-write."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from pathlib import Path

from rollwrite.cli.logfile import Options as AnyOptions
from rollwrite.cli.trouble import Trouble
from rollwrite.games.errors import BadData, BadOptions
from rollwrite.games.rolling.game import RollingGame
from rollwrite.games.rolling.library import Library, load
from rollwrite.games.rolling.options import BOXES, Options, for_scenario, prepare
from rollwrite.games.rolling.words import reason
from rollwrite.games.speech import Words
from rollwrite.i18n import ENGLISH

FIRST = "A"
"""The sheet that is meant when none is named."""


def add_rolling_arguments(parser: ArgumentParser) -> list[Action]:
    """Add to *parser* all that chooses a game, and return what was added."""
    add = parser.add_argument_group("the roll-and-write").add_argument
    return [
        add("--sheet", help="a letter A-D or a key such as hills-c; A when left out"),
        add("--edition", choices=tuple(BOXES), default="hills", help="which box is used"),
        add("--dice", metavar="BOX", help="whose central dice are used"),
        add(
            "--supplements",
            nargs="+",
            metavar="KEY",
            default=["random"],
            help="starter, random, or four keys such as hills-7",
        ),
        add("--family", action="store_true", help="no special die, one simple action"),
        add("--abundance", action="store_true", help="start with more animals and tokens"),
        add_data_folder(parser),
    ]


def add_data_folder(parser: ArgumentParser) -> Action:
    """Add to *parser* the folder of own data files, and return that argument."""
    return parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="a folder of your own sheets, cards and scenarios, in place of those of the same key",
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


def game_of(library: Library, options: AnyOptions, _: Words) -> RollingGame:
    """Return the game that *options* make; raise Trouble when they make none."""
    if not isinstance(options, Options):
        raise Trouble(_("This is a game with tiles; it has no sheets."))
    try:
        return prepare(library, options)
    except BadOptions as error:
        raise Trouble(reason(error, _)) from error
