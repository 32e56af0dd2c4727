"""The moves a seat can make, as choices; weak throw results last."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.cli.ask import Choice
from rollwrite.cli.stage import Choices
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.moves import Collect
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.throw import results
from rollwrite.games.rolling.warning import lost_by
from rollwrite.games.rolling.words import offer, say
from rollwrite.games.speech import Words


def choices_of(game: RollingGame, table: Table, seat: int, _: Words) -> Choices:
    """Return what *seat* can choose."""
    moves, write = game.legal(table, seat), game.notation.write
    weak = [] if seat == TABLE else _weak(table.turns[seat].on, moves)
    strong = [move for move in moves if move not in weak]
    choices = [Choice(write(move), _words(game, table, seat, move, _)) for move in (*strong, *weak)]
    folded = len(weak) if strong else 0
    said = _.n_("more: %(count)d weaker choice", "more: %(count)d weaker choices", folded)
    return Choices(tuple(choices), len(choices) - folded, said if folded else "")


def _weak(page: Page, moves: Iterable[Move]) -> list[Move]:
    """Return the *moves* that collect what another result of the throw gives for no more."""
    collects = [move for move in moves if isinstance(move, Collect)]
    if not collects:
        return []
    weak = {each.gain for each in results(page.throw) if each.dominated}
    return [move for move in collects if move.gain in weak]


def _words(game: RollingGame, table: Table, seat: int, move: Move, _: Words) -> str:
    if seat == TABLE:
        return say(move, _)
    page = table.turns[seat].on
    said = offer(move, page, _)
    if lost := lost_by(page, game.asked(table, seat), move):
        said += ". " + _.n_(
            "%(count)d mark finds no place and is lost",
            "%(count)d marks find no place and are lost",
            lost,
        )
    return said
