"""To whom the table deals before the first turn."""

from __future__ import annotations

from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.opening import DealRows, DealStarters, TypeHeld
from rollwrite.games.cascadia.table import Table


def receiver(turn: Turn[Table]) -> int | None:
    """Return the seat that gets what is dealt now; None where it lies open for all."""
    match turn.asked:
        case DealStarters():
            return len(turn.on.environments)
        case DealRows():
            return len(turn.on.environments) - 1
    return holder(turn)


def holder(turn: Turn[Table]) -> int | None:
    """Return the seat whose secret card is typed in now; None where nothing is secret."""
    return len(turn.on.opening.held) if isinstance(turn.asked, TypeHeld) else None
