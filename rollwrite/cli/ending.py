"""The end of a game: who wins, and every section side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from rollwrite.cli.palette import GOOD
from rollwrite.cli.screen import Screen
from rollwrite.cli.show import draw_goals
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.nature import TOKEN
from rollwrite.games.rolling.quests import Goal
from rollwrite.games.rolling.words.names import LINES, counted
from rollwrite.games.rolling.words.speech import Words, named


def show_scores(screen: Screen, game: RollingGame, table: Table, names: Sequence[str]) -> None:
    """Print the sections of all seats side by side."""
    _ = screen.words
    scores = [game.score(table, seat) for seat in range(game.seats)]
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right")
    for number, line in enumerate(scores[0].lines):
        points = (str(score.lines[number].points) for score in scores)
        grid.add_row(Text(named(LINES, line.key, _)), *points)
    grid.add_row(_("total"), *(str(score.total) for score in scores), style="bold")
    tokens = (table.turns[seat].on.tally.token for seat in range(game.seats))
    grid.add_row(_("cones left"), *map(str, tokens), style="dim")
    screen.console.print(grid)


def show_end(
    screen: Screen, game: RollingGame, table: Table, names: Sequence[str], goals: tuple[Goal, ...]
) -> None:
    """Print who wins, the sections, and which goals each seat has met."""
    screen.put(Text(verdict(game, table, names, screen.words), GOOD))
    show_scores(screen, game, table, names)
    if not goals:
        return
    for seat, name in enumerate(names):
        found = facts(table.turns[seat].on)
        met = sum(goal.met(found) for goal in goals)
        said = screen.words(
            "%(name)s: %(met)d of %(all)d goals met.", name=name, met=met, all=len(goals)
        )
        screen.put(said)
        screen.put(*draw_goals(goals, found, screen.width, screen.words))


def verdict(game: RollingGame, table: Table, names: Sequence[str], _: Words) -> str:
    """Return in a sentence who wins, and by what (R10)."""
    totals = [game.score(table, seat).total for seat in range(game.seats)]
    winners = game.winners(table)
    best = totals[winners[0]]
    if game.seats == 1:
        return _.n_(
            "The game ends with %(count)d point.", "The game ends with %(count)d points.", best
        )
    if len(winners) > 1:
        shared = ", ".join(names[seat] for seat in winners)
        return _("%(names)s share the victory with %(total)d.", names=shared, total=best)
    said = _("%(name)s wins with %(total)d.", name=names[winners[0]], total=best)
    if totals.count(best) > 1:
        left = counted(TOKEN, table.turns[winners[0]].on.tally.token, _)
        said += " " + _("The tie is broken by what is left: %(cones)s.", cones=left)
    return said
