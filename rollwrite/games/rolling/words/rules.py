"""The rules as a page tells them: a round and the dice."""

from __future__ import annotations

from rollwrite.games.rolling.page import START
from rollwrite.games.speech import Words, msg

SHORT = msg(
    "20 rounds. In each, everybody rolls at once, collects animals, completes a habitat card if "
    "they can, and marks their own sheet. Most points win."
)
HELD = msg(
    "You start with %(animals)s of each and %(cones)s cones. A cone is a nature token: it pays for "
    "dice actions."
)
ROLL = msg(
    "Three central dice and one special die count for everybody. Each player also has two dice of "
    "their own. A face with two animals counts as one or the other, as you choose."
)
SPECIAL = (
    (msg("any animal"), msg("One animal of your choice.")),
    (msg("action \u22121"), msg("A dice action costs 1 cone less this round.")),
    (msg("reroll"), msg("Roll one or both of your own dice again, once or twice.")),
    (
        msg("any three"),
        msg("Instead of collecting one type you may take the animals of any three dice."),
    ),
    (msg("double"), msg("Rivers: the animal on one of your own dice counts twice.")),
    (msg("cone"), msg("Rivers: gain 1 cone.")),
)
COLLECT = msg(
    "Choose one animal and gain as many as all six dice show. Before that you may pay for one "
    "dice action:"
)
ACTIONS = (
    (msg("One lower"), msg("1 cone"), msg("All dice of one animal count as the next lower one.")),
    (
        msg("One higher"),
        msg("2 cones"),
        msg("All dice of one animal count as the next higher one."),
    ),
    (msg("Two types"), msg("3 cones"), msg("Collect all of two animals.")),
)
CARD = (
    msg(
        "Up to four habitat cards lie in the market. You may complete one: pay its animals, take "
        "its cones, and mark as many hexes of its habitat as its size says. The card stays; others "
        "may complete it too, and you again in a later round."
    ),
    msg(
        "Above or below each slot lies a supplement card. A discount makes the card cheaper. A "
        "bonus gives you something after paying. Both are optional."
    ),
)
NEXT = msg(
    "Cards move one slot on, the oldest leaves, and a new one comes. After round 20 every 5 "
    "animals and cones left are 1 point. A tie goes to whoever has more cones left; then it is "
    "shared."
)
FAMILY_ROLL = msg(
    "Three central dice count for everybody. Each player also has two dice of their own."
)
FAMILY_COLLECT = msg("Choose one animal and gain as many as all five dice show.")
FAMILY = msg(
    "No special die, starter supplements, and one dice action: pay any number of cones and gain "
    "as many more animals from dice that show another type, each die once."
)


def held(_: Words) -> str:
    """Return what everybody starts with."""
    return _(HELD, animals=START.bear, cones=START.token)
