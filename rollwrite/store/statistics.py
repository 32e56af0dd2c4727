"""Statistics: what the games of a person come to, read and not computed."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.store.figures import Figures
from rollwrite.store.people import Rival
from rollwrite.store.sums import Versus, kept_sums, versus

MOST_RIVALS = 20


def statistics(session: Session, key: str) -> dict[str, Figures]:
    """Return the figures of a person by the key of the sheet."""
    return kept_sums(session, key, names=()).figures


def rivals(session: Session, key: str, limit: int = MOST_RIVALS) -> tuple[Versus, ...]:
    """Return how a person does against others, by name; most games first."""
    most = (
        select(Rival)
        .where(Rival.profile == key)
        .order_by(Rival.games.desc(), Rival.folded)
        .limit(limit)
    )
    return tuple(map(versus, session.scalars(most)))
