"""History: the games of a person page by page, the newest first."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session

from rollwrite.store.errors import BadCursor, UnknownTable
from rollwrite.store.finished import Finished, read_row
from rollwrite.store.models import Table
from rollwrite.store.people import Played
from rollwrite.store.words import read_game

AT = "%Y%m%dT%H%M%S%f"
PAGE = 20


class Past(Struct, frozen=True):
    """A game of the past, and the challenge that it was played for."""

    game: Finished
    challenge: str | None

    @property
    def cursor(self) -> str:
        """Return the word after which the next page begins."""
        return f"{self.game.at.strftime(AT)}-{self.game.code}"


class Pasts(Struct, frozen=True):
    """A page of games, and the word after which the next begins; None when there is no more."""

    games: tuple[Past, ...]
    after: str | None


def games(
    session: Session,
    key: str,
    *,
    sheet: str | None = None,
    after: str | None = None,
    limit: int = PAGE,
) -> Pasts:
    """Return a page of what a person has played; raise BadCursor when *after* is no such word."""
    wanted = _PASTS.where(Played.profile == key)
    if sheet is not None:
        wanted = wanted.where(Played.sheet == sheet)
    if after is not None:
        at, code = _read_cursor(after)
        wanted = wanted.where(or_(Played.at < at, and_(Played.at == at, Played.code < code)))
        wanted = wanted.where(Played.at <= at)  # Said twice, an index can be entered there.
    newest = wanted.order_by(Played.at.desc(), Played.code.desc()).limit(limit + 1)
    found = [Past(read_row(row), challenge) for row, challenge in session.execute(newest)]
    more = len(found) > limit
    return Pasts(tuple(found[:limit]), found[limit - 1].cursor if more else None)


def game(session: Session, key: str, code: str) -> Past:
    """Return one game of a person; raise UnknownTable when there is no such."""
    one = _PASTS.where(Played.profile == key, Played.code == read_game(code))
    found = session.execute(one).first()
    if found is None:
        raise UnknownTable(code=code)
    return Past(read_row(found[0]), found[1])


_PASTS = select(Played, Table.challenge).outerjoin(Table, Table.code == Played.table)


def _read_cursor(text: str) -> tuple[datetime, str]:
    """Return when and under which code the game before was played."""
    moment, _, code = text.partition("-")
    try:
        at = datetime.strptime(moment, AT).replace(tzinfo=UTC)
    except ValueError as error:
        raise BadCursor(after=text) from error
    if not code.isalpha() or not code.isascii():
        raise BadCursor(after=text)
    return at, code
