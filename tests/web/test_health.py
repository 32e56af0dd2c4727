"""Health and expiry: what a server looks after by itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

from flask.testing import FlaskClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.models import Table
from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.expiry import expire_hourly
from tests.store.evenings import lobby
from tests.web.conftest import stage_of

DAY = timedelta(days=1)


def test_a_server_that_reaches_its_database_is_well(client: FlaskClient) -> None:
    answer = client.get("/healthz")
    assert (200, {"database": "reachable"}) == (answer.status_code, answer.json)


def test_a_server_that_does_not_reach_its_database_is_not(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    app = create_app(Config(f"sqlite:///{file}", "a secret of the tests"))
    stage_of(app).sessions.kw["bind"].dispose()
    file.unlink()
    file.mkdir()
    answer = app.test_client().get("/healthz")
    assert (503, {"database": "unreachable"}) == (answer.status_code, answer.json)


def test_tables_that_nobody_played_at_for_thirty_days_are_gone(
    maker: sessionmaker[Session], session: Session
) -> None:
    now, stop = datetime.now(UTC), Event()
    old, fresh = lobby(session), lobby(session)
    for code, days in ((old, 31), (fresh, 29)):
        session.execute(update(Table).where(Table.code == code).values(made=now - days * DAY))
    session.commit()
    stop.set()
    expire_hourly(maker, stop)
    left = set(session.scalars(select(Table.code).where(Table.code.in_((old, fresh)))))
    assert {fresh} == left
