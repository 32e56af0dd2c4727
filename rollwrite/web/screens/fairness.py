"""Dice counted: how often each face came, beside how often it would with fair dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb

from babel.numbers import format_decimal
from msgspec import Struct

from rollwrite.games.rolling.dice import Dice, Die
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.throwing import falls
from rollwrite.games.rolling.words.names import face_words
from rollwrite.games.speech import Words, msg
from rollwrite.store.proof import Roll

TAIL = 0.025
"""What lies beyond each end of a 95 % interval."""
NAMES = (
    msg("Central dice"),
    msg("Special die"),
    msg("Personal die 1"),
    msg("Personal die 2"),
)


class Face(Struct, frozen=True):
    """How often one face came, how often it is expected, and between which counts in 95 of 100."""

    name: str
    observed: int
    expected: str
    mean: float
    low: int
    high: int


class Counted(Struct, frozen=True):
    """All throws of one kind of die."""

    name: str
    throws: int
    faces: tuple[Face, ...]

    @property
    def most(self) -> int:
        """Return the largest number that is to be drawn."""
        return max(max(face.observed, face.high) for face in self.faces)


def counted_dice(rolls: Iterable[Roll], dice: Dice, lang: str, _: Words) -> Iterator[Counted]:
    """Yield each kind of die of *dice* that fell among *rolls*."""
    found: dict[tuple[str, ...], Counter[str]] = {}
    for roll in rolls:
        moves = tuple(move for move, _weight in roll.odds)
        found.setdefault(moves, Counter())[roll.fell] += 1
    for name, die in zip(NAMES, (dice.central, dice.special, *dice.personal), strict=True):
        # Dice with the same faces cannot be told apart by what fell, and need not be.
        fell = found.pop(tuple(map(NOTATION.write, falls(die))), None)
        if fell:
            yield Counted(_(name), fell.total(), tuple(_faces(die, fell, lang, _)))


def _faces(die: Die, fell: Counter[str], lang: str, _: Words) -> Iterator[Face]:
    throws = fell.total()
    for move in falls(die):
        share = die.faces.count(move.face) / len(die.faces)
        low, high = interval(throws, share)
        expected = format_decimal(round(throws * share, 1), locale=lang)
        observed = fell[NOTATION.write(move)]
        yield Face(face_words(move.face, _), observed, expected, throws * share, low, high)


def interval(throws: int, share: float) -> tuple[int, int]:
    """Return between which counts what has this *share* lies in 95 of 100 such games."""
    below, low = 0.0, -1
    for count in range(throws + 1):
        below += comb(throws, count) * share**count * (1 - share) ** (throws - count)
        if low < 0 and below > TAIL:
            low = count
        if below >= 1 - TAIL:
            return low, count
    return max(low, 0), throws
