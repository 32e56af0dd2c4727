"""What we decided where the rules are silent, and how sure we are of our data, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwrite.games.rolling.quests import Achievement
from rollwrite.games.rolling.sheet import Fill, Sheet
from rollwrite.games.rolling.words.names import sheet_title
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words, msg

FOR_ALL = (
    msg("Nothing is higher than the bear, and nothing lower than the salmon."),  # T1
    msg("Any three dice go with a type counted lower or higher, not with two types."),  # R6
    msg("You may collect nothing."),  # R6
    msg(
        "A second card is paid with what you then hold. A third is possible only with two boxes, "
        "and no card is completed twice in a round."
    ),  # Hills 7
)
OVERFLOW = msg("Marks past the end of the overflow track are lost.")  # E3
FREE_HEX = msg(
    "A free hex never goes to the overflow track; it is lost where no hex can be marked."
)  # E2
FOR_SOME = {
    Fill.TOPMOST: (
        msg("What you choose from the bonus area counts as a sun bonus."),  # A3
        msg(
            "Bonus points are those of the two bonus rows. Points from a habitat are the numbers "
            "of its column and the points circled in it."
        ),  # A8
    ),
    Fill.LEFTMOST: (
        OVERFLOW,
        msg("What lies between four hexes counts as a sun or a rain bonus."),  # B2
    ),
    Fill.TOUCHING: (
        OVERFLOW,
        FREE_HEX,
        msg(
            "Marks that find no hex beside a circled one are lost while the habitat has free "
            "hexes; you are warned."
        ),  # C2
        msg(
            "A hex of two habitats scores for the one it was circled as, and is filled for both. "
            "If it was surrounded, you choose."
        ),  # C6
    ),
    Fill.ANYWHERE: (
        OVERFLOW,
        FREE_HEX,
        msg("A discount changes what you pay, not what you may write."),  # D1
        msg("In a free hex you write an animal of your choice."),  # D8
    ),
}
SCENARIOS = msg(
    "Scenarios of both boxes have Hills cards in slots 1\u20132, Rivers cards in slots 3\u20134."
)
SURENESS = {
    "likely": msg("%(thing)s: concluded from what is printed."),
    "own": msg("%(thing)s: made up, not the printed one."),
}


def rulings(fill: Fill, _: Words) -> Iterator[str]:
    """Yield our rulings for every sheet, and for those that are filled like *fill*."""
    return map(_, (*FOR_ALL, *FOR_SOME[fill], SCENARIOS))


def unsure(sheet: Sheet, achievements: Iterable[Achievement], _: Words) -> Iterator[str]:
    """Yield of which of *sheet* and its *achievements* we are not certain."""
    yield from sureness(sheet_title(sheet, _), sheet.sure, _)
    for each in achievements:
        goal = goal_words(each.goal, _)
        thing = _("achievement %(number)d, %(goal)s", number=each.number, goal=goal)
        yield from sureness(thing, each.sure, _)


def sureness(thing: str, sure: str, _: Words) -> Iterator[str]:
    """Yield how sure we are of *thing*, already in words; what is certain needs none."""
    if sure in SURENESS:
        yield _(SURENESS[sure], thing=thing)
