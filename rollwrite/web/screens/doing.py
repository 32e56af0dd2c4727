"""What somebody at the table is doing, in two or three words for the others."""

from __future__ import annotations

from typing import Any

from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.collecting import CollectAnimals, RerollDice
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.filling import MarkTouching, WriteAnimals
from rollwrite.games.rolling.nature import HABITATS, Habitat
from rollwrite.games.rolling.paying import PayAfterRoll, PayCard, PayMixed
from rollwrite.games.speech import Words, msg

MARKING = (
    msg("marking rivers"),
    msg("marking wetlands"),
    msg("marking forests"),
    msg("marking prairies"),
    msg("marking mountains"),
)
"""In the order of the habitats, whole: a language may bend the name of each."""


def doing(asked: Prompt[Any] | None, _: Words) -> str:
    """Return what a seat that is asked *asked* is doing; None asks for the end of the turn."""
    match asked:
        case None:
            return _("about to be ready")
        case Prompt(chance=True):
            return _("rolling dice")
        case RerollDice():
            return _("rerolling or not")
        case CollectAnimals():
            return _("choosing a result")
        case CompleteCard():
            return _("choosing a card")
        case PayCard() | PayAfterRoll() | PayMixed():
            return _("paying for a card")
        case MarkTouching(habitat) | WriteAnimals(habitat):
            return marking(habitat, _)
    return _("taking a bonus")


def marking(habitat: Habitat, _: Words) -> str:
    """Return that somebody marks hexes of *habitat*."""
    return _(MARKING[HABITATS.index(habitat)])
