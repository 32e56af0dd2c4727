"""Reading a person from a file: nothing in it is believed, and what is here already stays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.store.archives import Archive
from rollwrite.store.awards import settle
from rollwrite.store.columns import KEY
from rollwrite.store.database import writing
from rollwrite.store.erasing import delete_person
from rollwrite.store.errors import BadArchive, StoreError
from rollwrite.store.exports import Read, write_alone
from rollwrite.store.models import Seat, Table
from rollwrite.store.papers import OnPaper, check_paper, enter, new_paper_code
from rollwrite.store.people import Paper, Profile
from rollwrite.store.played import place, remember
from rollwrite.store.profiles import Made, Person, admit, new_key, person
from rollwrite.store.sums import add_up_again
from rollwrite.store.tables import lay
from rollwrite.store.unpacking import in_order, read_game, read_games, read_head
from rollwrite.store.words import read_code, read_name

_KEY = re.compile(f"[0-9a-f]{{{KEY}}}")


class Arrived(Struct, frozen=True):
    """Who came from a file, and how many of their games were not here before."""

    person: Person
    made: Made | None
    """The secrets of somebody who is new here."""
    games: int


class Added(Struct, frozen=True):
    """The codes of what a file has added so far."""

    papers: list[str]
    tables: list[str]


def import_person(session: Session, lines: Iterable[bytes], key: str | None = None) -> Arrived:
    """Add what the *lines* of a file tell to the person known as *key*, or to one who is new here.

    Imported again it adds nothing. An imported game counts for no challenge: others could not
    trust it. Raise BadArchive, with nothing changed, when no person could have exported the file.
    """
    rows, added = in_order(iter(lines)), Added([], [])
    archive = read_head(rows)
    made = _settle(session, archive) if key is None else None
    who = made.held.person if made else person(session, key or "")
    try:
        _add_papers(session, who.key, archive, added)
        _add_games(session, who.key, rows, added)
        _follow(session, who.key)
    except (ValueError, RecursionError, StoreError) as error:
        _take_back(session, who.key, added, new=made is not None)
        raise BadArchive() from error
    except BaseException:
        _take_back(session, who.key, added, new=made is not None)
        raise
    return Arrived(who, made, len(added.papers) + len(added.tables))


def _settle(session: Session, archive: Archive) -> Made:
    """Return somebody who is new here, under their old key where nobody has it."""
    good = _KEY.fullmatch(archive.key) and session.get(Profile, archive.key) is None
    try:
        return _made(session, archive, archive.key if good else new_key())
    except IntegrityError:  # The same file came twice at once.
        return _made(session, archive, new_key())


def _made(session: Session, archive: Archive, key: str) -> Made:
    with writing(session):
        profile = Profile(key=key, name=read_name(archive.name), made=archive.made)
        session.add(profile)
        session.flush()
        return admit(session, profile)


def _add_papers(session: Session, key: str, archive: Archive, added: Added) -> None:
    """Add the games on paper that the person does not have here already."""
    rows = session.scalars(select(Paper.written).where(Paper.profile == key)).all()
    known = {_told(each) for each in msgspec.convert(rows, list[OnPaper])}
    for kept in archive.papers:
        game = check_paper(kept.game)
        if _told(game) not in known:
            known.add(_told(game))
            added.papers.append(_entered(session, key, kept.code, game))


def _entered(session: Session, key: str, code: str, game: OnPaper) -> str:
    """Write a game on paper, under its old *code* where no other has it; return its code."""
    try:
        with writing(session):
            enter(session, key, code, game, place)
    except IntegrityError:
        code = new_paper_code()
        with writing(session):
            enter(session, key, code, game, place)
    return code


def _told(game: OnPaper) -> bytes:
    """Return *game* so that equal ones are the same."""
    return msgspec.json.encode(game, order="deterministic")


def _add_games(session: Session, key: str, rows: Iterator[bytes], added: Added) -> None:
    """Add the tables that the person does not have here already."""
    # A person's tables are told apart by when they were opened; a code may be another's here.
    mine = select(Table.made).join(Seat, Seat.table == Table.code).where(Seat.profile == key)
    known = set(session.scalars(mine))
    for kept in read_games(rows):
        code = read_code(kept.code)
        if kept.made in known:
            continue
        known.add(kept.made)
        read = read_game(kept)
        seats = [
            seat | {"profile": key if seat["number"] == kept.seat else None} for seat in read.seats
        ]
        added.tables.append(_laid(session, code, replace(read, seats=seats)))


def _laid(session: Session, code: str, read: Read) -> str:
    """Write a table, under its old *code* where no other has it; return its code."""

    def write(code: str) -> None:
        remember(session, write_alone(session, code, read), place)

    try:
        with writing(session):
            write(code)
    except IntegrityError:
        return lay(session, write)
    return code


def _follow(session: Session, key: str) -> None:
    """Let sums and awards follow what was added, or taken back: once for all of it."""
    with writing(session):
        settle(session, key)
        add_up_again(session, key)


def _take_back(session: Session, key: str, added: Added, *, new: bool) -> None:
    """Take out again what a file has added before it turned out to be none."""
    if new:
        delete_person(session, key)
        return
    with writing(session):
        for kind, codes in ((Table, added.tables), (Paper, added.papers)):
            gone = delete(kind).where(kind.code.in_(codes))
            session.execute(gone.execution_options(synchronize_session=False))
    _follow(session, key)
