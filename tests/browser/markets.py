"""Markets of a real box, told past the server: the cards, supplements and animals a test needs."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from rollwrite.store.tables import sit, start
from tests.browser.rounds import THROW, told
from tests.browser.tables import seated
from tests.games.rolling.situations import FILLERS
from tests.store.evenings import Evening

OWN = ("bear", "elk")
PASSING = ("collect none", "pass", "done")


def market(
    session: Session, supplements: Sequence[str], tally: str, *cards: str, sheet: str = "a"
) -> Evening:
    """Let Marta hold *tally* before *cards* with *supplements*, both from slot 1 on: which one?"""
    slots = (*supplements, *(each for each in FILLERS if each not in supplements))[:4]
    setup = {"sheet": f"hills-{sheet}", "real": True, "edition": "both", "supplements": [*slots]}
    evening = seated(session, setup, ("Marta",))
    start(session, evening.code, 0)
    *older, newest = reversed(cards)
    for card in older:
        _turned_up(session, evening, card)
        _told_if_legal(session, evening, *PASSING)
    _turned_up(session, evening, newest)
    told(session, evening, f"spent {_held(session, evening)}")
    told(session, evening, f"gained {tally}")
    told(session, evening, "collect none")
    return evening


def _turned_up(session: Session, evening: Evening, card: str) -> None:
    for text in (f"card {card}", *(f"die {face}" for face in (*THROW, *OWN))):
        told(session, evening, text)


def _told_if_legal(session: Session, evening: Evening, *texts: str) -> None:
    for text in texts:
        sitting = sit(session, evening.code)
        game = sitting.bound.game
        if text in map(game.notation.write, game.legal(sitting.table, 0)):
            told(session, evening, text)


def _held(session: Session, evening: Evening) -> str:
    return str(sit(session, evening.code).table.turns[0].on.tally)
