"""Moving the table on past somebody who has left."""

from __future__ import annotations

from sqlalchemy.orm import Session

from rollwrite.engine.moves import Done, Move
from rollwrite.store.absent import deal_to_absent
from rollwrite.store.attempts import Attempt
from rollwrite.store.dealing import word_of
from rollwrite.store.errors import Stale
from rollwrite.store.hosting import seat_of
from rollwrite.store.playing import play
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import check_host, find, fold, seats_of

MODEST = ("done", "pass", "keep", "enough")
"""Verbs that leave a page as it is."""


def pass_over(session: Session, code: str, by: int, seat: int, after: int | None = None) -> Sitting:
    """Let the host play the turn of a vacant seat to its end, as modestly as the rules allow.

    *after* is the last entry of the seat that the page knew: tapped twice, one round is passed.
    """
    table = find(session, code)
    check_host(table, by)
    seat_of(seats_of(session, table.code), seat)
    sitting = fold(session, table)
    if after is not None and after != sitting.last(seat):
        raise Stale(seat=seat, after=after, last=sitting.last(seat))
    if sitting.bound.game.typed_in:
        sitting = deal_to_absent(session, code)  # Nobody is there to throw real dice.
    while seat in sitting.bound.game.actors(sitting.table):
        move, last = modest(sitting, seat), sitting.last(seat)
        text = sitting.bound.game.notation.write(move)
        attempt = Attempt(seat, text, word_of(table.seed, seat, last), last, by)
        sitting = play(session, code, attempt).sitting
        if isinstance(move, Done):
            break  # What is asked of the seat next belongs to the next round.
    return sitting


def modest(sitting: Sitting, seat: int) -> Move:
    """Return the move of *seat* that leaves most as it is; where it must choose, the best now."""
    game, table = sitting.bound.game, sitting.table

    def worth(move: Move) -> tuple[bool, int]:
        return move.verb in MODEST, game.score(game.play(table, seat, move), seat).total

    return max(game.legal(table, seat), key=worth)
