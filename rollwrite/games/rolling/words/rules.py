"""The rules as a page tells them: a round, the dice, and how each sheet is marked and counted."""

from __future__ import annotations

from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.speech import msg

SHORT = msg(
    "20 rounds. In each, everybody rolls at once, collects animals, completes a habitat card if "
    "they can, and marks their own sheet. Most points win."
)
START = msg(
    "You start with 1 of each and 2 cones. A cone is a nature token: it pays for dice actions."
)
ROLL = msg(
    "Three central dice and one special die count for everybody. Each player also has two dice of "
    "their own. A face with two animals counts as one or the other, as you choose."
)
SPECIAL = (
    (msg("any animal"), msg("One animal of your choice.")),
    (msg("action -1"), msg("A dice action costs 1 cone less this round.")),
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
        "Above or below each slot lies a supplement card. A discount, blue, makes the card "
        "cheaper. A bonus, brown, gives you something after paying. Both are optional."
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
LANDMARKS = msg(
    "A hex may hold a bonus or a landmark. Landmarks are crossed in the area below; a full row or "
    "column there gives its bonus."
)
SHEETS = {
    Fill.TOPMOST: (
        (
            msg(
                "Five columns, one for each habitat, of four hexes. Completing a card writes its "
                "size into the topmost empty hex of its column. A fifth card of one habitat cannot "
                "be completed."
            ),
        ),
        (
            msg(
                "The 2nd and the 4th hex of a column: 1 point, and one bonus of your choice from "
                "the area below, each of which can be had once."
            ),
            msg("A full row: 3, 4, 5 or 6 points from the top down, and one animal of any type."),
        ),
        msg(
            "The numbers written in each row with the points of full rows, the points of the two "
            "bonus rows, and 1 point for every 5 animals and cones left."
        ),
    ),
    Fill.LEFTMOST: (
        (
            msg(
                "Five tracks of 12 hexes, one for each habitat. Completing a card circles as many "
                "hexes as its size, always the next one of its track. What finds no room goes to "
                "the overflow track."
            ),
        ),
        (
            msg("A rhombus lies between four hexes and gives its bonus when all four are circled."),
            LANDMARKS,
            msg("A free hex circles the next hex of the named track, or of any."),
        ),
        msg(
            "Each track counts the points at its last circled hex: 1 2 3 4 5 7 9 11 13 15 17 20. "
            "The overflow track, bonus points, and 1 point for every 5 animals and cones left are "
            "added."
        ),
    ),
    Fill.TOUCHING: (
        (
            msg(
                "The star hex is circled from the start. Completing a card circles as many hexes "
                "of its habitat as its size; each has to touch a circled one. A hex with two "
                "habitats serves either."
            ),
            msg("When a habitat is complete, what is left goes to the overflow track."),
        ),
        (
            msg(
                "A sun or rain hex crosses the next sun or rain; choose one bonus of that column. "
                "Of its four, at most two are ever taken."
            ),
            msg(
                "A landmark hex crosses a landmark of its type; a full row or column of landmarks "
                "gives its bonus."
            ),
            msg(
                "A hex whose six neighbours are circled is circled too. Hexes without a habitat "
                "can be had only so."
            ),
        ),
        msg(
            "The points on circled hexes, 4 for each complete habitat, the overflow track, points "
            "from landmarks, sun and rain, and 1 point for every 5 animals and cones left."
        ),
    ),
    Fill.ANYWHERE: (
        (
            msg(
                "You write animals into hexes. A card lets you write as many as its size, into "
                "free hexes of its habitat anywhere; only animals of its printed cost, each at "
                "most as often as it stands there. When the habitat is full, the rest goes to the "
                "overflow track."
            ),
        ),
        (
            msg("Between two hexes: earned when both are filled."),
            msg(
                "15 regions with thick borders: a full one gives its points and its bonus. One "
                "that holds a single type also crosses the next entry of that animal below; a full "
                "row there gives another bonus."
            ),
            msg(
                "A landmark crosses the topmost one of its type; a full row or column of landmarks "
                "gives its bonus."
            ),
        ),
        msg(
            "Regions, the overflow track, 3 points for every habitat that holds all five animals, "
            "same-type points, landmarks, and 1 point for every 5 animals and cones left."
        ),
    ),
}
"""How each kind of sheet is marked, what it gives, and what counts."""
