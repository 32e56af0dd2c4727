"""The command ``replay``: where a log leads."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from typing import TypeVar

from rollwrite.cli.company import company
from rollwrite.cli.ending import show_scores, verdict
from rollwrite.cli.logfile import Kept, read_log
from rollwrite.cli.rolling.options import add_data_folder
from rollwrite.cli.screen import Screen, add_screen_arguments, open_screen
from rollwrite.cli.stage import Stage
from rollwrite.cli.staging import stage_of
from rollwrite.cli.trouble import Trouble
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import Game
from rollwrite.engine.log import Story
from rollwrite.engine.script import write_entry
from rollwrite.games.cascadia.options import Options as CascadiaOptions
from rollwrite.games.cascadia.words.reasons import reason as tiles_reason
from rollwrite.games.rolling.words import reason
from rollwrite.games.speech import Words, told_of

S = TypeVar("S")


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``replay`` takes to *parser*."""
    parser.add_argument("log", type=Path, metavar="LOG", help="the log of a game")
    parser.add_argument("--at", type=int, metavar="N", help="stop before move N of the log")
    add_data_folder(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Print the pages and scores to which the log leads, and the moves that were struck out."""
    screen = open_screen(args)
    kept = read_log(args.log)
    if args.at is not None and not 0 <= args.at <= len(kept.entries):
        raise Trouble(_past_the_end(len(kept.entries), screen.words))
    stage = stage_of(kept.options, args.data or kept.data, screen.words)
    seats = company(kept.seats, stage, screen.words, Random())
    story = retold(stage.game, kept, screen.words, args.at)
    _show(screen, stage, story, [seat.name for seat in seats])
    return 0


def _past_the_end(moves: int, _: Words) -> str:
    return _.n_(
        "The log has %(count)d move; stop before one of them or at the end.",
        "The log has %(count)d moves; stop before one of them or at the end.",
        moves,
    )


def retold(game: Game[S], kept: Kept, _: Words, stop: int | None = None) -> Story[S]:
    """Return the story of *kept* up to *stop*; raise Trouble naming the move where it breaks."""
    story = Story[S](game, (), game.start())
    for number, entry in enumerate(kept.entries[:stop]):
        try:
            story = story.told(entry.seat, entry.text)
        except (RuleError, BadNotation) as error:
            said = tiles_reason if isinstance(kept.options, CascadiaOptions) else reason
            where = _("move %(number)d", number=number)
            raise Trouble(f"{kept.path}: {told_of(where, said(error, _), _)}") from error
    return story


def _show(screen: Screen, stage: Stage[S], story: Story[S], names: list[str]) -> None:
    _ = screen.words
    table = story.table
    moves = _.n_("%(count)d move", "%(count)d moves", len(story.entries))
    screen.put(f"{stage.when(table, _)}, {moves}.")
    for seat, name in enumerate(names):
        screen.put("", name, style="bold")
        stage.show_seat(screen, table, seat)
    screen.put("")
    if not stage.game.actors(table):
        screen.put(verdict(stage, table, names, _))
        screen.put(*stage.conclusion(table, names, _))
    show_scores(screen, stage, table, names)
    for number in sorted(story.struck):
        move = write_entry(story.entries[number])
        screen.put(_("Struck out: %(number)d  %(move)s", number=number, move=move))
