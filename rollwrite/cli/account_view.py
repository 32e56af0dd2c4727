"""The account of a board as a table, with its reasons below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from rollwrite.cli.account import Account, Cells, Ground
from rollwrite.cli.cascadia.chart_view import say_chart
from rollwrite.cli.palette import GOOD
from rollwrite.cli.screen import Screen
from rollwrite.games.cascadia.described import Described
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.deck import LETTERS
from rollwrite.games.cascadia.words.names import line_name
from rollwrite.games.speech import Words, told_of


def show_account(screen: Screen, described: Described, account: Account) -> None:
    """Print who wins, all lines side by side, and the reasons of each player."""
    _ = screen.words
    if len(account.players) > 1:
        screen.put(Text(_verdict(account, _), GOOD))
    screen.console.print(_table(described, account, _))
    if len(account.players) == 1:
        screen.put(*say_chart(account.players[0].total, _))
    for player in account.players:
        screen.put("", Text(player.name, "bold"))
        screen.put(*(say_ground(ground, _) for ground in player.reasons))


def _verdict(account: Account, _: Words) -> str:
    best = max(player.total for player in account.players)
    if len(account.winners) > 1:
        shared = ", ".join(account.winners)
        return _("%(names)s share the victory with %(total)d.", names=shared, total=best)
    return _("%(name)s wins with %(total)d.", name=account.winners[0], total=best)


def _table(described: Described, account: Account, _: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("")
    for player in account.players:
        grid.add_column(Text(player.name), justify="right")
    for name, points in _rows(described, account, _):
        grid.add_row(Text(name), *map(str, points))
    grid.add_row(_("total"), *(str(player.total) for player in account.players), style="bold")
    return grid


def _rows(described: Described, account: Account, _: Words) -> Iterator[tuple[str, list[int]]]:
    players = account.players
    for word, card in zip(SPECIES_WORDS, described.named, strict=True):
        name = line_name(word, _) + (f" {card}" if card in LETTERS else "")
        yield name, [player.wildlife[word] for player in players]
    for word in HABITAT_WORDS:
        yield line_name(word, _), [player.habitats[word] for player in players]
    alone = len(players) == 1
    extra = _("long corridors") if alone else _("majorities")
    yield extra, [sum(player.majorities.values()) for player in players]
    yield line_name("nature", _), [player.nature for player in players]


def say_ground(ground: Ground, _: Words) -> Text:
    """Return one reason in a line: the points, what they are for, where."""
    where = "; ".join(map(_listed, ground.cells))
    said = Text(f"{ground.points:>4}  {told_of(line_name(ground.line, _), ground.what, _)}")
    return said.append(f"  {where}", "dim") if where else said


def _listed(cells: Cells) -> str:
    return " ".join(f"{q},{r}" for q, r in cells)
