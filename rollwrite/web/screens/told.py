"""What people typed in: every die and card of a real box, with its round."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.moves import NOTATION, Deal, Fall, Reveal
from rollwrite.store.sitting import Sitting

REAL = (Fall.verb, Reveal.verb, Deal.verb)
"""What real dice and cards show."""


class TypedEntry(Struct, frozen=True):
    """An entry that somebody typed in: its move as it counts, and the die that fell."""

    number: int
    seat: int
    round: int
    move: Move
    thrown: int
    """How many of the shared dice of its round lay there before."""


def told(sitting: Sitting) -> Iterator[TypedEntry]:
    """Yield every die and card that somebody typed in; supplements come before round 1."""
    now = {each.target: each.move for each in sitting.story.amendments}
    current = thrown = 0
    for number, each in enumerate(sitting.written):
        verb = each.text.split()[0]
        if verb == Reveal.verb:
            current, thrown = current + 1, 0
        if verb not in REAL:
            continue
        if each.by is not None and number not in sitting.story.struck:
            move = now.get(number) or NOTATION.read(each.text)
            yield TypedEntry(number, each.seat, current, move, thrown)
        thrown += verb == Fall.verb and each.seat == TABLE


def round_of(sitting: Sitting, number: int) -> int:
    """Return the round in which entry *number* was written, 0 before the first card."""
    return sum(each.text.split()[0] == Reveal.verb for each in sitting.written[: number + 1])
