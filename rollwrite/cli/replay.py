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
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words import Words, reason


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``replay`` takes to *parser*."""
    parser.add_argument("log", type=Path, metavar="LOG", help="the log of a game")
    parser.add_argument("--at", type=int, metavar="N", help="stop before move N of the log")
    add_data_argument(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Print the pages and scores to which the log leads, and the moves that were struck out."""
    screen = open_screen(args)
    kept = read_log(args.log)
    if args.at is not None and not 0 <= args.at <= len(kept.entries):
        raise Trouble(_past_the_end(len(kept.entries), screen.words))
    game = game_of(library_of(args.data or kept.data), kept.options, screen.words)
    seats = company(kept.seats, game.seats, screen.words, Random())
    story = retold(game, kept, screen.words, args.at)
    _show(screen, game, story, [seat.name for seat in seats])
    return 0


def _past_the_end(moves: int, _: Words) -> str:
    return _.n_(
        "The log has %(count)d move; stop before one of them or at the end.",
        "The log has %(count)d moves; stop before one of them or at the end.",
        moves,
    )


def retold(game: RollingGame, kept: Kept, _: Words, stop: int | None = None) -> Story[Table]:
    """Return the story of *kept* up to *stop*; raise Trouble naming the move where it breaks."""
    story = Story[Table](game, (), game.start())
    for number, entry in enumerate(kept.entries[:stop]):
        try:
            story = story.told(entry.seat, entry.text)
        except (RuleError, BadNotation) as error:
            where = _("move %(number)d", number=number)
            raise Trouble(f"{kept.path}: {where}: {reason(error, _)}") from error
    return story


def _show(screen: Screen, game: RollingGame, story: Story[Table], names: list[str]) -> None:
    _ = screen.words
    table = story.table
    said = _.n_(
        "Round %(round)d of %(rounds)d, %(count)d move.",
        "Round %(round)d of %(rounds)d, %(count)d moves.",
        len(story.entries),
        round=table.common.on.round,
        rounds=ROUNDS,
    )
    screen.put(said)
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
        move = write_entry(story.entries[number])
        screen.put(_("Struck out: %(number)d  %(move)s", number=number, move=move))
