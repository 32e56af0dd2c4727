"""A turn of the tile game in short, what is agreed on beside, and our rulings."""

from rollwrite.games.cascadia.setup import Restriction
from rollwrite.games.speech import msg

STEPS = (
    msg("1. Take a tile with its token. Three equal tokens may be replaced once, four always are."),
    msg("2. A nature token buys any tile with any token, or new tokens in place of some."),
    msg("3. Lay the tile beside another of yours, turned as you like."),
    msg("4. Put the token on a tile of yours that shows its species, or return it to the bag."),
    msg("5. When the stack is empty, most points win: cards, largest corridors, nature tokens."),
)
STEPS_ON_SQUARES = (
    STEPS[0],
    msg("2. Lay the tile beside another of yours."),
    msg("3. Put the token on a tile of yours that shows its species, or return it to the bag."),
    msg("4. When the stack is empty, most points win: cards and largest corridors."),
)
"""There are no nature tokens on squares, and a tile looks alike however it is turned."""
ALONE = msg("Whoever plays alone loses the last pair of the display after each turn.")
ON_SQUARES = msg(
    "On squares four sides are neighbours and lines run along two axes; an L of three stands for "
    "the triangle, a block of four for the rhombus, and eight cells are a ring."
)
SIGNS = msg(
    "Small letters: species that a tile shows. (B): a token. %(keystone)s: a keystone, "
    "which gives a nature token for its token."
)
RESTRICTIONS = {
    Restriction.MATCH: msg("A tile must meet a side of its own habitat at least once."),
    Restriction.CLASH: msg(
        "No like habitats may meet where a tile is laid; habitats score nothing."
    ),
    Restriction.THREES: msg("Every corridor of exactly 3 tiles scores 3, no other scores."),
    Restriction.FIVES: msg("A corridor scores from 5 tiles on."),
    Restriction.THREE_PAIRS: msg("Three pairs lie on display."),
    Restriction.TWO_SETS: msg("Everybody scores one of two sets of cards."),
    Restriction.NO_STARTERS: msg("Everybody starts with two random tiles."),
    Restriction.DEAR_NATURE: msg("What costs a nature token costs two."),
    Restriction.ELSEWHERE: msg("The token may not go on the tile just laid."),
    Restriction.HIDDEN_CARDS: msg(
        "Everybody holds one of the cards, unseen by the others until nature is spent."
    ),
}
RULINGS = (
    msg("Tokens that were replaced go back into the bag after the new ones are drawn."),
    msg("A token that you return goes into the bag before the display is refilled."),
    msg("A keystone gives a nature token as long as there are any; there are 25."),
    msg("An elk in a ring stands beside the next one; what is in the middle does not matter."),
    msg("Whoever ties for the largest corridor has a majority too; without a tile nobody has one."),
    msg("Where corridors score otherwise, majorities still ask for the largest one."),
    msg("No starters and four players: the tiles last for 18 turns each."),
    msg("A tile that fits nowhere leaves the game; its token goes on any tile that shows it."),
    msg("Achievements are for games without a scenario and without restrictions."),
    msg("Squares and what the cards mean on them are our own; scenarios are for hexes."),
    msg("Squares have no keystones: no achievement asks about these or about nature tokens."),
)
