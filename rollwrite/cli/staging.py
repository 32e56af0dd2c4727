"""The games that the terminal plays: which one the arguments or a log mean."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rollwrite.cli.cascadia import options as cascadia
from rollwrite.cli.cascadia.stage import cascadia_stage
from rollwrite.cli.logfile import Options
from rollwrite.cli.rolling import options as rolling
from rollwrite.cli.rolling.stage import rolling_stage
from rollwrite.cli.stage import Stage
from rollwrite.cli.trouble import Trouble
from rollwrite.games import GAMES
from rollwrite.games.cascadia.options import Options as CascadiaOptions
from rollwrite.games.speech import Words
from rollwrite.i18n import ENGLISH

ROLLING, CASCADIA = GAMES


def add_game_arguments(parser: ArgumentParser) -> list[Action]:
    """Add to *parser* all that chooses a game, and return what was added."""
    add = parser.add_argument
    shared = [
        add("--game", choices=tuple(GAMES), default=ROLLING, help="roll-and-write or tile game"),
        add("--scenario", type=int, metavar="N", help="one of them, with its own cards and goals"),
    ]
    own = {
        ROLLING: rolling.add_rolling_arguments(parser),
        CASCADIA: cascadia.add_cascadia_arguments(parser),
    }
    parser.set_defaults(own=own)
    return [*shared, *own[ROLLING], *own[CASCADIA]]


def options_of(args: Namespace, seats: int = 1, _: Words = ENGLISH) -> Options:
    """Return the options that *args* name; raise Trouble when they make no sense."""
    _refuse_foreign_arguments(args, args.own)
    if args.game == CASCADIA:
        return cascadia.options_of(args, seats, _)
    return rolling.options_of(args, rolling.library_of(args.data), seats, _)


def stage_of(
    options: Options, data: Path | None, _: Words, *, achievements: bool = False
) -> Stage[Any]:
    """Return the game that *options* make; raise Trouble when they make none."""
    if isinstance(options, CascadiaOptions):
        return cascadia_stage(options, _, achievements=achievements)
    return rolling_stage(options, data, _, achievements=achievements)


def _refuse_foreign_arguments(args: Namespace, own: Mapping[str, Sequence[Action]]) -> None:
    """Raise Trouble when one of *args* is for another game."""
    for game, actions in own.items():
        for action in actions:
            if game != args.game and getattr(args, action.dest) != action.default:
                raise Trouble(f"{action.option_strings[0]} is for --game {game} alone")
