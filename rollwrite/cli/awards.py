"""The command ``awards``: computes everybody's trail again from the logs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rollwrite.cli.database import add_tables_folder, bring_up_to_date, read_config
from rollwrite.cli.screen import add_screen_arguments, open_screen
from rollwrite.cli.trouble import Trouble
from rollwrite.games.speech import Words
from rollwrite.store.awards import Change
from rollwrite.store.database import connect, sessions
from rollwrite.store.recomputing import Recomputed, recompute


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``awards`` takes to *parser*."""
    parser.add_argument(
        "--recompute", action="store_true", help="compute all awards again and say what changed"
    )
    add_tables_folder(parser)
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Compute all awards again, and say what came out otherwise."""
    screen = open_screen(args)
    _ = screen.words
    if not args.recompute:
        raise Trouble(_("Say --recompute to compute all awards again from the logs."))
    config = read_config(args, _)
    bring_up_to_date(config, _)
    engine = connect(config.database)
    try:
        with sessions(engine)() as session:
            found = recompute(session)
    finally:
        engine.dispose()
    screen.put(*_lines(found, _))
    return 0


def _lines(found: Recomputed, _: Words) -> Iterator[str]:
    yield _(
        "%(people)d people, %(tables)d tables, %(papers)d games on paper",
        people=found.people,
        tables=found.tables,
        papers=found.papers,
    )
    for code in found.unreadable:
        yield _("The log of %(code)s follows other rules; its awards stay.", code=code)
    yield from (_changed(change, _) for change in found.awards)
    for key in found.sums:
        yield _("The sums of %(person)s were wrong.", person=key)
    if not found.awards and not found.sums:
        yield _("Nothing has changed.")


def _changed(change: Change, _: Words) -> str:
    return _(
        "%(person)s, %(step)s: was filled by %(before)s, now by %(after)s",
        person=change.profile,
        step=change.step,
        before=change.before or _("nothing"),
        after=change.after or _("nothing"),
    )
