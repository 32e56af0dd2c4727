"""The command that computes all awards again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from rollwrite.store.database import connect, sessions
from rollwrite.store.people import Award, Played
from rollwrite.store.profiles import make
from rollwrite.store.schema import ensure_schema
from tests.cli.conftest import Run
from tests.store.whole_games import lay_down, whole_game

GOOD = {"sheet": "hills-a", "achievements": True, "abundance": True}
NOTHING = "1 people, 2 tables, 0 games on paper\nNothing has changed.\n"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """Somebody who has filled a step with the first of two games."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    engine = connect(f"sqlite:///{tmp_path / 'rollwrite.db'}")
    ensure_schema(engine)
    with sessions(engine)() as session:
        key = make(session, "Ann").held.person.key
        for day in (1, 4):
            lay_down(session, whole_game(dict(GOOD), player="greedy", seed=day), key)
        yield session
    engine.dispose()


def test_awards_computed_again_are_what_they_were(run: Run, kept: Session, tmp_path: Path) -> None:
    assert (0, NOTHING, "") == run("awards", "--recompute", "--data", str(tmp_path))


def test_what_came_out_otherwise_is_told_once(run: Run, kept: Session, tmp_path: Path) -> None:
    second = kept.scalars(select(Played.code).order_by(Played.at.desc())).first()
    kept.execute(update(Award).where(Award.step == "A-1").values(code=second))
    kept.commit()
    _, told, _ = run("awards", "--recompute", "--data", str(tmp_path))
    assert 1 == told.count("A-1: was filled by")
    assert (0, NOTHING, "") == run("awards", "--recompute", "--data", str(tmp_path))
