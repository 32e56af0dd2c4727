"""Animals as discs, dice as faces: the small parts of many screens."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rollwrite.draw.icons import ANIMAL_ICONS
from rollwrite.games.rolling.dice import Effect, Face
from rollwrite.games.rolling.nature import ANIMALS, Animal, Tally
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, counted, face_words
from rollwrite.games.speech import Words

KEPT = 1024
"""How many of these parts are made once; there are few, in few languages."""


class Run(Struct, frozen=True):
    """Some animals of one type in a row, the last ones perhaps missing."""

    animal: str
    icon: str
    letter: str
    count: int
    missing: int
    words: str


class Side(Struct, frozen=True):
    """What a die shows: one animal, several to choose from, or an effect."""

    animals: tuple[Run, ...]
    effect: str
    words: str
    kind: str
    """``central``, ``special`` or ``own``."""


def runs(tally: Tally, _: Words, missing: Tally | None = None) -> tuple[Run, ...]:
    """Return the animals of *tally* as runs; *missing* says how many of each are not there."""
    return tuple(
        run(animal, tally[animal], _, missing[animal] if missing else 0)
        for animal in ANIMALS
        if tally[animal]
    )


@lru_cache(maxsize=KEPT)
def run(animal: Animal, count: int, _: Words, missing: int = 0) -> Run:
    """Return *count* of *animal* in a row."""
    return Run(
        str(animal),
        ANIMAL_ICONS[animal],
        _(ANIMAL_LETTERS[animal]),
        count,
        missing,
        counted(animal, count, _),
    )


@lru_cache(maxsize=KEPT)
def side(face: Face, kind: str, _: Words) -> Side:
    """Return *face* as it lies on the table."""
    shown = () if face.animals == ANIMALS else tuple(run(each, 1, _) for each in face.animals)
    effect = face.effect or ("any" if face.animals == ANIMALS else "")
    return Side(shown, str(effect), face_words(face, _), kind)


def effect_words(effect: Effect, *, held: bool, _: Words) -> str:
    """Return in a sentence what the special die does; *held* tells that the cone has been given."""
    match effect:
        case Effect.ACTION:
            return _("a dice action costs 1 cone less.")
        case Effect.REROLL:
            return _("you may reroll your dice, twice.")
        case Effect.THREE:
            return _("you may collect any three dice.")
        case Effect.DOUBLE:
            return _("one of your own dice counts twice.")
        case Effect.TOKEN:
            return _("you have gained 1 cone.") if held else _("everybody gains 1 cone.")
