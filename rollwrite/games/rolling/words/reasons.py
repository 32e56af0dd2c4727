"""Why something cannot be: reasons of the rules and of options in words."""

from __future__ import annotations

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.moves import Move
from rollwrite.games.errors import BadOptions
from rollwrite.games.reasons import refusal
from rollwrite.games.rolling.moves import NOTATION, Completed, Gained, Spent
from rollwrite.games.rolling.options import MOST_SEATS
from rollwrite.games.rolling.words.moves import say
from rollwrite.games.rolling.words.names import card_words, tally_words
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


def plainly(error: RuleError | BadNotation | BadOptions, _: Words) -> str:
    """Return in a sentence why something cannot be, to whoever does not know our notation."""
    if isinstance(error, RuleError) and "move" in error.details:
        named = {**error.details, "move": _meant(NOTATION.read(str(error.details["move"])), _)}
        return reason(RuleError(error.key, **named), _)
    return reason(error, _)


def _meant(move: Move, _: Words) -> str:
    """Return what *move* is about."""
    match move:
        case Gained(tally) | Spent(tally):
            return tally_words(tally, _)
        case Completed(card):
            return card_words(card, _)
    return say(move, _)
