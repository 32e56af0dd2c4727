"""What is chosen before a game: options as words, and the game they make."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import Library
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.opening import LETTERS
from rollwrite.games.cascadia.setup import Cards, Restriction, make_setup
from rollwrite.games.errors import BadOptions

MOST_SEATS = 4
RANDOM = "random"
BEGINNERS = ("family", "intermediate")
EXCLUSIVE = (
    {Restriction.MATCH, Restriction.CLASH},
    {Restriction.CLASH, Restriction.THREES, Restriction.FIVES},
    {Restriction.TWO_SETS, Restriction.HIDDEN_CARDS},
)
"""Of each of these at most one can hold."""


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
    if number not in library.scenarios:
        raise BadOptions("scenario", number)
    cards = "".join(library.scenarios[number].cards)
    return replace(options, scenario=number, cards=cards)


def prepare(library: Library, options: Options) -> CascadiaGame:
    """Return the game that *options* make of *library*; raise BadOptions when there is none."""
    if not 1 <= options.seats <= MOST_SEATS:
        raise BadOptions("seats", options.seats)
    box = library.box(options.tiles, options.seats)
    restrictions = frozenset(map(_restriction, options.restrictions))
    for group in EXCLUSIVE:
        if len(restrictions & group) > 1:
            raise BadOptions("restrictions", " ".join(sorted(restrictions & group)))
    cards = _cards(options.cards)
    if Restriction.TWO_SETS in restrictions and cards is not None:
        raise BadOptions("two-sets", options.cards)
    return CascadiaGame(make_setup(box, options.seats, cards, restrictions, options.real))


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
