"""Why a move is refused, as far as the table tells."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.dealing import FillPairs
from rollwrite.games.cascadia.moves import DealCard, DealStarter, DrawPair, DrawTile
from rollwrite.games.cascadia.opening import DealRows, DealStarters, TypeHeld
from rollwrite.games.cascadia.table import Table


def why_not(turn: Turn[Table], move: Move) -> str:
    """Return the key of the reason why *move* cannot be made now."""
    table, box = turn.on, turn.on.setup.box
    match turn.asked, move:
        case TypeHeld(), DealCard(species) if species in table.opening.held:
            return "held-already"
        case DealStarters(), DealStarter(starter) if starter in box.begun:
            return "starter-taken"
        case FillPairs() | DealRows(), DrawPair(tile) | DrawTile(tile) if tile in box.numbers:
            seen = box.numbers[tile] not in table.unseen
            return "drawn-already" if seen else "not-now"
    return "not-now"
