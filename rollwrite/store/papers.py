"""Games played wholly on paper, entered afterwards by hand."""

from __future__ import annotations

import secrets
from datetime import datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.paper import sections, told
from rollwrite.games.rolling.trail import reached
from rollwrite.store.bindings import GAME, Setup, rules_of
from rollwrite.store.columns import PAPER
from rollwrite.store.database import writing
from rollwrite.store.errors import UnknownTable
from rollwrite.store.finished import Finished, Other, Told, options_of
from rollwrite.store.people import Paper
from rollwrite.store.plausible import check_evening, check_facts, check_score
from rollwrite.store.played import Tell, put
from rollwrite.store.profiles import person
from rollwrite.store.words import LETTERS, read_game, read_name


class OnPaper(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on paper, as a person tells of it."""

    setup: Setup
    at: datetime
    lines: dict[str, int]
    """The points of each section of the sheet."""
    total: int
    facts: dict[str, int] = {}
    """What the goals ask for beyond the score."""
    others: tuple[Other, ...] = ()


def write_paper(session: Session, key: str, game: OnPaper) -> str:
    """Keep *game* for a person and return its code; raise BadSetup, BadPaper or BadProfile."""
    person(session, key)
    code = new_paper_code()
    with writing(session):
        enter(session, key, code, game)
    return code


def new_paper_code() -> str:
    """Return a code that nobody can foresee, longer than that of a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(PAPER))


def enter(session: Session, key: str, code: str, game: OnPaper, tell: Tell = put) -> None:
    """Write *game* under *code*, with the steps that it fills; raise BadSetup or BadPaper."""
    game = check_paper(game)
    finished = finish(code, game)
    session.add(Paper(code=code, profile=key, written=msgspec.to_builtins(game)))
    session.flush()
    tell(session, key, code, finished)


def erase_paper(session: Session, key: str, code: str) -> None:
    """Forget a game on paper, and the steps that it alone has filled; raise UnknownTable."""
    with writing(session):
        paper(session, key, code)
        put(session, key, code, None)
        session.execute(delete(Paper).where(Paper.code == code))


def paper(session: Session, key: str, code: str) -> OnPaper:
    """Return a game on paper of a person; raise UnknownTable when there is no such."""
    row = session.get(Paper, read_game(code))
    if row is None or row.profile != key:
        raise UnknownTable(code=code)
    return msgspec.convert(row.written, OnPaper)


def check_paper(game: OnPaper) -> OnPaper:
    """Return *game* with all that was left out written out; raise BadSetup or BadPaper."""
    others = tuple(replace(other, name=read_name(other.name)) for other in game.others)
    # As a database gives it back: lists, not tuples.
    setup: Setup = msgspec.json.decode(msgspec.json.encode(rules_of(GAME).check(game.setup)))
    options = options_of(setup, len(others) + 1)
    check_evening(game.at, others)
    check_score(options.sheet, game.lines, game.total)
    check_facts(options, game.facts, game.lines)
    return replace(game, setup=setup, others=others)


def finish(code: str, game: OnPaper) -> Finished:
    """Return *game* as it stands in a history."""
    options, library = options_of(game.setup, len(game.others) + 1), load()
    facts = told(library.sheets[options.sheet], game.lines) | game.facts
    order = [section.key for section in sections(library.sheets[options.sheet])]
    return Finished(
        code=code,
        on_paper=True,
        seat=0,
        at=game.at,
        sheet=options.sheet,
        total=game.total,
        won=game.total >= max((other.total for other in game.others), default=0),
        rules=rules_of(GAME).version,
        steps=tuple(step.key for step in reached(library, options, facts)),
        told=Told(
            setup=game.setup,
            seats=options.seats,
            lines=tuple((each, game.lines[each]) for each in order),
            left=None,
            others=game.others,
        ),
    )
