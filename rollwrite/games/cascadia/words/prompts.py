"""The questions that the tile game asks."""

from __future__ import annotations

from typing import Any

from rollwrite.engine.turn import Prompt
from rollwrite.games.cascadia import dealing, drafting, opening, placing
from rollwrite.games.cascadia.words.names import species_name
from rollwrite.games.speech import Words


def ask(prompt: Prompt[Any], _: Words) -> str:
    """Return the question that *prompt* asks."""
    match prompt:
        case drafting.DraftPair():
            return _("Which tile and token do you take?")
        case drafting.TakeSet():
            return _("Which set of cards do you score?")
        case placing.LayTile():
            return _("Where do you lay the tile?")
        case placing.PutToken(token):
            return _("Where do you put the %(species)s?", species=species_name(token, _))
    return _drawing(prompt, _)


def _drawing(prompt: Prompt[Any], _: Words) -> str:
    match prompt:
        case opening.DealCards():
            return _("Which scoring card is dealt?")
        case opening.HoldCards():
            return _("Whose card does the next player hold?")
        case opening.TypeHeld():
            return _("Which card do you hold? The others look away.")
        case opening.DealStarters():
            return _("Which starter do you get?")
        case opening.DealRows():
            return _("Which tile do you start with?")
        case dealing.FillPairs():
            return _("Which tile and token come next?")
        case dealing.FillTokens():
            return _("Which token comes next?")
    raise AssertionError(prompt)
