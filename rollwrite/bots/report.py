"""What many games show: distribution, shares, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, quantiles

from msgspec import Struct

from rollwrite.bots.simulation import Outcome

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


class Share(Struct, frozen=True):
    """A share of games, with its 95 % interval after Wilson."""

    share: float
    low: float
    high: float


class Report(Struct, frozen=True):
    """The figures of many games."""

    games: int
    mean: float
    spread: float
    """The standard deviation of the scores."""
    tenth: float
    median: float
    ninetieth: float
    least: int
    most: int
    cards: float | None
    """Habitat cards completed in the mean; None in the tile game."""
    achievements: dict[int, Share]
    """Of those that such games are for, by their numbers."""
    scenario: Share | None
    """None where no scenario was played."""
    alone: float | None
    """The mean without majorities; None where there are none."""


def report(outcomes: Sequence[Outcome]) -> Report:
    """Return the figures of *outcomes*, of which there must be one or more."""
    scores = [outcome.score for outcome in outcomes]
    cuts = quantiles(scores, n=10, method="inclusive") if len(scores) > 1 else [scores[0]] * 9
    count = len(outcomes)
    achieved = {
        number: share(sum(outcome.achieved[number] for outcome in outcomes), count)
        for number in outcomes[0].achieved
    }
    return Report(
        games=count,
        mean=fmean(scores),
        spread=pstdev(scores),
        tenth=cuts[0],
        median=cuts[4],
        ninetieth=cuts[8],
        least=min(scores),
        most=max(scores),
        cards=_mean([outcome.cards for outcome in outcomes]),
        achievements=achieved,
        scenario=_scenario([outcome.won for outcome in outcomes]),
        alone=_mean([outcome.alone for outcome in outcomes]),
    )


def _mean(counts: Sequence[int | None]) -> float | None:
    """Return the mean of *counts*; None where nothing was counted."""
    known = [count for count in counts if count is not None]
    return fmean(known) if known else None


def _scenario(won: Sequence[bool | None]) -> Share | None:
    """Return the share of games that met their scenario; None where they had none."""
    return None if None in won else share(won.count(True), len(won))


def share(hits: int, count: int) -> Share:
    """Return the share of *hits* in *count*, with its interval."""
    part = hits / count
    denominator = 1 + SURE**2 / count
    centre = (part + SURE**2 / (2 * count)) / denominator
    half = SURE * sqrt(part * (1 - part) / count + SURE**2 / (4 * count**2)) / denominator
    return Share(part, max(0.0, centre - half), min(1.0, centre + half))
