"""Health and expiry: what a server looks after by itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event
from time import monotonic

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.models import Table
from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.expiry import expire_hourly
from rollwrite.web.gate import Gate
from tests.store.evenings import lobby
from tests.store.postgres import running, silenced
from tests.web.conftest import stage_of

DAY = timedelta(days=1)
PATIENCE = 15.0
"""Seconds that six pages wait together at most."""


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


def test_a_database_that_is_silent_holds_up_no_page_for_long() -> None:
    with running() as server:
        url = server.format("postgres")
        app = create_app(Config(url, "a secret of the tests"))
        client, before = app.test_client(), monotonic()
        assert 200 == client.get("/healthz").status_code
        with silenced(url):
            statuses = [client.get(path).status_code for path in ("/healthz", "/t/BCDFGH") * 3]
            assert monotonic() - before < PATIENCE
        while client.get("/healthz").status_code != 200:
            assert monotonic() - before < 2 * PATIENCE
        stage_of(app).bell.close()
        stage_of(app).sessions.kw["bind"].dispose()
    assert [503] * 6 == statuses


def test_whether_all_is_well_is_told_beside_the_gate(app: Flask) -> None:
    gate = app.wsgi_app
    assert isinstance(gate, Gate)
    with gate.queue, gate.queue:
        assert 200 == app.test_client().get("/healthz").status_code


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
