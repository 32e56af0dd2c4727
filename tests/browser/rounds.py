"""Rounds of a real box, told past the server: whatever cards and dice a test needs."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.rounds import RevealCard, ThrowShared
from rollwrite.store.attempts import Attempt
from rollwrite.store.playing import play
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import sit, start
from tests.browser.tables import seated
from tests.store.evenings import Evening, once

DISCOUNTS = ("hills-1", "hills-4", "hills-8", "hills-10")
"""Supplements that ask nothing when a card costs nothing."""
THROW = ("action", "bear", "elk", "salmon")
"""What the central dice show where a test does not say it."""


def offered(
    session: Session, sheet: str, *cards: str, throw: Sequence[str] = THROW, **setup: object
) -> Evening:
    """Let Marta complete all *cards* but the last, each in its round; that one lies before her."""
    real = {"sheet": f"hills-{sheet}", "real": True, "supplements": list(DISCOUNTS), **setup}
    evening = seated(session, real, ("Marta",))
    sitting = start(session, evening.code, 0)
    deck, dice = list(cards), list[str]()
    while deck or not isinstance(_asked(sitting), CompleteCard | None):
        match _asked(sitting):
            case RevealCard():
                text, dice = f"card {deck.pop(0)}", list(throw)
            case ThrowShared():
                text = f"die {dice.pop(0)}"
            case CompleteCard():
                text = "complete 1"
            case _:
                text = _first(sitting)
        sitting = told(session, evening, text)
    return evening


def turned_up(session: Session, evening: Evening, card: str) -> None:
    """Let Marta answer anyhow until *card* has been turned up and can be completed."""
    dice, sitting = list(THROW), sit(session, evening.code)
    while not isinstance(_asked(sitting), CompleteCard):
        match _asked(sitting):
            case RevealCard():
                text = f"card {card}"
            case ThrowShared():
                text = f"die {dice.pop(0)}"
            case _:
                text = _first(sitting)
        sitting = told(session, evening, text)


def thrown(session: Session, *faces: str, **setup: object) -> Evening:
    """Let Marta have thrown *faces*: the central dice, the special one first, then her own."""
    real = {"sheet": "hills-a", "real": True, "supplements": list(DISCOUNTS), **setup}
    evening = seated(session, real, ("Marta",))
    start(session, evening.code, 0)
    for text in ("card rivers1", *(f"die {face}" for face in faces)):
        told(session, evening, text)
    return evening


def told(session: Session, evening: Evening, text: str) -> Sitting:
    """Let whoever is asked answer *text*."""
    sitting = sit(session, evening.code)
    (seat,) = sitting.bound.game.actors(sitting.table)
    attempt = Attempt(seat, text, once(), sitting.last(seat), 0)
    return play(session, evening.code, attempt).sitting


def _asked(sitting: Sitting) -> object:
    game = sitting.bound.game
    (seat,) = game.actors(sitting.table)
    return game.asked(sitting.table, seat)


def _first(sitting: Sitting) -> str:
    game = sitting.bound.game
    (seat,) = game.actors(sitting.table)
    return game.notation.write(game.legal(sitting.table, seat)[0])
