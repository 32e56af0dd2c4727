"""What is chosen before a game: options as words, and the game they make."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.cards import Supplement
from rollwrite.games.rolling.game import RollingGame
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.page import SLOTS, Setup

Edition = Literal["hills", "rivers", "both"]
BOXES: dict[Edition, tuple[str, ...]] = {
    "hills": ("hills",),
    "rivers": ("rivers",),
    "both": ("hills", "rivers"),
}
MOST_SEATS = 8
STARTER, RANDOM = ("starter",), ("random",)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that can be chosen, in words that a log can keep."""

    sheet: str = "hills-a"
    edition: Edition = "hills"
    seats: int = 1
    supplements: tuple[str, ...] = RANDOM
    """``starter``, ``random``, or four keys such as ``hills-7``."""
    dice: str | None = None
    """Whose central dice are used; those of the first box when None."""
    scenario: int | None = None
    achievements: bool = False
    """Whether people play for the achievements of the sheet; the rules are the same."""
    family: bool = False
    abundance: bool = False
    real: bool = False
    family_counts: bool = False
    """Whether a game of the family variant counts for the trail: a house rule."""
    solo_counts: bool = True
    """Whether a game of one alone counts for the trail: a house rule."""


def for_scenario(library: Library, number: int, options: Options) -> Options:
    """Return *options* with the sheet, boxes and supplements of scenario *number*."""
    if number not in library.scenarios:
        raise BadOptions("scenario", number)
    scenario = library.scenarios[number]
    sheet = library.lettered(scenario.sheet)
    if sheet is None:
        raise BadOptions("sheet", scenario.sheet)
    used = {slot.rpartition("-")[0] for slot in scenario.slots}
    edition = next((each for each, boxes in BOXES.items() if used <= set(boxes)), "both")
    return replace(
        options, scenario=number, sheet=sheet.key, edition=edition, supplements=scenario.slots
    )


def prepare(library: Library, options: Options) -> RollingGame:
    """Return the game that *options* make of *library*; raise BadOptions when there is none."""
    if options.sheet not in library.sheets:
        raise BadOptions("sheet", options.sheet)
    if not 1 <= options.seats <= MOST_SEATS:
        raise BadOptions("seats", options.seats)
    boxes = BOXES[options.edition]
    for box in (*boxes, options.dice or boxes[0]):
        if box not in library.dice:
            raise BadOptions("dice", box)
    pool = tuple(each for box in boxes for each in library.supplements[box])
    one, two = zip(*(library.cards[box] for box in boxes), strict=True)
    return RollingGame(
        Setup(
            sheet=library.sheets[options.sheet],
            dice=library.dice[options.dice or boxes[0]],
            tiers=(sum(one, ()), sum(two, ())),  # S5
            supplements=pool,
            chosen=_chosen(options, pool),
            seats=options.seats,
            family=options.family,
            abundance=options.abundance,
            real=options.real,
        )
    )


def _chosen(options: Options, pool: tuple[Supplement, ...]) -> tuple[Supplement, ...] | None:
    """Return the supplements that were named; None when they are dealt (S4, V2)."""
    wanted = options.supplements
    if options.family:
        return _starter(options, pool[:SLOTS])
    if wanted == RANDOM:
        return None
    if wanted == STARTER:
        return pool[:SLOTS]
    if len(wanted) != SLOTS or len(set(wanted)) != SLOTS:
        raise BadOptions("supplements", " ".join(wanted))
    known = {str(each): each for each in pool}
    for key in wanted:
        if key not in known:
            raise BadOptions("supplements", key)
    return tuple(known[key] for key in wanted)


def _starter(options: Options, starter: tuple[Supplement, ...]) -> tuple[Supplement, ...]:
    """Return the cards of the family variant; raise BadOptions when others were named (V2)."""
    if options.scenario is not None:
        raise BadOptions("family-scenario", options.scenario)
    if options.supplements not in (RANDOM, STARTER, tuple(map(str, starter))):
        raise BadOptions("family-supplements", " ".join(options.supplements))
    return starter
