"""What each scoring card gives, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.scoring.card import Tabled
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, deck
from rollwrite.games.cascadia.setup import Cards
from rollwrite.games.speech import Words, msg

CARDS = {
    "family": msg("groups of 1, 2, 3 or more: %(points)s"),
    "intermediate": msg("groups of 2, 3, 4 or more: %(points)s"),
    "bear-A": msg("pairs that touch no other bear; 1, 2, 3, 4 of them: %(points)s"),
    "bear-B": msg("each group of exactly 3: %(points)s"),
    "bear-C": msg("groups of 1, 2, 3: %(points)s; 3 more if you have all three"),
    "bear-D": msg("groups of 2, 3, 4: %(points)s"),
    "elk-A": msg("straight lines of 1, 2, 3, 4: %(points)s"),
    "elk-B": msg("one alone, a pair, a triangle, a rhombus: %(points)s"),
    "elk-C": msg("connected groups of 1, 2, 3 and so on: %(points)s; more than 8 may be split"),
    "elk-D": msg("1, 2, 3 and so on in a ring round one cell: %(points)s"),
    "salmon-A": msg("runs of 1, 2, 3 and so on that do not branch: %(points)s"),
    "salmon-B": msg("runs of 1, 2, 3 and so on that do not branch: %(points)s"),
    "salmon-C": msg("runs of 3, 4, 5 or more that do not branch: %(points)s"),
    "salmon-D": msg("runs of 3 or more: 1 for each salmon and each token beside them"),
    "hawk-A": msg("1, 2, 3 and so on with no hawk beside them: %(points)s"),
    "hawk-B": msg("2, 3, 4 and so on, none beside another, each sees one: %(points)s"),
    "hawk-C": msg("3 for each straight line between two hawks that do not touch"),
    "hawk-D": msg("pairs in a line with 1, 2, 3 species between: %(points)s"),
    "fox-A": msg("each fox for 1, 2, 3 and so on species beside it: %(points)s"),
    "fox-B": msg("each fox for 1, 2, 3 other species twice beside it: %(points)s"),
    "fox-C": msg("each fox for 1, 2, 3 and so on of the most frequent other species: %(points)s"),
    "fox-D": msg("pairs of foxes with 1, 2, 3, 4 other species twice beside: %(points)s"),
}

ONE_FOR_ALL = {"family": msg("family card"), "intermediate": msg("intermediate card")}


def one_for_all(cards: Cards, _: Words) -> str:
    """Return the name of the beginners' card by which all species score; nothing for others."""
    return _(ONE_FOR_ALL[cards[0]]) if cards and cards[0] in BEGINNERS else ""


def card_words(species: int, name: str, _: Words) -> str:
    """Return what the card of *species* called *name* gives."""
    card = deck().card(species, name)
    points = _listed(card.points) if isinstance(card, Tabled) else ""
    key = name if name in BEGINNERS else f"{SPECIES[species]}-{name}"
    return _(CARDS[key], points=points)


def _listed(points: Sequence[int]) -> str:
    """Return the points that are worth a word, the last one once."""
    ends = next((at for at in range(1, len(points)) if len(set(points[at:])) == 1), len(points))
    return ", ".join(str(each) for each in points[: ends + 1] if each)
