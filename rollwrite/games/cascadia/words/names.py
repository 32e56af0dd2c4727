"""Names of species, habitats and lines of the score."""

from __future__ import annotations

from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.speech import Words, msg, msgs

SPECIES_NAMES = (
    msgs("bear", "bears"),
    msgs("elk", "elk"),
    msgs("salmon", "salmon"),
    msgs("hawk", "hawks"),
    msgs("fox", "foxes"),
)
HABITAT_NAMES = (
    msg("mountains"),
    msg("forests"),
    msg("prairies"),
    msg("wetlands"),
    msg("rivers"),
)


def species_name(species: int, _: Words) -> str:
    """Return what one of *species* is called."""
    return _.n_(*SPECIES_NAMES[species], 1)


def species_names(species: int, _: Words) -> str:
    """Return what several of *species* are called."""
    return _.n_(*SPECIES_NAMES[species], 2)


def habitat_name(habitat: int, _: Words) -> str:
    """Return what *habitat* is called."""
    return _(HABITAT_NAMES[habitat])


def line_name(key: str, _: Words) -> str:
    """Return what the line of the score called *key* is about."""
    if key in SPECIES_WORDS:
        return species_names(SPECIES_WORDS.index(key), _)
    if key in HABITAT_WORDS:
        return habitat_name(HABITAT_WORDS.index(key), _)
    if key == "nature":
        return _("nature tokens")
    habitat = habitat_name(HABITAT_WORDS.index(key.removeprefix("majority-")), _)
    return _("most %(habitat)s", habitat=habitat)
