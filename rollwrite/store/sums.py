"""Sums over what a person has played: for each sheet, and for each name they played with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from rollwrite.store.figures import Figures
from rollwrite.store.finished import Finished, read_row
from rollwrite.store.people import Played, Rival, Summary


class Versus(Struct, frozen=True):
    """Games with one name: how many, how often ahead and behind, and the points of both."""

    name: str
    games: int = 0
    ahead: int = 0
    behind: int = 0
    points: int = 0
    against: int = 0

    @property
    def level(self) -> int:
        """Return how often both had the same."""
        return self.games - self.ahead - self.behind


class Sums(Struct, frozen=True):
    """All that a person's games come to: figures by sheet, and names without capitals."""

    figures: dict[str, Figures]
    rivals: dict[str, Versus]


def sums_of(games: Iterable[Finished], before: Sums | None = None) -> Sums:
    """Return what *games*, in the order of their time, add to what was *before*."""
    figures = dict(before.figures) if before else {}
    rivals = dict(before.rivals) if before else {}
    for game in games:
        figures[game.sheet] = figures.get(game.sheet, Figures()).adding(game.counted)
        for folded, with_one in _met(game):
            old = rivals.get(folded, Versus(with_one.name))
            rivals[folded] = Versus(
                with_one.name,
                old.games + 1,
                old.ahead + with_one.ahead,
                old.behind + with_one.behind,
                old.points + with_one.points,
                old.against + with_one.against,
            )
    return Sums(figures, rivals)


def _met(game: Finished) -> Iterator[tuple[str, Versus]]:
    """Yield each person whom *game* was played with, as if there were no other game."""
    for other in game.told.others:
        if not other.bot:
            ahead, behind = game.total > other.total, game.total < other.total
            yield (
                other.name.casefold(),
                Versus(other.name, 1, ahead, behind, game.total, other.total),
            )


def add_up(session: Session, key: str, game: Finished) -> None:
    """Add the newest game of a person to what was kept."""
    names = {folded for folded, _ in _met(game)}
    write_sums(session, key, sums_of([game], kept_sums(session, key, {game.sheet}, names)))


def add_up_again(session: Session, key: str) -> None:
    """Make the sums of a person anew."""
    session.execute(delete(Summary).where(Summary.profile == key))
    session.execute(delete(Rival).where(Rival.profile == key))
    write_sums(session, key, sums_of(all_games(session, key)))


def all_games(session: Session, key: str) -> Iterator[Finished]:
    """Yield all that a person has played, in the order of time."""
    wanted = select(Played).where(Played.profile == key).order_by(Played.at, Played.code)
    yield from map(read_row, session.scalars(wanted))


def kept_sums(
    session: Session,
    key: str,
    sheets: Iterable[str] | None = None,
    names: Iterable[str] | None = None,
) -> Sums:
    """Return the sums that are kept of a person, all or of *sheets* and *names* alone."""
    summaries = select(Summary.sheet, Summary.figures).where(Summary.profile == key)
    rivals = select(Rival).where(Rival.profile == key)
    if sheets is not None:
        summaries = summaries.where(Summary.sheet.in_(tuple(sheets)))
    if names is not None:
        rivals = rivals.where(Rival.folded.in_(tuple(names)))
    rows = session.scalars(rivals.execution_options(populate_existing=True))
    return Sums(
        {each: msgspec.convert(told, Figures) for each, told in session.execute(summaries)},
        {row.folded: versus(row) for row in rows},
    )


def versus(row: Rival) -> Versus:
    """Return the row of a name as a value."""
    return Versus(row.name, row.games, row.ahead, row.behind, row.points, row.against)


def write_sums(session: Session, key: str, sums: Sums) -> None:
    """Keep *sums* of a person, in place of those of the same sheets and names."""
    figures, rivals = tuple(sums.figures), tuple(sums.rivals)
    session.execute(delete(Summary).where(Summary.profile == key, Summary.sheet.in_(figures)))
    session.execute(delete(Rival).where(Rival.profile == key, Rival.folded.in_(rivals)))
    if figures:
        session.execute(
            insert(Summary),
            [
                {"profile": key, "sheet": sheet, "figures": msgspec.to_builtins(each)}
                for sheet, each in sums.figures.items()
            ],
        )
    if rivals:
        session.execute(
            insert(Rival),
            [{"profile": key, "folded": each} | asdict(one) for each, one in sums.rivals.items()],
        )
