"""Computing all awards again from the logs: the same has to come out."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from rollwrite.store.awards import Change, settle
from rollwrite.store.database import writing
from rollwrite.store.models import Seat, Table
from rollwrite.store.papers import OnPaper, finish
from rollwrite.store.people import Award, Paper, Played, Profile
from rollwrite.store.played import put, remember
from rollwrite.store.sums import add_up_again, all_games, kept_sums, sums_of
from rollwrite.store.tables import find, fold

Awards = dict[tuple[str, str], str]
"""The code of the game that fills a step, by person and step."""


class Recomputed(Struct, frozen=True):
    """What was looked at, and what came out otherwise than it was kept."""

    tables: int
    papers: int
    people: int
    unreadable: tuple[str, ...]
    """Tables whose log the rules of today cannot read; what they gave stays."""
    awards: tuple[Change, ...]
    sums: tuple[str, ...]
    """The keys of people whose sums were other ones."""


def recompute(session: Session) -> Recomputed:
    """Compute every game, award and sum of everybody again, and keep what comes out."""
    before = _awards(session)
    tables, papers, people = _tables(session), _papers(session), _people(session)
    unreadable = tuple(code for code in tables if not _retold(session, code))
    for code in papers:
        _reentered(session, code)
    sums = tuple(key for key in people if not _added_up(session, key))
    changes = _changes(before, _awards(session))
    return Recomputed(len(tables), len(papers), len(people), unreadable, changes, sums)


def _tables(session: Session) -> list[str]:
    """Return the tables that are anybody's game."""
    claimed = exists(select(Seat.number).where(Seat.table == Table.code, Seat.profile.is_not(None)))
    known = exists(select(Played.code).where(Played.table == Table.code))
    begun = select(Table.code).where(Table.seats.is_not(None), claimed | known)
    return list(session.scalars(begun.order_by(Table.code)))


def _papers(session: Session) -> list[str]:
    return list(session.scalars(select(Paper.code).order_by(Paper.code)))


def _people(session: Session) -> list[str]:
    return list(session.scalars(select(Profile.key).order_by(Profile.key)))


def _retold(session: Session, code: str) -> bool:
    """Remember the table anew; return False when its log cannot be read."""
    with writing(session):
        sitting = fold(session, find(session, code))
        if sitting.readable:
            remember(session, sitting)
    return sitting.readable


def _reentered(session: Session, code: str) -> None:
    with writing(session):
        row = session.get_one(Paper, code)
        put(session, row.profile, code, finish(code, msgspec.convert(row.written, OnPaper)))


def _added_up(session: Session, key: str) -> bool:
    """Settle the awards of a person and add up anew; return whether the sums were right."""
    with writing(session):
        settle(session, key)
        right = kept_sums(session, key) == sums_of(all_games(session, key))
        if not right:
            add_up_again(session, key)
    return right


def _awards(session: Session) -> Awards:
    rows = session.execute(select(Award.profile, Award.step, Award.code))
    return {(profile, step): code for profile, step, code in rows}


def _changes(before: Awards, after: Awards) -> tuple[Change, ...]:
    return tuple(
        Change(profile, step, before.get((profile, step)), after.get((profile, step)))
        for profile, step in sorted({*before, *after})
        if before.get((profile, step)) != after.get((profile, step))
    )
