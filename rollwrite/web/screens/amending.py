"""Correcting what was typed in wrongly: the host's list of this round's dice and cards."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.engine.log import AMEND
from rollwrite.games.rolling.dice import Die as GameDie
from rollwrite.games.rolling.moves import NOTATION, Fall, Reveal
from rollwrite.games.rolling.page import Setup
from rollwrite.games.rolling.throwing import falls
from rollwrite.games.rolling.words import Words, say
from rollwrite.games.rolling.words.names import card_words, face_words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.discs import Side, side
from rollwrite.web.screens.steps import amendments


class Instead(Struct, frozen=True):
    """A face that can be put in place of another."""

    move: str
    side: Side


class Typed(Struct, frozen=True):
    """A die that was typed in, and what it can be corrected to; a card is told anew."""

    number: int
    who: str
    said: str
    faces: tuple[Instead, ...] = ()


def typed_in(sitting: Sitting, setup: Setup, names: tuple[str, ...], _: Words) -> tuple[Typed, ...]:
    """Return the dice that people told since the last card, the newest first, then the card."""
    found = []
    for number in range(sitting.length - 1, -1, -1):
        each = sitting.written[number]
        verb = each.text.split()[0]
        if each.by is not None and verb in (Fall.verb, Reveal.verb):
            who = names[each.seat] if each.seat >= 0 else ""
            now = _counted(sitting, number, sitting.length)
            faces = _faces(setup, each.seat, number, now, _) if verb == Fall.verb else ()
            found.append(Typed(number, who, say(NOTATION.read(now), _), faces))
        if verb == Reveal.verb:
            break
    return tuple(found)


def _counted(sitting: Sitting, number: int, at: int) -> str:
    """Return what entry *number* told as it counted before entry *at*, corrected or not."""
    moves = [each.move for each in amendments(sitting) if each.target == number and each.at < at]
    return NOTATION.write(moves[-1]) if moves else sitting.written[number].text


def _faces(setup: Setup, seat: int, number: int, now: str, _: Words) -> tuple[Instead, ...]:
    """Return every face of the dice of its kind but the one it has."""
    shown = NOTATION.read(now)
    special = isinstance(shown, Fall) and bool(shown.face.effect)
    dice: tuple[GameDie, ...] = setup.dice.personal
    if seat < 0:
        dice = (setup.dice.special,) if special else (setup.dice.central,)
    moves = dict.fromkeys(move for die in dice for move in falls(die))
    kind = dice[0].key if seat < 0 else "own"
    return tuple(
        Instead(f"{AMEND} {number} {NOTATION.write(move)}", side(move.face, kind, _))
        for move in moves
        if NOTATION.write(move) != now
    )


def struck_words(sitting: Sitting, seat: int, names: tuple[str, ...], _: Words) -> str:
    """Return what the last amendment of this round did, and whether it struck a move of *seat*."""
    last = next(reversed(amendments(sitting)), None)
    if last is None or any(
        each.text.startswith(Reveal.verb) for each in sitting.written[last.at :]
    ):
        return ""
    who = sitting.written[last.at].by
    said = _(
        "%(name)s corrected: %(now)s, not %(was)s.",
        name="" if who is None else names[who],
        now=_shown(NOTATION.write(last.move), _),
        was=_shown(_counted(sitting, last.target, last.at), _),
    )
    struck = (number for number in sitting.story.struck if number > last.target)
    mine = any(sitting.written[number].seat == seat for number in struck)
    return f"{said} {_('Moves of yours are struck out.')}" if mine else said


def _shown(text: str, _: Words) -> str:
    """Return what was told, without saying of what."""
    move = NOTATION.read(text)
    match move:
        case Fall(face):
            return face_words(face, _)
        case Reveal(card):
            return card_words(card, _)
    return say(move, _)
