"""Why something cannot be: reasons of the rules and of options in words."""

from __future__ import annotations

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.rolling.options import BadOptions
from rollwrite.games.rolling.words.speech import Words, msg

RULES = {
    "not-now": msg("That is not possible now: %(move)s."),
    "already-done": msg("This seat is done for the round; undo first: %(move)s."),
    "no-such-seat": msg("There is no such seat."),
    "nothing-to-undo": msg("Nothing to undo: the roll was news."),
    "not-so-many": msg("You do not hold so many: %(move)s."),
    "not-amendable": msg("Move %(number)s cannot be corrected so: name a die or a card."),
    "too-late-to-amend": msg(
        "Move %(number)s cannot be corrected any more: "
        "cards or dice have come since that hang on it."
    ),
    "undoes-a-struck-line": msg("Move %(number)s takes back a move that was struck out."),
}
OPTIONS = {
    "sheet": msg("There is no sheet %(value)s."),
    "seats": msg("A game has 1 to 8 seats, not %(value)s."),
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
    match error:
        case RuleError():
            return _(RULES[error.key], **error.details)
        case BadOptions():
            return _(OPTIONS[error.key], value=error.value)
    return _("No move is called %(text)s.", text=error.text)
