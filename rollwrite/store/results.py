"""Results: what is remembered of a game when its rules can no longer be read."""

from __future__ import annotations

from msgspec import to_builtins
from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from rollwrite.store.models import Result
from rollwrite.store.played import remember
from rollwrite.store.sitting import Sitting


def record(session: Session, sitting: Sitting) -> None:
    """Write the results of a game that is over, in place of those before an amendment.

    Awards come with them, for every seat that somebody has claimed.
    """
    session.execute(delete(Result).where(Result.table == sitting.code))
    write_results(session, sitting)
    remember(session, sitting)


def write_results(session: Session, sitting: Sitting) -> None:
    """Write the results of a game that has none yet, and no awards."""
    if sitting.over:
        winners = sitting.bound.winners(sitting.table)
        seats = range(sitting.bound.game.seats)
        session.execute(insert(Result), [_row(sitting, seat, winners) for seat in seats])


def results_of(session: Session, code: str) -> list[Result]:
    """Return the results of a table in the order of its seats; none while it is played."""
    return list(session.scalars(select(Result).where(Result.table == code).order_by(Result.seat)))


def _row(sitting: Sitting, seat: int, winners: tuple[int, ...]) -> dict[str, object]:
    score = sitting.bound.game.score(sitting.table, seat)
    lines = to_builtins(score.lines)
    row = {"table": sitting.code, "seat": seat, "total": score.total, "lines": lines}
    return row | {"won": seat in winners}
