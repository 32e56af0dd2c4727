"""Plans: what to take, where to lay the tile, and where to put the token."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from rollwrite.bots.cascadia.corridors import Lie
from rollwrite.bots.cascadia.survey import Survey
from rollwrite.games.cascadia.environment import HabitatTile

Pair = tuple[HabitatTile, int, int]
"""A tile, the species of a token, and the nature that it costs to take both."""

Spot = tuple[float, int | None]
"""What it brings to put a token, and on which tile; None to discard it."""

WORTH = itemgetter(0)
"""What a lie, a spot or a plan brings; of equal ones the first is taken."""


class Plan(NamedTuple):
    """A whole turn, and what it brings."""

    worth: float
    pair: int
    """Which of the pairs is taken."""
    place: int
    turn: int
    number: int | None
    """The tile that takes the token; None when it is discarded."""


Outline = tuple[float, int, int, int, int | None]
"""A plan as long as there are many of them."""


def best_plan(survey: Survey, pairs: Sequence[Pair], on_new: bool = True) -> Plan | None:
    """Return the plan that brings most; *on_new* lets the token go on the tile just laid."""
    best = max(outlines(survey, pairs, on_new), key=WORTH, default=None)
    return Plan(*best) if best else None


def outlines(
    survey: Survey, pairs: Sequence[Pair], on_new: bool = True, every: bool = False
) -> Iterator[Outline]:
    """Yield the plans for *pairs* that may be best, or one for *every* cell of each."""
    spots: dict[int, Spot] = {}
    known: dict[str, list[Lie]] = {}
    new = len(survey.environment.land.cells)
    for at, (tile, species, cost) in enumerate(pairs):
        if species not in spots:
            spots[species] = best_of(survey.putting(species))
        if tile.key not in known:
            known[tile.key] = sorted(survey.rim.lies(tile), key=WORTH, reverse=True)
        there, spot = spots[species]
        shown, extra = on_new and species in tile.wildlife, survey.earned * tile.keystone
        for gain, place, turn in known[tile.key] if shown or every else known[tile.key][:1]:
            token, number = there, spot
            if shown:
                here = survey.putting_on_new(species, place) + extra
                if here > token:
                    token, number = here, new
            yield gain + token - cost, at, place, turn, number


def best_of(spots: Sequence[tuple[int, int]]) -> Spot:
    """Return where a token is best put; where it would only harm, it is discarded."""
    if not spots:
        return 0, None
    best = max(spots, key=WORTH)
    return best if best[0] >= 0 else (0, None)
