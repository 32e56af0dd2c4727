"""Arguments that choose a game of the tile game."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace

from rollwrite.cli.trouble import Trouble
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import Library, load
from rollwrite.games.cascadia.options import RANDOM, Options, for_scenario, prepare
from rollwrite.games.cascadia.setup import Restriction
from rollwrite.games.cascadia.words.reasons import reason
from rollwrite.games.errors import BadData, BadOptions
from rollwrite.games.speech import Words


def add_cascadia_arguments(parser: ArgumentParser) -> list[Action]:
    """Add to *parser* all that chooses a game, and return what was added."""
    add = parser.add_argument_group("the tile game").add_argument
    return [
        add("--lattice", choices=("hex", "square"), default="hex", help="the shape of the tiles"),
        add(
            "--cards",
            default=RANDOM,
            help="five letters such as ABCDA, family, intermediate; dealt when left out",
        ),
        add(
            "--restrict",
            nargs="+",
            default=[],
            choices=tuple(map(str, Restriction)),
            metavar="RULE",
            help=f"make it harder: {', '.join(Restriction)}",
        ),
        add("--solo-counts", action="store_true", help="play for achievements, alone too"),
        add(
            "--everybody-counts",
            action="store_true",
            help="play for achievements, not only who wins",
        ),
    ]


def library_of() -> Library:
    """Return the tiles, scenarios and achievements."""
    try:
        return load()
    except BadData as error:
        raise Trouble(str(error)) from error


def options_of(args: Namespace, seats: int, _: Words) -> Options:
    """Return the options that *args* name; raise Trouble when there is no such scenario."""
    if args.scenario is not None and args.cards != RANDOM:
        raise Trouble("a scenario has its own cards; leave out --cards, or --scenario")
    options = Options(
        tiles=args.lattice,
        seats=seats,
        cards=args.cards,
        restrictions=tuple(args.restrict),
        achievements=args.solo_counts or args.everybody_counts,
        solo_counts=args.solo_counts,
        everybody_counts=args.everybody_counts,
    )
    if args.scenario is None:
        return options
    try:
        return for_scenario(library_of(), args.scenario, options)
    except BadOptions as error:
        raise Trouble(reason(error, _)) from error


def game_of(library: Library, options: Options, _: Words) -> CascadiaGame:
    """Return the game that *options* make; raise Trouble when they make none."""
    try:
        return prepare(library, options)
    except BadOptions as error:
        raise Trouble(reason(error, _)) from error
