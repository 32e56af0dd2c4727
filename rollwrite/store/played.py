"""What people have played: computed once when a game ends, and kept with all that follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace
from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from rollwrite.engine.score import Score
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.leaving import left_behind
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.trail import reached
from rollwrite.store.awards import fill, settle
from rollwrite.store.bindings import GAME, rules_of
from rollwrite.store.finished import Finished, Other, Told, options_of, read_row, write_row
from rollwrite.store.models import Seat, Table
from rollwrite.store.people import Played, Profile
from rollwrite.store.sitting import Sitting
from rollwrite.store.sums import add_up, add_up_again
from rollwrite.store.tables import find, seats_of

Tell = Callable[[Session, str, str, Finished | None], object]
"""Writes what a person has played under a code."""


def games_of(
    table: Table, seats: Sequence[Seat], sitting: Sitting
) -> Iterator[tuple[str, Finished]]:
    """Yield who has claimed a seat with the game that they have played there to its end."""
    claimed = [(seat.number, seat.profile) for seat in seats if seat.profile]
    if table.game != GAME or not claimed or not sitting.over:
        return
    game, winners = sitting.bound.game, sitting.bound.winners(sitting.table)
    scores = [game.score(sitting.table, seat.number) for seat in seats]
    for number, key in claimed:
        others = tuple(
            Other(seat.name, score.total, seat.bot is not None)
            for seat, score in zip(seats, scores, strict=True)
            if seat.number != number
        )
        won = number in winners
        yield key, _finished(table, sitting, number, scores[number], others, won=won)


def _finished(
    table: Table, sitting: Sitting, seat: int, score: Score, others: tuple[Other, ...], *, won: bool
) -> Finished:
    page: Page = sitting.table.turns[seat].on
    options = options_of(table.setup, len(others) + 1)
    lines = tuple((line.key, line.points) for line in score.lines)
    return Finished(
        code=table.code,
        on_paper=False,
        seat=seat,
        at=sitting.written[-1].at,
        sheet=options.sheet,
        total=score.total,
        won=won,
        rules=rules_of(GAME).version,
        steps=tuple(step.key for step in reached(load(), options, facts(page))),
        told=Told(table.setup, options.seats, lines, left_behind(page), others),
    )


def put(session: Session, key: str, code: str, game: Finished | None) -> None:
    """Let *game* be what a person has played under *code*, and sums and awards follow."""
    before = place(session, key, code, game)
    if same(before, game):
        return
    if before is None and game is not None and not _later(session, key, game):
        add_up(session, key, game)
    else:
        add_up_again(session, key)
    if before is None and game is not None:
        fill(session, key, game)
    else:
        settle(session, key)


def place(session: Session, key: str, code: str, game: Finished | None) -> Finished | None:
    """Let *game* alone be what a person has played under *code*; return what was before."""
    # Two games of one person may end at once.
    session.execute(select(Profile.key).where(Profile.key == key).with_for_update())
    row = session.get(Played, (key, code), populate_existing=True)
    before = None if row is None else read_row(row)
    if row is not None and game is None:
        session.delete(row)
    elif game is not None and not same(before, game):
        row = row or Played(profile=key)
        write_row(row, game)
        session.add(row)
    session.flush()
    return before


def same(before: Finished | None, after: Finished | None) -> bool:
    """Return whether both tell the same; later rules that say the same change nothing."""
    if before is None or after is None:
        return before is after
    return before == replace(after, rules=before.rules)


def _later(session: Session, key: str, game: Finished) -> bool:
    """Return whether the person has played anything after *game*."""
    after = or_(Played.at > game.at, (Played.at == game.at) & (Played.code > game.code))
    found = select(Played.code).where(Played.profile == key, after).limit(1)
    return session.scalar(found) is not None


def remember(session: Session, sitting: Sitting, tell: Tell = put) -> None:
    """Write what those have played who claimed seats of *sitting*, in place of what was there.

    Who adds many games at once may *tell* them with place, and lets sums and awards follow later.
    """
    table = find(session, sitting.code, lock=True)  # Who claims a seat meanwhile has to wait.
    seats = seats_of(session, table.code)
    fresh = dict(games_of(table, seats, sitting))
    known = session.scalars(select(Played.profile).where(Played.table == table.code))
    for key in sorted({*fresh, *known}):
        tell(session, key, table.code, fresh.get(key))
