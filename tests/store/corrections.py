"""Four rounds of a real box, in the first of which a die was told wrongly."""

from __future__ import annotations

from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.store.tables import sit
from tests.store.evenings import Evening

SUPPLEMENTS = ("hills-10", "hills-2", "hills-3", "hills-4")
CARD = "card rivers3-bear2-elk2"
"""For two cones it is three animals cheaper in slot 1, and only so is it payable."""
SPECIAL = 5
"""The number of the special die of round 1, told as an action that costs a cone less."""


def four_rounds(session: Session, evening: Evening) -> None:
    """Let the first person downgrade in round 1 for nothing, and complete a card in round 2."""
    for each in SUPPLEMENTS:
        evening.tell(session, TABLE, f"supplement {each}", by=0)
    _round(session, evening, "action", "collect salmon2", "pass")
    pays = ("collect none", "complete 1", "pay bear1-token2")
    _round(session, evening, "any", *pays)
    _round(session, evening, "any", "collect none")
    _throw(session, evening, "any")
    assert 4 == sit(session, evening.code).table.common.on.round


def _round(session: Session, evening: Evening, special: str, *moves: str) -> None:
    """Let everybody play a round: the first person *moves*, the others do nothing."""
    _throw(session, evening, special)
    for seat in range(len(evening.taken)):
        idle = ("collect none", "pass")
        for text in ("die bear", "die elk", *(idle if seat else moves), "done"):
            evening.tell(session, seat, text)


def _throw(session: Session, evening: Evening, special: str) -> None:
    for text in (CARD, f"die {special}", "die hawk", "die hawk", "die fox"):
        evening.tell(session, TABLE, text, by=0)
