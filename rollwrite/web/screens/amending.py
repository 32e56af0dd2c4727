"""Correcting what was typed in wrongly: the host's list of dice and cards of the last rounds."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.engine.moves import Move
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
from rollwrite.web.screens.discs import Side, side
from rollwrite.web.screens.entry import RealSupplement
from rollwrite.web.screens.steps import amendments

ROUNDS_BACK = 1
"""How many rounds before the present one can still be corrected."""


class Instead(Struct, frozen=True):
    """A face that can be put in place of another."""

    move: str
    side: Side


class Typed(Struct, frozen=True):
    """What was typed in, and what it can be corrected to; of a habitat card what it said."""

    number: int
    round: int
    said: str
    faces: tuple[Instead, ...] = ()
    supplements: tuple[RealSupplement, ...] = ()
    card: dict[str, str | int] = {}


class _Told(Struct, frozen=True):
    """An entry that somebody typed in: its move as it counts, and the die that fell."""

    number: int
    seat: int
    round: int
    move: Move
    thrown: int
    """How many of the shared dice of its round lay there before."""


def typed_in(
    sitting: Sitting, common: Common, names: tuple[str, ...], _: Words
) -> tuple[Typed, ...]:
    """Return what people told in this round and the one before, the newest first."""
    first = common.round - ROUNDS_BACK
    told = [each for each in _told(sitting) if each.round >= first]
    return tuple(_typed(each, common, names, _) for each in reversed(told))


def _told(sitting: Sitting) -> Iterator[_Told]:
    """Yield every die and card that somebody typed in; supplements come before round 1."""
    now = {each.target: each.move for each in amendments(sitting)}
    current = thrown = 0
    for number, each in enumerate(sitting.written):
        verb = each.text.split()[0]
        if verb == Reveal.verb:
            current, thrown = current + 1, 0
        if verb not in (Deal.verb, Reveal.verb, Fall.verb):
            continue
        if each.by is not None and number not in sitting.story.struck:
            move = now.get(number) or NOTATION.read(each.text)
            yield _Told(number, each.seat, current, move, thrown)
        thrown += verb == Fall.verb and each.seat == TABLE


def _typed(told: _Told, common: Common, names: tuple[str, ...], _: Words) -> Typed:
    number, of = told.number, told.round
    match told.move:
        case Deal(supplement):
            said = _("Supplement: %(card)s", card=supplement_name(supplement, _))
            return Typed(number, of, said, supplements=_other_supplements(number, common, _))
        case Reveal(card):
            said = _("Habitat card: %(card)s", card=card_words(card, _))
            return Typed(number, of, said, card=_fields(card))
        case Fall(face):
            faces = _other_faces(told, face, common.setup, _)
            return Typed(number, of, _die_words(told, face, common.setup, names, _), faces)
    raise AssertionError(told.move)


def _fields(card: Card) -> dict[str, str | int]:
    """Return what *card* says by the names of the fields that correct it."""
    animals = dict(zip(ANIMAL_WORDS, card.cost, strict=False))
    return {"habitat": str(card.habitat), "size": card.size, **animals, "token": card.tokens}


def _die_words(told: _Told, face: Face, setup: Setup, names: tuple[str, ...], _: Words) -> str:
    """Return which die it is, and what it shows."""
    shown = face_words(face, _)
    if told.seat != TABLE:
        return _("Die of %(name)s: %(face)s", name=names[told.seat], face=shown)
    if _special(told, setup):
        return _("Special die: %(face)s", face=shown)
    return _("Central die: %(face)s", face=shown)


def _special(told: _Told, setup: Setup) -> bool:
    """Return whether it is the special die, which is told before the others."""
    return told.seat == TABLE and not told.thrown and not setup.family


def _other_faces(told: _Told, face: Face, setup: Setup, _: Words) -> tuple[Instead, ...]:
    """Return every face of the dice of its kind but the one it has."""
    dice: tuple[Die, ...] = setup.dice.personal
    if told.seat == TABLE:
        dice = (setup.dice.special if _special(told, setup) else setup.dice.central,)
    moves = dict.fromkeys(move for die in dice for move in falls(die))
    kind = dice[0].key if told.seat == TABLE else "own"
    return tuple(
        Instead(f"{AMEND} {told.number} {NOTATION.write(move)}", side(move.face, kind, _))
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
