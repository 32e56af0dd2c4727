"""Why a move is refused, as far as the table tells."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.moves import DealCard
from rollwrite.games.cascadia.opening import TypeHeld
from rollwrite.games.cascadia.table import Table


def why_not(turn: Turn[Table], move: Move) -> str:
    """Return the key of the reason why *move* cannot be made now."""
    match turn.asked, move:
        case TypeHeld(), DealCard(species) if species in turn.on.opening.held:
            return "held-already"
    return "not-now"
