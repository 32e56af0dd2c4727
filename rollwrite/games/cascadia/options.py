"""What is chosen before a game: options as words, and the game they make."""

from __future__ import annotations

from collections.abc import Set
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import Library
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.scoring.deck import BEGINNERS, LETTERS
from rollwrite.games.cascadia.setup import CORRIDORS, Cards, Restriction, make_setup
from rollwrite.games.errors import BadOptions

MOST_SEATS = 4
RANDOM = "random"
HEXES = "hex"
EXCLUSIVE = (
    {Restriction.MATCH, Restriction.CLASH},
    {Restriction.CLASH, Restriction.THREES, Restriction.FIVES},
    {Restriction.TWO_SETS, Restriction.HIDDEN_CARDS},
)
"""Of each of these at most one can hold."""
DEALT = {Restriction.TWO_SETS, Restriction.HIDDEN_CARDS}
"""Under these the cards are dealt: nobody chooses among sets, or hides, what all have named."""

SCORED = DEALT | set(CORRIDORS)
"""Under these other cards or other corridors score than a scenario counts on."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that can be chosen, in words that a log can keep."""

    tiles: Literal["hex", "square"] = "hex"
    seats: int = 1
    cards: str = RANDOM
    """``random``, ``family``, ``intermediate``, or five letters such as ``ABCDA``."""
    scenario: int | None = None
    restrictions: tuple[str, ...] = ()
    real: bool = False
    achievements: bool = False
    """Whether people play for the achievements; the rules are the same."""
    solo_counts: bool = False
    """Whether who plays alone may tick an achievement: a house rule."""
    everybody_counts: bool = False
    """Whether everybody may tick one, not only who wins: a house rule."""


def for_scenario(library: Library, number: int, options: Options) -> Options:
    """Return *options* with the cards of scenario *number*."""
    return replace(options, scenario=number, cards=_cards_of_scenario(library, number))


def prepare(library: Library, options: Options) -> CascadiaGame:
    """Return the game that *options* make of *library*; raise BadOptions when there is none."""
    if not 1 <= options.seats <= MOST_SEATS:
        raise BadOptions("seats", options.seats)
    box = library.box(options.tiles, options.seats)
    restrictions = frozenset(map(_restriction, options.restrictions))
    for group in EXCLUSIVE:
        if len(restrictions & group) > 1:
            raise BadOptions("restrictions", " ".join(sorted(restrictions & group)))
    _refuse_other_quests(library, options, restrictions)
    cards = _cards(options.cards)
    for each in DEALT & restrictions:
        if cards is not None:
            raise BadOptions(each, options.cards)
    return CascadiaGame(make_setup(box, options.seats, cards, restrictions, options.real))


def _refuse_other_quests(
    library: Library, options: Options, restrictions: Set[Restriction]
) -> None:
    """Raise BadOptions when what is played for is not played as it should be."""
    if options.scenario is not None:
        _refuse_other_scenario(library, options.scenario, options, restrictions)
    elif options.achievements and restrictions:
        raise BadOptions("achievements", " ".join(options.restrictions))


def _refuse_other_scenario(
    library: Library, number: int, options: Options, restrictions: Set[Restriction]
) -> None:
    """Raise BadOptions when scenario *number* is not played for as it is printed."""
    if options.cards != _cards_of_scenario(library, number):
        raise BadOptions("scenario-cards", options.cards)
    if options.tiles != HEXES:
        raise BadOptions("scenario-tiles", number)
    if restrictions & SCORED:
        raise BadOptions("scenario-restrictions", " ".join(sorted(restrictions & SCORED)))
    if options.achievements:
        raise BadOptions("scenario-achievements", number)


def _cards_of_scenario(library: Library, number: int) -> str:
    if number not in library.scenarios:
        raise BadOptions("scenario", number)
    return "".join(library.scenarios[number].cards)


def _restriction(word: str) -> Restriction:
    try:
        return Restriction(word)
    except ValueError as error:
        raise BadOptions("restrictions", word) from error


def _cards(word: str) -> Cards | None:
    """Return the cards that *word* names; None when they are dealt (K3)."""
    if word == RANDOM:
        return None
    if word in BEGINNERS:
        return (word,) * len(SPECIES)
    if len(word) != len(SPECIES) or not set(word) <= set(LETTERS):
        raise BadOptions("cards", word)
    return tuple(word)
