"""Whole scores: fast for one player, line by line for all."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.engine.score import Line, Score
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.deck import dealt, deck
from rollwrite.games.cascadia.scoring.habitats import habitat_worth, majorities
from rollwrite.games.cascadia.setup import Cards, Corridors

NATURE = "nature"
MAJORITY = "majority-"
"""What the line of a habitat's majority begins with."""
MAJORITIES = tuple(MAJORITY + word for word in HABITAT_WORDS)


def points(environment: Environment, cards: Cards, corridors: Corridors = Corridors.LARGEST) -> int:
    """Return the points of one player without what others have a part in, as fast as can be."""
    land, tokens = environment.land, environment.tokens
    total = environment.nature * deck().nature
    for species, card in enumerate(dealt(cards)):
        total += card.worth(land, tokens, species)
    if corridors is Corridors.LARGEST:
        return total + sum([max(map(int.bit_count, each)) for each in land.regions if each])
    return total + sum([habitat_worth(each, corridors) for each in land.regions])


def score_all(
    environments: Sequence[Environment],
    cards: Sequence[Cards],
    corridors: Corridors = Corridors.LARGEST,
) -> tuple[Score, ...]:
    """Return the score of each player, all of whom majorities look at."""
    habitats = [
        [habitat_worth(regions, corridors) for regions in environment.land.regions]
        for environment in environments
    ]
    extras = zip(*map(majorities, zip(*habitats, strict=True)), strict=True)
    return tuple(
        Score(
            (
                *_wildlife(environment, own),
                *map(Line, HABITAT_WORDS, sizes),
                *map(Line, MAJORITIES, extra),
                Line(NATURE, environment.nature * deck().nature),
            )
        )
        for environment, own, sizes, extra in zip(
            environments, cards, habitats, extras, strict=True
        )
    )


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """Return who wins: the most points, then the most nature tokens, then all of them (K12)."""
    ranks = [(score.total, score.points(NATURE)) for score in scores]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def _wildlife(environment: Environment, cards: Cards) -> list[Line]:
    return [
        Line(word, card.worth(environment.land, environment.tokens, species))
        for species, (word, card) in enumerate(zip(SPECIES_WORDS, dealt(cards), strict=True))
    ]
