"""What somebody may see of the tile game while cards are hidden (restriction 10)."""

from __future__ import annotations

from rollwrite.cli.cascadia.table_view import UNKNOWN
from rollwrite.engine.score import Line, Score
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.moves import DealCard, DealHidden
from rollwrite.games.cascadia.nature import SPECIES_WORDS
from rollwrite.games.cascadia.scoring.total import MAJORITY
from rollwrite.games.cascadia.table import Table

MAJORITIES = "majorities"
"""The line in which all majorities stand together."""


def secrets(game: CascadiaGame, table: Turn[Table], seat: int) -> frozenset[str]:
    """Return the species whose cards *seat* may not see yet, while the game goes on."""
    hidden = game.hidden(table, seat) if table.open else ()
    return frozenset(SPECIES_WORDS[species] for species in hidden)


def known(text: str, secret: frozenset[str], *, real: bool) -> str:
    """Return *text* without the letter and the holder of a card that is *secret*."""
    match text.split():
        case [*first, DealCard.verb, species, _] if species in secret:
            # Whoever types in what they hold would betray it by their turn.
            shown = UNKNOWN if real else species
            return " ".join((*first, DealCard.verb, shown, UNKNOWN))
        case [*first, DealHidden.verb, species] if species in secret:
            return " ".join((*first, DealHidden.verb, UNKNOWN))
    return text


def seen(game: CascadiaGame, table: Turn[Table], seat: int, by: int) -> Score:
    """Return the score of *seat* as far as *by* may know it, majorities in one line."""
    hidden = secrets(game, table, by)
    lines = [line for line in game.score(table, seat).lines if line.key not in hidden]
    apart = [line for line in lines if not line.key.startswith(MAJORITY)]
    together = sum(line.points for line in lines) - sum(line.points for line in apart)
    return Score((*apart, Line(MAJORITIES, together)))
