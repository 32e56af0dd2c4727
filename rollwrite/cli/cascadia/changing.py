"""What a move of the tile game has changed."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.cli.cascadia.seeing import seen
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.placing import PutToken
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.names import species_name
from rollwrite.games.speech import Words, points


def say_changes(
    game: CascadiaGame, before: Turn[Table], after: Turn[Table], seat: int, by: int, _: Words
) -> Iterator[str]:
    """Yield the points that *seat* has got, without what *by* may not see, and what became lost."""
    if seat < len(before.on.environments):
        total = seen(game, after, seat, by).total
        if more := total - seen(game, before, seat, by).total:
            yield f"{more:+} ({points(total, _)})"
    yield from say_returned(before, after, _)


def say_returned(before: Turn[Table], after: Turn[Table], _: Words) -> Iterator[str]:
    """Yield which token went back to the bag without a question: no tile could take it."""
    if len(after.on.bag) > len(before.on.bag) and not isinstance(before.asked, PutToken):
        species = species_name(after.on.bag[-1], _)
        yield _("No tile takes the %(species)s; it goes back to the bag", species=species)
