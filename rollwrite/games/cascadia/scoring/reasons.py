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
            yield _majority(word, seat, points, scores)
    if points := own.points(NATURE):
        yield Reason(NATURE, "nature", environment.nature, points, ())


def _majority(word: str, seat: int, points: int, scores: Sequence[Score]) -> Reason:
    sizes = [score.points(word) for score in scores]
    if len(sizes) == 1:
        return Reason(MAJORITY + word, "long", 1, points, ())
    kind = "first" if sizes[seat] == max(sizes) else "second"
    return Reason(MAJORITY + word, kind, sizes.count(sizes[seat]), points, ())
