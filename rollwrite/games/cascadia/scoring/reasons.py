"""Why each player has the points of a score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollwrite.engine.score import Score
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITAT_WORDS
from rollwrite.games.cascadia.scoring.card import Reason
from rollwrite.games.cascadia.scoring.deck import dealt
from rollwrite.games.cascadia.scoring.habitats import scoring_corridors
from rollwrite.games.cascadia.scoring.total import MAJORITY, NATURE
from rollwrite.games.cascadia.setup import Cards, Corridors


def reasons(
    environment: Environment, cards: Cards, corridors: Corridors = Corridors.LARGEST
) -> Iterator[Reason]:
    """Yield what gave points to one player, apart from the others."""
    land = environment.land
    for species, card in enumerate(dealt(cards)):
        yield from card.reasons(land, environment.tokens, species)
    for word, regions in zip(HABITAT_WORDS, land.regions, strict=True):
        for region in scoring_corridors(regions, corridors):
            size = region.bit_count()
            yield Reason(word, "corridor", size, size, (region,))


def shared_reasons(
    seat: int, environment: Environment, scores: Sequence[Score]
) -> Iterator[Reason]:
    """Yield what gave *seat* points beside the others, and those of its nature tokens."""
    own = scores[seat]
    for word in HABITAT_WORDS:
        if points := own.points(MAJORITY + word):
            yield _majority(word, points, scores)
    if points := own.points(NATURE):
        yield Reason(NATURE, "nature", environment.nature, points, ())


def _majority(word: str, points: int, scores: Sequence[Score]) -> Reason:
    key = MAJORITY + word
    shares = [score.points(key) for score in scores]
    if len(shares) == 1:
        return Reason(key, "long", 1, points, ())
    # Who ties for the first place gets at least as much as anybody.
    kind = "first" if points == max(shares) else "second"
    return Reason(key, kind, shares.count(points), points, ())
