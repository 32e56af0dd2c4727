"""Places to choose from: what each brings."""

from __future__ import annotations

from sqlalchemy.orm import Session

from rollwrite.games.rolling.bonuses import FreeMark
from rollwrite.i18n import words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.asking import asking
from rollwrite.web.screens.choice import Choice
from tests.browser.rounds import offered, told


def _rows(sitting: Sitting) -> tuple[Choice, ...]:
    game, turn = sitting.bound.game, sitting.table.turns[0]
    return asking(turn.asked, turn.on, tuple(game.legal(sitting.table, 0)), words("en")).rows


def _free_hex(session: Session, *cards: str) -> Sitting:
    """Return a table where Marta has completed *cards* and may mark a free hex of any track."""
    evening = offered(session, "b", *cards)
    sitting = told(session, evening, "complete 1")
    while not isinstance(sitting.table.turns[0].asked, FreeMark):
        sitting = told(session, evening, _rows(sitting)[-1].move)
    return sitting


def test_a_hex_of_a_track_tells_from_how_many_points_to_how_many_it_grows(session: Session) -> None:
    """B4."""
    rows = _rows(_free_hex(session, *["forests5"] * 3, "forests2"))
    rivers = next(row for row in rows if row.title == "Rivers")
    assert ((0, 1), "") == (rivers.points, rivers.end)
