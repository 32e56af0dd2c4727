"""Whole scores: fast for one player, line by line for all."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.engine.score import Line, Score
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.deck import dealt, deck
from rollwrite.games.cascadia.scoring.habitats import habitat_worths, majorities, rival_sizes
from rollwrite.games.cascadia.setup import Cards, Corridors

NATURE = "nature"
MAJORITY = "majority-"
"""What the line of a habitat's majority begins with."""
MAJORITIES = tuple(MAJORITY + word for word in HABITAT_WORDS)
LINES = (*SPECIES_WORDS, *HABITAT_WORDS, *MAJORITIES, NATURE)
"""What the lines of a score are called."""


def points(environment: Environment, cards: Cards, corridors: Corridors = Corridors.LARGEST) -> int:
    """Return the points of one player without what others have a part in, as fast as can be.

    Bots ask this a thousand times a second: cards count in loops, which are faster than `max` and
    `sum` over lists.
    """
    land, tokens = environment.land, environment.tokens
    total = environment.nature * deck().nature
    for species, card in enumerate(dealt(cards)):
        total += card.worth(land, tokens, species)
    return total + sum(habitat_worths(land, corridors))


def score_all(
    environments: Sequence[Environment],
    cards: Sequence[Cards],
    corridors: Corridors = Corridors.LARGEST,
) -> tuple[Score, ...]:
    """Return the score of each player, all of whom majorities look at."""
    habitats = [habitat_worths(environment.land, corridors) for environment in environments]
    natures = [environment.nature * deck().nature for environment in environments]
    rivals = habitats
    if corridors is not Corridors.LARGEST:
        rivals = [rival_sizes(environment.land, corridors) for environment in environments]
    extras = zip(*map(majorities, zip(*rivals, strict=True)), strict=True)
    return tuple(
        [
            Score(tuple(map(Line, LINES, (*_wildlife(environment, own), *sizes, *extra, nature))))
            for environment, own, sizes, extra, nature in zip(
                environments, cards, habitats, extras, natures, strict=True
            )
        ]
    )


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """Return who wins: the most points, then the most nature tokens, then all of them (K12)."""
    ranks = [(score.total, score.points(NATURE)) for score in scores]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def _wildlife(environment: Environment, cards: Cards) -> list[int]:
    land, tokens = environment.land, environment.tokens
    return [card.worth(land, tokens, species) for species, card in enumerate(dealt(cards))]
