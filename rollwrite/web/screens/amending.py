"""Correcting what was typed in wrongly: the host's list of dice and cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Die, Face
from rollwrite.games.rolling.moves import NOTATION, Deal, Fall, Reveal
from rollwrite.games.rolling.nature import ANIMAL_WORDS
from rollwrite.games.rolling.page import Common, Setup
from rollwrite.games.rolling.throwing import falls
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import card_words, face_words
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.discs import side
from rollwrite.web.screens.entry import RealDie, RealSupplement
from rollwrite.web.screens.told import TypedEntry, told

ROUNDS_BACK = 1
"""How many rounds before the present one are at hand on the playing screen."""


class Typed(Struct, frozen=True):
    """What was typed in, and what it can be corrected to; of a habitat card what it said."""

    number: int
    round: int
    said: str
    faces: tuple[RealDie, ...] = ()
    supplements: tuple[RealSupplement, ...] = ()
    card: tuple[tuple[str, str | int], ...] = ()


class Corrections(Struct, frozen=True):
    """What the host can correct: the last rounds at hand, earlier ones on pages of their own."""

    typed: tuple[Typed, ...]
    earlier: tuple[int, ...]
    """Rounds in which something was typed in, the newest first."""


def corrections(sitting: Sitting, common: Common, names: tuple[str, ...], _: Words) -> Corrections:
    """Return what people told in this round and the one before, and what rounds there were."""
    first = common.round - ROUNDS_BACK
    late = [each for each in told(sitting) if each.round >= first]
    earlier = tuple(each for each in rounds_told(sitting) if each < first)
    return Corrections(_newest_first(late, common, names, _), earlier)


def rounds_told(sitting: Sitting) -> tuple[int, ...]:
    """Return the rounds in which something was typed in, the newest first."""
    return tuple(sorted({each.round for each in told(sitting)}, reverse=True))


def typed_in(
    sitting: Sitting, common: Common, names: tuple[str, ...], number: int, _: Words
) -> tuple[Typed, ...]:
    """Return what people told in round *number*, the newest first."""
    those = [each for each in told(sitting) if each.round == number]
    return _newest_first(those, common, names, _)


def _newest_first(
    those: Sequence[TypedEntry], common: Common, names: tuple[str, ...], _: Words
) -> tuple[Typed, ...]:
    return tuple(_typed(each, common, names, _) for each in reversed(those))


def _typed(entry: TypedEntry, common: Common, names: tuple[str, ...], _: Words) -> Typed:
    number, of = entry.number, entry.round
    match entry.move:
        case Deal(supplement):
            said = _("Supplement: %(card)s", card=supplement_name(supplement, _))
            return Typed(number, of, said, supplements=_other_supplements(number, common, _))
        case Reveal(card):
            said = _("Habitat card: %(card)s", card=card_words(card, _))
            return Typed(number, of, said, card=_fields(card))
        case Fall(face):
            faces = _other_faces(entry, face, common.setup, _)
            return Typed(number, of, _die_words(entry, face, common.setup, names, _), faces)
    raise AssertionError(entry.move)


def _fields(card: Card) -> tuple[tuple[str, str | int], ...]:
    """Return what *card* says, with the names of the fields that correct it."""
    animals = zip(ANIMAL_WORDS, card.cost, strict=False)
    habitat, size = ("habitat", str(card.habitat)), ("size", card.size)
    return habitat, size, *animals, ("token", card.tokens)


def _die_words(
    entry: TypedEntry, face: Face, setup: Setup, names: tuple[str, ...], _: Words
) -> str:
    """Return which die it is, and what it shows."""
    shown = face_words(face, _)
    if entry.seat != TABLE:
        return _("Die of %(name)s: %(face)s", name=names[entry.seat], face=shown)
    if _special(entry, setup):
        return _("Special die: %(face)s", face=shown)
    return _("Central die: %(face)s", face=shown)


def _special(entry: TypedEntry, setup: Setup) -> bool:
    """Return whether it is the special die, which is told before the others."""
    return entry.seat == TABLE and not entry.thrown and not setup.family


def _other_faces(entry: TypedEntry, face: Face, setup: Setup, _: Words) -> tuple[RealDie, ...]:
    """Return every face of the dice of its kind but the one it has."""
    dice: tuple[Die, ...] = setup.dice.personal
    if entry.seat == TABLE:
        dice = (setup.dice.special if _special(entry, setup) else setup.dice.central,)
    moves = dict.fromkeys(move for die in dice for move in falls(die))
    kind = dice[0].key if entry.seat == TABLE else "own"
    return tuple(
        RealDie(f"{AMEND} {entry.number} {NOTATION.write(move)}", side(move.face, kind, _))
        for move in moves
        if move.face != face
    )


def _other_supplements(number: int, common: Common, _: Words) -> tuple[RealSupplement, ...]:
    """Return every supplement of the box that does not lie there."""
    return tuple(
        RealSupplement(
            f"{AMEND} {number} {NOTATION.write(Deal(str(each)))}",
            supplement_name(str(each), _),
            full(each, _),
        )
        for each in common.setup.supplements
        if each not in common.supplements
    )
