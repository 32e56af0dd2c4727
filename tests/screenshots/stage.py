"""Tables set out for the camera, the same ones every time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import Struct

from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.store.claims import claim_seat
from rollwrite.store.database import connect, sessions
from rollwrite.store.finished import Other
from rollwrite.store.papers import OnPaper, write_paper
from rollwrite.store.passes import share
from rollwrite.store.profiles import make
from tests.browser.tables import brought, seated
from tests.screenshots.scenes import Staging
from tests.store.evenings import Evening


class Walker(Struct, frozen=True):
    """Somebody who walks a trail."""

    code: str
    """What they have printed."""
    word: str
    """By which others may look at it."""


def stage(database: str, stagings: Mapping[str, Staging]) -> dict[str, Evening]:
    """Lay the tables of *stagings* in *database*."""
    engine = connect(database)
    with sessions(engine)() as session:
        tables = {}
        for name, staging in stagings.items():
            evening = seated(session, staging.setup)
            if staging.wanted:
                brought(session, evening, staging.wanted)
            tables[name] = evening
    engine.dispose()
    return tables


def settle(database: str, tables: Mapping[str, Evening]) -> Walker:
    """Let Marta have played one of *tables* and two games on paper, and share her trail."""
    engine = connect(database)
    with sessions(engine)() as session:
        made = make(session, "Marta")
        key = made.held.person.key
        for month in (3, 4):
            write_paper(session, key, paper_game(month))
        claim_seat(session, tables["end"].code, 0, key)
        word = share(session, key)
    engine.dispose()
    return Walker(made.code, word)


def paper_game(month: int) -> OnPaper:
    """Return a game on paper that was played in that *month*."""
    lines = {"row-1": 18, "row-2": 16, "bonus-1": 3, "row-3": 12, "row-4": 4 + month}
    lines |= {"bonus-2": 2, "leftovers": 1}
    columns = {f"line:column-{habitat}": 9 + month for habitat in HABITAT_WORDS}
    return OnPaper(
        setup={"sheet": "hills-a", "achievements": True},
        at=datetime(2026, month, 1, 12, tzinfo=UTC),
        lines=lines,
        total=sum(lines.values()),
        facts={"areas:column": 2, "areas:row": 1} | columns,
        others=(Other("Jonas", 58),),
    )
