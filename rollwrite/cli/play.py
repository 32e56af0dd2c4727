"""The command ``play``: a whole game in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path
from random import Random

from msgspec.structs import replace
from rich.text import Text

from rollwrite.cli.ask import Left
from rollwrite.cli.company import company
from rollwrite.cli.dialogue import Dialogue
from rollwrite.cli.ending import show_end
from rollwrite.cli.logfile import Kept, check_writable, default_log, newest_log, read_log
from rollwrite.cli.options import add_game_arguments, game_of, library_of, options_of
from rollwrite.cli.quests import goals_of
from rollwrite.cli.replay import retold
from rollwrite.cli.screen import Screen, add_screen_arguments, open_screen
from rollwrite.cli.sitting import Setting, Sitting
from rollwrite.cli.trouble import Trouble
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.words import Words

NEWEST = Path()
"""Stands for the game that was played last."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``play`` takes to *parser*."""
    add_game_arguments(parser)
    parser.add_argument(
        "--seats",
        nargs="+",
        metavar="WHO",
        help="names and bots, such as: Ann Ben bot:greedy (bots: random, greedy, expert)",
    )
    parser.add_argument("--achievements", action="store_true", help="show those of the sheet")
    parser.add_argument("--real", action="store_true", help="type in real dice and cards")
    parser.add_argument("--seed", type=int, metavar="N", help="make chance repeatable")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument(
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
    show_end(screen, sitting.game, sitting.table, sitting.names, sitting.setting.goals)
    return 0


def _sitting(args: Namespace, _: Words) -> Sitting:
    """Return the game that *args* begin or go on with."""
    random = Random(args.seed)
    path, kept = _kept(args, _)
    library = library_of(kept.data)
    game = game_of(library, kept.options, _)
    goals = goals_of(library, kept.options, achievements=args.achievements)
    aims = () if kept.options.scenario is None else goals
    seats = company(kept.seats, game.seats, _, random, aims)
    setting = Setting(
        game=game,
        options=kept.options,
        seats=seats,
        named=kept.seats,
        goals=goals,
        achievements=library.achievements.get(game.setup.sheet.letter, ()),
        data=kept.data,
        path=path,
    )
    return Sitting(setting, retold(game, kept, _), random)


def _kept(args: Namespace, _: Words) -> tuple[Path | None, Kept]:
    """Return where the game is kept, and the game: a new one, or one that was begun."""
    if args.log and args.log.exists():
        raise Trouble(_("%(file)s is there already; go on with --resume.", file=args.log))
    if args.resume is None:
        return args.log or default_log(datetime.now()), _new(args, library_of(args.data), _)
    kept = read_log(newest_log(_) if args.resume == NEWEST else args.resume)
    seats = tuple(args.seats) if args.seats else kept.seats
    data = _resolved(args.data, _) or kept.data
    return args.log or kept.path, replace(kept, seats=seats, data=data)


def _new(args: Namespace, library: Library, _: Words) -> Kept:
    seats = tuple(args.seats or ())
    options = options_of(args, library, len(seats) or 1, _)
    return Kept(replace(options, real=args.real), (), seats, _resolved(args.data, _))


def _resolved(folder: Path | None, _: Words) -> Path | None:
    """Return *folder* as a log can keep it: the same from wherever the log is read."""
    if folder is None:
        return None
    check_writable(str(folder.resolve()), _)
    return folder.resolve()


def _say_how_to_go_on(screen: Screen, sitting: Sitting) -> None:
    _ = screen.words
    if path := sitting.setting.path:
        said = _("The game is kept. Go on with: rollwrite play --resume %(file)s", file=path)
    else:
        said = _("The game is not kept. Next time, name a file with --log.")
    screen.draw(Text(said))
