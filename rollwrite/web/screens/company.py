"""Who sits at the table, and how far each has come in the round."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.speech import Words, msg
from rollwrite.store.models import Seat
from rollwrite.store.presence import away
from rollwrite.web.screens.names import called
from rollwrite.web.screens.scores import score_of
from rollwrite.web.visit import Visit

FEW = 3
"""So many names fit beside the rest; of more the number tells enough."""
SAID = {
    "waiting": msg("waiting for dice and cards"),
    "ready": msg("ready"),
    "thinking": msg("still thinking"),
    "away": msg("phone asleep"),
    "gone": msg("has left"),
}
"""What a state is called."""


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
    names = [seat.name for seat in visit.seats]
    return tuple(
        Mate(
            seat.number,
            called(seat, _),
            _initial(seat.name, names),
            state,
            _(SAID[state]),
            score_of(table.turns[seat.number]).total,
            seat.number in visit.mine,
            seat.number == visit.table.host,
        )
        for seat, state in zip(visit.seats, states(visit, game, table), strict=True)
    )


def states(visit: Visit, game: RollingGame, table: Table) -> tuple[str, ...]:
    """Return how far everybody is, in the order of the seats."""
    # A real box: nobody has told what lies there.
    waiting, now = game.actors(table) == (TABLE,), datetime.now(UTC)
    return tuple("waiting" if waiting else _state(visit, seat, table, now) for seat in visit.seats)


def _state(visit: Visit, seat: Seat, table: Table, now: datetime) -> str:
    if table.done >> seat.number & 1:
        return "ready"
    if seat.vacant:
        return "gone"
    if seat.number not in visit.mine and away(seat, now):
        return "away"
    return "thinking"


def _initial(name: str, names: list[str]) -> str:
    """Return the first letter of *name*, two or its number where others begin with the same."""
    first, _, number = name.rpartition(" ")
    if first and len(number) == 1 and number.isdecimal():
        return name[:1].upper() + number
    others = [each.lower() for each in names if each != name]
    alike = [each for each in others if each[:1] == name[:1].lower()]
    if not alike:
        return name[:1].upper()
    if name[:2].lower() not in (each[:2] for each in alike):
        return name[:2].capitalize()
    own = (letter for letter in name[1:].lower() if not any(letter in each for each in alike))
    return name[:1].upper() + next(own, name[1:2].lower())
