"""What is said at the end of the tile game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollwrite.cli.cascadia.chart_view import say_chart
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.feats import reached, tickable
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.options import Options
from rollwrite.games.cascadia.quests import Achievement
from rollwrite.games.cascadia.table import Table
from rollwrite.games.speech import Words


def conclude(
    game: CascadiaGame,
    table: Turn[Table],
    options: Options,
    achievements: Sequence[Achievement],
    names: Sequence[str],
    _: Words,
) -> Iterator[str]:
    """Yield the chart for who plays alone, and which achievements who may tick one reached."""
    if game.seats == 1:
        yield from say_chart(game.score(table, 0).total, _)
    if not options.achievements:
        return
    if not tickable(options, achievements):
        yield _("Alone you may tick none of the achievements, unless by the house rule.")
    for seat, name in enumerate(names):
        if found := reached(game, table, seat, options, achievements):
            numbers = ", ".join(str(each.number) for each in found)
            yield _(
                "%(name)s may tick one of these achievements: %(numbers)s.",
                name=name,
                numbers=numbers,
            )
