"""What the checker of a described board finds, as sentences that name the place."""

from __future__ import annotations

import re

from rollwrite.games.speech import Words, msg, told_of

SENTENCES = (
    (r"Invalid enum value (?P<word>.+)", msg("%(word)s is not known here.")),
    (r"Object contains unknown field `(?P<word>.+)`", msg("%(word)s is not known here.")),
    (r"Object missing required field `(?P<word>.+)`", msg("%(word)s is missing.")),
    (r"Expected `int` <= (?P<most>.+)", msg("This number is %(most)s at most.")),
    (r"Expected `int` >= (?P<least>.+)", msg("This number is %(least)s at least.")),
    (r"Expected `array` of length <= (?P<most>.+)", msg("This list takes %(most)s at most.")),
    (r"Expected `array` of length >= (?P<least>.+)", msg("This list needs %(least)s or more.")),
    (r"Expected `array` of length (?P<count>\d+).*", msg("This list has exactly %(count)s.")),
    (r"Expected `(?P<kind>.+)`, got `(?P<found>.+)`", msg("%(kind)s is wanted, not %(found)s.")),
)
"""What the checker says, and what a person reads."""

_TILE = re.compile(r"players\[(\d+)\]\.tiles\[(\d+)\]")


def say_misfit(said: str, data: object, _: Words) -> str:
    """Return what the checker *said* of *data*: the key, the cell of a tile, and a sentence."""
    reason, _found, path = said.partition(" - at `$.")
    sentence = _sentence(reason.partition(" - at ")[0], _)
    key = path.removesuffix("`")
    if not key:
        return sentence
    if at := _cell_of(key, data):
        key = _("%(key)s (at %(cell)s)", key=key, cell=at)
    return told_of(key, sentence, _)


def _sentence(reason: str, _: Words) -> str:
    for pattern, sentence in SENTENCES:
        if found := re.fullmatch(pattern, reason):
            return _(sentence, **found.groupdict())
    return reason


def _cell_of(key: str, data: object) -> str:
    """Return where the tile lies that *key* leads to, as far as that was told."""
    steps = _TILE.match(key)
    match data:
        case {"players": [*players]} if steps:
            match players[int(steps[1])]:
                case {"tiles": [*tiles]}:
                    match tiles[int(steps[2])]:
                        case {"at": [int(q), int(r)]}:
                            return f"[{q}, {r}]"
    return ""
