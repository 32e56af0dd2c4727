"""The moves a seat can make, as choices; weak throw results last."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from rollwrite.cli.ask import Choice
from rollwrite.cli.sitting import Sitting
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.moves import Collect
from rollwrite.games.rolling.throw import results
from rollwrite.games.rolling.warning import lost_by
from rollwrite.games.rolling.words import Words, offer, say


class Choices(Struct, frozen=True):
    """All that can be chosen, best first, and how many of it are worth showing at once."""

    all: tuple[Choice, ...]
    shown: int


def choices_of(sitting: Sitting, seat: int, _: Words) -> Choices:
    """Return what *seat* can choose."""
    moves = sitting.game.legal(sitting.table, seat)
    weak = _weak(sitting, seat, moves)
    strong = [move for move in moves if move not in weak]
    write = sitting.game.notation.write
    choices = [Choice(write(move), _words(sitting, seat, move, _)) for move in (*strong, *weak)]
    return Choices(tuple(choices), len(strong) or len(choices))


def _weak(sitting: Sitting, seat: int, moves: Iterable[Move]) -> list[Move]:
    """Return the *moves* that collect what another result of the throw gives for no more."""
    collects = [move for move in moves if isinstance(move, Collect)]
    if not collects:
        return []
    weak = {each.gain for each in results(sitting.page(seat).throw) if each.dominated}
    return [move for move in collects if move.gain in weak]


def _words(sitting: Sitting, seat: int, move: Move, _: Words) -> str:
    if seat == TABLE:
        return say(move, _)
    said = offer(move, sitting.page(seat), _)
    if lost := lost_by(sitting.page(seat), sitting.game.asked(sitting.table, seat), move):
        said += ". " + _.n_(
            "%(count)d mark finds no place and is lost",
            "%(count)d marks find no place and are lost",
            lost,
        )
    return said
