"""Who sits at the table, and how far each has come in the round."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.words import Words
from rollwrite.store.models import Seat
from rollwrite.store.presence import away
from rollwrite.web.visit import Visit


class Mate(Struct, frozen=True):
    """Somebody at the table as the others see them."""

    seat: int
    name: str
    initial: str
    state: str
    """``waiting``, ``ready``, ``thinking``, ``away`` or ``gone``."""
    words: str
    points: int
    mine: bool
    host: bool


def mates(visit: Visit, game: RollingGame, table: Table, _: Words) -> tuple[Mate, ...]:
    """Return everybody at the table, in the order of the seats."""
    return tuple(_mate(visit, seat, game, table, _) for seat in visit.seats)


def _mate(visit: Visit, seat: Seat, game: RollingGame, table: Table, _: Words) -> Mate:
    state = _state(visit, seat, game, table)
    said = {
        "waiting": _("waiting for dice and cards"),
        "ready": _("ready"),
        "thinking": _("still thinking"),
        "away": _("phone asleep"),
        "gone": _("has left"),
    }
    return Mate(
        seat.number,
        seat.name,
        _initial(seat.name, [each.name for each in visit.seats]),
        state,
        said[state],
        _points(table.turns[seat.number]),
        seat.number in visit.mine,
        seat.number == visit.table.host,
    )


@lru_cache(maxsize=1024)
def _points(turn: Turn[Page]) -> int:
    """Return the points so far; counted once for as long as a turn stays as it is."""
    return score_page(turn.on).total


def _state(visit: Visit, seat: Seat, game: RollingGame, table: Table) -> str:
    if game.actors(table) == (TABLE,):
        return "waiting"  # A real box: nobody has told what lies there.
    if table.done >> seat.number & 1:
        return "ready"
    if seat.vacant:
        return "gone"
    if seat.bot is None and seat.number not in visit.mine and away(seat, datetime.now(UTC)):
        return "away"
    return "thinking"


def _initial(name: str, names: list[str]) -> str:
    """Return the first letter of *name*, two where others begin with the same."""
    alike = sum(each[:1].upper() == name[:1].upper() for each in names)
    return name[:1].upper() if alike == 1 else name[:2].capitalize()
