"""Animals, habitats and tallies of them."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Literal, NamedTuple

AnimalWord = Literal["bear", "elk", "fox", "hawk", "salmon"]
HabitatWord = Literal["rivers", "wetlands", "forests", "prairies", "mountains"]


class Animal(IntEnum):
    """The five animals, rarest first (T1)."""

    BEAR = 0
    ELK = 1
    FOX = 2
    HAWK = 3
    SALMON = 4

    __hash__ = int.__hash__

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def read(cls, word: str) -> Animal:
        """Return the animal called *word*; raise ValueError when there is none."""
        return cls(_index(ANIMAL_WORDS, word))


class Habitat(IntEnum):
    """The five habitats (T2)."""

    RIVERS = 0
    WETLANDS = 1
    FORESTS = 2
    PRAIRIES = 3
    MOUNTAINS = 4

    __hash__ = int.__hash__

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def read(cls, word: str) -> Habitat:
        """Return the habitat called *word*; raise ValueError when there is none."""
        return cls(_index(HABITAT_WORDS, word))


class Tally(NamedTuple):
    """A count of each animal and of nature tokens (T3): what one holds, gains or pays."""

    bear: int = 0
    elk: int = 0
    fox: int = 0
    hawk: int = 0
    salmon: int = 0
    token: int = 0

    def __str__(self) -> str:
        return (
            "-".join(f"{name}{count}" for name, count in zip(THINGS, self, strict=True) if count)
            or "none"
        )

    @classmethod
    def read(cls, word: str) -> Tally:
        """Return the tally written as *word*, such as ``elk2-fox1``; raise ValueError otherwise."""
        counts: dict[str, int] = {}
        for part in word.split("-") if word != "none" else ():
            match = _PART.fullmatch(part)
            if match is None or match[1] in counts:
                raise ValueError(word)
            counts[match[1]] = int(match[2])
        tally = cls(**counts)
        if str(tally) != word:
            raise ValueError(word)
        return tally

    @property
    def animals(self) -> int:
        """Return how many animals there are, tokens left out."""
        return self[0] + self[1] + self[2] + self[3] + self[4]

    def plus(self, other: Tally) -> Tally:
        """Return both together."""
        a, b, c, d, e, f = self
        u, v, w, x, y, z = other
        return Tally(a + u, b + v, c + w, d + x, e + y, f + z)

    def minus(self, other: Tally) -> Tally:
        """Return what is left when *other* is taken away."""
        a, b, c, d, e, f = self
        u, v, w, x, y, z = other
        return Tally(a - u, b - v, c - w, d - x, e - y, f - z)

    def covers(self, other: Tally) -> bool:
        """Return whether there is at least as much of everything as in *other*."""
        a, b, c, d, e, f = self
        u, v, w, x, y, z = other
        return a >= u and b >= v and c >= w and d >= x and e >= y and f >= z

    def but(self, thing: int, count: int) -> Tally:
        """Return the tally with *count* in place of what there is of *thing*."""
        counts = list(self)
        counts[thing] = count
        return Tally(*counts)


ANIMALS = tuple(Animal)
HABITATS = tuple(Habitat)
ANIMAL_WORDS = tuple(map(str, ANIMALS))
HABITAT_WORDS = tuple(map(str, HABITATS))
THINGS = (*ANIMAL_WORDS, "token")
TOKEN = 5
NOTHING = Tally()
ONE = tuple(NOTHING.but(thing, 1) for thing in range(6))
_PART = re.compile(rf"({'|'.join(THINGS)})([1-9]\d?)")


def _index(words: tuple[str, ...], word: str) -> int:
    if word not in words:
        raise ValueError(word)
    return words.index(word)
