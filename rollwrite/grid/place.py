"""Places: the cells of a lattice as one number and as one word."""

from __future__ import annotations

import re
from functools import cache

from rollwrite.grid.lattice import REACH, Lattice, address, cell_at

_WORD = re.compile("(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


class Place(int):
    """The address of a cell, written ``2,-1``."""

    __slots__ = ()

    def __str__(self) -> str:
        return "{},{}".format(*cell_at(self))

    @classmethod
    def read(cls, word: str) -> Place:
        """Return the place written as *word*; raise ValueError when it is none or too far."""
        found = _WORD.fullmatch(word)
        if found is None or max(abs(int(found[1])), abs(int(found[2]))) > REACH:
            raise ValueError(word)
        return PLACES[address(int(found[1]), int(found[2]))]


class _Places(dict[int, Place]):
    """Every place by its address, made once: the same places are found at a glance."""

    def __missing__(self, at: int) -> Place:
        place = self[at] = Place(at)
        return place


PLACES = _Places()


class Near(dict[int, tuple[Place, dict[Place, int]]]):
    """By address the place, and those beside it, each with the side that leads there."""

    def __init__(self, lattice: Lattice) -> None:
        self._leaps = lattice.leaps

    def __missing__(self, at: int) -> tuple[Place, dict[Place, int]]:
        beside = {PLACES[at + leap]: side for side, leap in enumerate(self._leaps)}
        found = self[at] = PLACES[at], beside
        return found


@cache
def near_on(lattice: Lattice) -> Near:
    """Return which places lie beside each other on *lattice*."""
    return Near(lattice)
