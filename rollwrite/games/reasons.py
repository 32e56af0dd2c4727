"""Why a move cannot be: the reasons of all games in words."""

from __future__ import annotations

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.speech import Words, msg

RULES = {
    "not-now": msg("That is not possible now: %(move)s."),
    "already-done": msg("This seat is done for the round; undo first: %(move)s."),
    "no-such-seat": msg("There is no such seat."),
    "nothing-to-undo": msg("Nothing to undo: the roll was news."),
    "not-so-many": msg("You do not hold so many: %(move)s."),
    "not-amendable": msg("Move %(number)s cannot be corrected like that: name a die or a card."),
    "too-late-to-amend": msg(
        "Move %(number)s cannot be corrected any more: "
        "cards or dice have come since that depend on it."
    ),
    "undoes-a-struck-line": msg("Move %(number)s takes back a move that was struck out."),
}


def refusal(error: RuleError | BadNotation, _: Words) -> str:
    """Return in a sentence why a move cannot be."""
    if isinstance(error, RuleError):
        return _(RULES[error.key], **error.details)
    return _("No move is called %(text)s.", text=error.text)
