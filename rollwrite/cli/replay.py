"""The command ``replay``: where a log leads."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random

from rollwrite.cli.company import company
from rollwrite.cli.ending import show_scores, verdict
from rollwrite.cli.logfile import Kept, read_log
from rollwrite.cli.options import add_data_argument, game_of, library_of
from rollwrite.cli.screen import Screen, add_screen_arguments, open_screen
from rollwrite.cli.sheet_view import draw_sheet
from rollwrite.cli.show import draw_tally
from rollwrite.cli.trouble import Trouble
from rollwrite.cli.view import View
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.log import Story
from rollwrite.engine.script import write_entry
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.words import Words, reason


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``replay`` takes to *parser*."""
    parser.add_argument("log", type=Path, metavar="LOG", help="the log of a game")
    parser.add_argument("--at", type=int, metavar="N", help="stop before line N of the log")
    add_data_argument(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Print the pages and scores to which the log leads, and the lines that were struck out."""
    screen = open_screen(args)
    kept = read_log(args.log)
    if args.at is not None and not 0 <= args.at <= len(kept.entries):
        lines = len(kept.entries)
        raise Trouble(
            screen.words("The log has %(lines)d lines; stop at one of them.", lines=lines)
        )
    game = game_of(library_of(args.data or kept.data), kept.options, screen.words)
    story = retold(game, kept, screen.words, args.at)
    names = [seat.name for seat in company(kept.seats, screen.words, Random())]
    _show(screen, game, story, names)
    return 0


def retold(game: RollingGame, kept: Kept, _: Words, stop: int | None = None) -> Story[Table]:
    """Return the story of *kept* up to *stop*; raise Trouble naming the line where it breaks."""
    story = Story[Table](game, (), game.start())
    for number, entry in enumerate(kept.entries[:stop]):
        try:
            story = story.told(entry.seat, entry.text)
        except (RuleError, BadNotation) as error:
            raise Trouble(f"{kept.path}: line {number}: {reason(error, _)}") from error
    return story


def _show(screen: Screen, game: RollingGame, story: Story[Table], names: list[str]) -> None:
    _ = screen.words
    table = story.table
    rounds = table.common.on.round
    screen.put(_("Round %(round)d of 20, %(count)d lines.", round=rounds, count=len(story.entries)))
    for seat, name in enumerate(names):
        page = table.turns[seat].on
        screen.put("", name, style="bold")
        screen.draw(*draw_sheet(View(page, 0, _), screen.width))
        screen.put(draw_tally(page, _))
    screen.put("")
    if not game.actors(table):
        screen.put(verdict(game, table, names, _))
    show_scores(screen, game, table, names)
    for number in sorted(story.struck):
        line = write_entry(story.entries[number])
        screen.put(_("Struck out: %(number)d  %(line)s", number=number, line=line))
