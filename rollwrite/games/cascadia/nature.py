"""Species and habitats of the tile game."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

SpeciesWord = Literal["bear", "elk", "salmon", "hawk", "fox"]
HabitatWord = Literal["mountain", "forest", "prairie", "wetland", "river"]


class Species(IntEnum):
    """The five species, in the order of the cards (K1)."""

    BEAR = 0
    ELK = 1
    SALMON = 2
    HAWK = 3
    FOX = 4

    __hash__ = int.__hash__

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def read(cls, word: str) -> Species:
        """Return the species called *word*; raise ValueError when there is none."""
        if word not in SPECIES_WORDS:
            raise ValueError(word)
        return cls(SPECIES_WORDS.index(word))


class Habitat(IntEnum):
    """The five habitats (K1)."""

    MOUNTAIN = 0
    FOREST = 1
    PRAIRIE = 2
    WETLAND = 3
    RIVER = 4

    __hash__ = int.__hash__

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def read(cls, word: str) -> Habitat:
        """Return the habitat called *word*; raise ValueError when there is none."""
        if word not in HABITAT_WORDS:
            raise ValueError(word)
        return cls(HABITAT_WORDS.index(word))


SPECIES = tuple(Species)
HABITATS = tuple(Habitat)
SPECIES_WORDS = tuple(map(str, SPECIES))
HABITAT_WORDS = tuple(map(str, HABITATS))
NATURE = 25
"""Nature tokens in the box (K1)."""
