"""Why something cannot be in the tile game: reasons of the rules and of options in words."""

from __future__ import annotations

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.errors import BadOptions
from rollwrite.games.reasons import refusal
from rollwrite.games.speech import Words, msg

OPTIONS = {
    "seats": msg("A game has 1 to 4 players, not %(value)s."),
    "cards": msg(
        "Name five letters A-D such as ABCDA, family, intermediate, or random; not %(value)s."
    ),
    "scenario": msg("There is no scenario %(value)s."),
    "restrictions": msg(
        "These restrictions do not go together, or there are none such: %(value)s."
    ),
    "two-sets": msg("Two sets of cards are dealt at random, not %(value)s."),
}


def reason(error: RuleError | BadNotation | BadOptions, _: Words) -> str:
    """Return in a sentence why something cannot be."""
    if isinstance(error, BadOptions):
        return _(OPTIONS[error.key], value=error.value)
    return refusal(error, _)
