"""The end of a game: who wins, and every section side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rich.table import Table as Grid
from rich.text import Text

from rollwrite.cli.palette import GOOD
from rollwrite.cli.screen import Screen
from rollwrite.cli.stage import Stage
from rollwrite.cli.standing import draw_goals
from rollwrite.engine.game import TABLE
from rollwrite.games.speech import Words

S = TypeVar("S")


def show_scores(
    screen: Screen, stage: Stage[S], table: S, names: Sequence[str], seat: int = TABLE
) -> None:
    """Print the sections of all seats side by side, as far as *seat* may know them."""
    _, game = screen.words, stage.game
    hidden = stage.secrets(table, seat)
    scores = [game.score(table, each) for each in range(game.seats)]
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right")
    shown = [line.key for line in scores[0].lines if line.key not in hidden]
    for key in shown:
        grid.add_row(Text(stage.line_name(key, _)), *(str(each.points(key)) for each in scores))
    totals = (str(sum(map(score.points, shown))) for score in scores)
    grid.add_row(_("total"), *totals, style="bold")
    spare, counts = stage.spare(table, _)
    grid.add_row(spare, *map(str, counts), style="dim")
    screen.console.print(grid)


def show_end(screen: Screen, stage: Stage[S], table: S, names: Sequence[str]) -> None:
    """Print who wins, the sections, and which goals each seat has met."""
    screen.put(Text(verdict(stage, table, names, screen.words), GOOD))
    show_scores(screen, stage, table, names)
    screen.put(*stage.conclusion(table, names, screen.words))
    if not stage.goals:
        return
    for seat, name in enumerate(names):
        found = stage.facts(table, seat)
        met = sum(goal.met(found) for goal in stage.goals)
        said = screen.words(
            "%(name)s: %(met)d of %(all)d goals met.", name=name, met=met, all=len(stage.goals)
        )
        screen.put(said)
        screen.put(*draw_goals(stage, found, screen.width, screen.words))


def verdict(stage: Stage[S], table: S, names: Sequence[str], _: Words) -> str:
    """Return in a sentence who wins, and by what (R10, K12)."""
    game = stage.game
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
        left = stage.left(table, winners[0], _)
        said += " " + _("The tie is broken by what is left: %(cones)s.", cones=left)
    return said
