"""Dice and their faces."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct

from rollwrite.games.rolling.nature import ANIMALS, Animal

CENTRAL = 3
"""Central dice that are thrown beside the special one (T5)."""


class Effect(StrEnum):
    """What a special die does beyond showing animals (T8, T9)."""

    ACTION = "action"
    REROLL = "reroll"
    THREE = "three"
    DOUBLE = "double"
    TOKEN = "token"


class Face(Struct, frozen=True, cache_hash=True):
    """One side of a die: the animals it can count as (T6), or an effect."""

    animals: tuple[Animal, ...] = ()
    effect: Effect | None = None

    def __str__(self) -> str:
        if self.effect:
            return str(self.effect)
        return "any" if self.animals == ANIMALS else "/".join(map(str, self.animals))

    @classmethod
    def read(cls, word: str) -> Face:
        """Return the face called *word*, such as ``salmon/hawk``; raise ValueError otherwise."""
        return _face(word)


class Die(Struct, frozen=True):
    """A die by name, with its faces in the order of the box."""

    key: str
    faces: tuple[Face, ...]


class Dice(Struct, frozen=True):
    """The dice of one edition: three central ones, the special one, two for each player (T5)."""

    key: str
    central: Die
    special: Die
    personal: tuple[Die, Die]


@cache
def _face(word: str) -> Face:
    if word == "any":
        return Face(ANIMALS)
    if word in {str(effect) for effect in Effect}:
        return Face(effect=Effect(word))
    animals = tuple(map(Animal.read, word.split("/")))
    if len(set(animals)) != len(animals):
        raise ValueError(word)
    return Face(animals)
