"""Why something cannot be: reasons of the rules and of options in words."""

from __future__ import annotations

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.errors import BadOptions
from rollwrite.games.reasons import refusal
from rollwrite.games.rolling.options import MOST_SEATS
from rollwrite.games.speech import Words, msg

OPTIONS = {
    "sheet": msg("There is no sheet %(value)s."),
    "seats": msg("A game has 1 to %(most)s seats, not %(value)s."),
    "dice": msg("There are no dice %(value)s."),
    "supplements": msg(
        "Name four different supplements of the boxes in play, starter, or random; not %(value)s."
    ),
    "scenario": msg("There is no scenario %(value)s."),
    "family-supplements": msg("The family game has the starter supplements, not %(value)s."),
    "family-scenario": msg("Scenario %(value)s has supplements of its own; it is no family game."),
}


def reason(error: RuleError | BadNotation | BadOptions, _: Words) -> str:
    """Return in a sentence why something cannot be."""
    if isinstance(error, BadOptions):
        return _(OPTIONS[error.key], value=error.value, most=MOST_SEATS)
    return refusal(error, _)
