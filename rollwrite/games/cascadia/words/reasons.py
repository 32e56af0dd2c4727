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
    "hidden-cards": msg("Hidden cards are dealt at random, not %(value)s."),
    "scenario-cards": msg("A scenario has its own cards, not %(value)s."),
    "scenario-tiles": msg("Scenario %(value)s is played with hexes."),
    "scenario-restrictions": msg("A scenario says itself what scores; leave out: %(value)s."),
    "scenario-achievements": msg("Scenario %(value)s has goals of its own, not achievements."),
    "achievements": msg("Achievements are for games without restrictions; leave out: %(value)s."),
}

RULES = {
    "nothing-to-undo": msg("Nothing to undo: what was drawn is news."),
    "drawn-already": msg("That tile was drawn already: %(move)s."),
    "starter-taken": msg("Somebody has that starter: %(move)s."),
    "held-already": msg("Somebody holds the card of that animal: %(move)s."),
    "not-amendable": msg(
        "Move %(number)s cannot be corrected like that: name a card, a tile or a token."
    ),
    "too-late-to-amend": msg(
        "Move %(number)s cannot be corrected any more: tiles or tokens have come since."
    ),
}
"""What is said otherwise than where dice are rolled."""


def reason(error: RuleError | BadNotation | BadOptions, _: Words) -> str:
    """Return in a sentence why something cannot be."""
    if isinstance(error, BadOptions):
        return _(OPTIONS[error.key], value=error.value)
    if isinstance(error, RuleError) and error.key in RULES:
        return _(RULES[error.key], **error.details)
    return refusal(error, _)
