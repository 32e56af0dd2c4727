"""The command ``play``: a whole game in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace
from rich.text import Text

from rollwrite.cli.company import add_company_arguments, company, named_by
from rollwrite.cli.dialogue import Dialogue
from rollwrite.cli.ending import show_end
from rollwrite.cli.keyboard import Keyboard, Left
from rollwrite.cli.logfile import Kept, check_writable, default_log, newest_log, read_log
from rollwrite.cli.reading import read_through
from rollwrite.cli.replay import retold
from rollwrite.cli.screen import Screen, add_screen_arguments, open_screen
from rollwrite.cli.sitting import Setting, Sitting
from rollwrite.cli.staging import add_game_arguments, options_of, stage_of
from rollwrite.cli.trouble import Trouble
from rollwrite.games.speech import Words

NEWEST = Path()
"""Stands for the game that was played last."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``play`` takes to *parser*."""
    add = parser.add_argument
    beginning = [
        *add_game_arguments(parser),
        *add_company_arguments(parser),
        add("--real", action="store_true", help="type in what your own box gives"),
    ]
    parser.set_defaults(beginning=beginning)
    add("--achievements", action="store_true", help="show them, and how far you are")
    add("--seed", type=int, metavar="N", help="make chance repeatable")
    add("--log", type=Path, metavar="FILE", help="keep the game in this file")
    add(
        "--resume",
        type=Path,
        nargs="?",
        const=NEWEST,
        metavar="FILE",
        help="go on with the game in this file, or with the last one",
    )
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Play until the game is over or the person leaves."""
    screen = open_screen(args)
    sitting = _sitting(args, screen.words)
    dialogue = Dialogue(screen, sitting)
    try:
        while (seat := sitting.awaited()) is not None:
            dialogue.answer(seat)
    except (Left, KeyboardInterrupt) as stop:
        _say_how_to_go_on(screen, sitting)
        if isinstance(stop, KeyboardInterrupt):
            raise
        return 0
    _tell_the_end(screen, sitting)
    return 0


def _sitting(args: Namespace, _: Words) -> Sitting[Any]:
    """Return the game that *args* begin or go on with."""
    random = Random(args.seed)
    path, kept = _kept(args, _)
    stage = stage_of(kept.options, kept.data, _, achievements=args.achievements)
    seats = company(kept.seats, stage, _, random)
    setting = Setting(stage, seats, kept.seats, path)
    return Sitting(setting, retold(stage.game, kept, _), random)


def _kept(args: Namespace, _: Words) -> tuple[Path | None, Kept]:
    """Return where the game is kept, and the game: a new one, or one that was begun."""
    if args.log and args.log.exists():
        raise Trouble(_("%(file)s is there already; go on with --resume.", file=args.log))
    if args.resume is None:
        return args.log or default_log(datetime.now()), _new(args, _)
    _refuse_a_beginning(args)
    kept = read_log(newest_log(_) if args.resume == NEWEST else args.resume)
    seats = tuple(args.seats) if args.seats else kept.seats
    data = _resolved(args.data, _) or kept.data
    return args.log or kept.path, replace(kept, seats=seats, data=data)


def _refuse_a_beginning(args: Namespace) -> None:
    """Raise Trouble when one of *args* chooses what a game that goes on has chosen already."""
    for action in args.beginning:
        if action.dest != "data" and getattr(args, action.dest) != action.default:
            raise Trouble(f"{action.option_strings[0]} begins a game; leave it out to go on")


def _new(args: Namespace, _: Words) -> Kept:
    count, named = named_by(args, _)
    options = options_of(args, count, _)
    return Kept(replace(options, real=args.real), (), named, _resolved(args.data, _))


def _resolved(folder: Path | None, _: Words) -> Path | None:
    """Return *folder* as a log can keep it: the same from wherever the log is read."""
    if folder is None:
        return None
    check_writable(str(folder.resolve()), _)
    return folder.resolve()


def _tell_the_end(screen: Screen, sitting: Sitting[Any]) -> None:
    """Print how the game ended, a page at a time in a low window, and where to see all of it."""
    with screen.console.capture() as shown:
        show_end(screen, sitting.stage, sitting.table, sitting.names)
    with suppress(Left):
        read_through(screen, Keyboard(screen), shown.get().splitlines())
    if path := sitting.setting.path:
        said = screen.words("See what everybody has with: rollwrite replay %(file)s", file=path)
        screen.draw(Text(said))


def _say_how_to_go_on(screen: Screen, sitting: Sitting[Any]) -> None:
    _ = screen.words
    if path := sitting.setting.path:
        said = _("The game is kept. Go on with: rollwrite play --resume %(file)s", file=path)
    else:
        said = _("The game is not kept. Next time, name a file with --log.")
    screen.draw(Text(said))
