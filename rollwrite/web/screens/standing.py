"""Who stands where at the end: points, cones, places."""

from __future__ import annotations

from collections.abc import Sequence

from babel.lists import format_list
from msgspec import Struct

from rollwrite.engine.score import Score
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.nature import TOKEN
from rollwrite.games.rolling.words.names import counted
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.names import called
from rollwrite.web.visit import Visit

PODIUM = 3
"""With so many at the table the second place is worth a sentence."""


class Standing(Struct, frozen=True):
    """One seat: its name, its score, its cones, and its place counted from 1 (R10)."""

    seat: int
    name: str
    score: Score
    cones: int
    place: int

    @property
    def total(self) -> int:
        """Return all points."""
        return self.score.total


class Verdict(Struct, frozen=True):
    """The headline, and what is to be said beyond it."""

    title: str
    reasons: tuple[str, ...]


def standings(visit: Visit, sitting: Sitting, _: Words) -> tuple[Standing, ...]:
    """Return how everybody stands, in the order of the seats."""
    table: Table = sitting.table
    seats = range(sitting.bound.game.seats)
    scores = [sitting.bound.game.score(table, seat) for seat in seats]
    ranks = [(scores[seat].total, table.turns[seat].on.tally.token) for seat in seats]
    return tuple(
        Standing(seat, called(visit.seats[seat], _), scores[seat], rank[1], _place(rank, ranks))
        for seat, rank in enumerate(ranks)
    )


def _place(rank: tuple[int, int], ranks: Sequence[tuple[int, int]]) -> int:
    return 1 + sum(other > rank for other in ranks)


def verdict(everybody: Sequence[Standing], lang: str, _: Words) -> Verdict:
    """Return in words who wins, by what, and who comes second (R10)."""
    best = max(standing.total for standing in everybody)
    if len(everybody) == 1:
        return Verdict(_.n_("%(count)d point", "%(count)d points", best), ())
    winners = [standing for standing in everybody if standing.place == 1]
    names = together(winners, lang)
    if len(winners) > 1:
        title = _("%(names)s share the victory with %(total)d", names=names, total=best)
    else:
        title = _("%(name)s wins with %(total)d", name=names, total=best)
    reasons = (*_tie(everybody, winners, lang, _), *_second(everybody, lang, _))
    return Verdict(title, reasons)


def together(some: Sequence[Standing], lang: str) -> str:
    """Return the names of *some* as one phrase."""
    return format_list([standing.name for standing in some], locale=lang)


def _tie(
    everybody: Sequence[Standing], winners: Sequence[Standing], lang: str, _: Words
) -> tuple[str, ...]:
    """Return how equal points were decided: most cones win, and equal cones share (R10)."""
    equal = [standing for standing in everybody if standing.total == winners[0].total]
    cones = counted(TOKEN, winners[0].cones, _)
    if len(equal) == 1:
        return ()
    if len(winners) > 1:
        return (_("They have as many cones left: %(cones)s each.", cones=cones),)
    names, name = together(equal, lang), winners[0].name
    same = _("%(names)s have %(total)d each.", names=names, total=winners[0].total)
    most = _("Most cones decide: %(name)s has %(cones)s left.", name=name, cones=cones)
    return same, most


def _second(everybody: Sequence[Standing], lang: str, _: Words) -> tuple[str, ...]:
    second = [standing for standing in everybody if standing.place == 2]
    if len(everybody) < PODIUM or not second:
        return ()
    names = together(second, lang)
    if len(second) > 1:
        return (_("%(names)s share second place.", names=names),)
    return (_("%(name)s is second with %(total)d.", name=names, total=second[0].total),)
