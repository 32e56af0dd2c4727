"""Engines: how each database is opened."""

from pathlib import Path
from socket import create_server
from time import monotonic

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm import Session

from rollwrite.store.database import answers, connect, writing
from rollwrite.store.driver import cursor_of
from rollwrite.store.models import Seat
from rollwrite.store.patience import taking_time
from rollwrite.store.tables import seats_of
from tests.store.evenings import Evening

BACKEND = text("SELECT pg_backend_pid()")
PATIENCE = text("SHOW statement_timeout")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_postgresql_url_is_opened_with_psycopg_3(scheme: str) -> None:
    engine = connect(f"{scheme}://ann@example.org/tables")
    assert "psycopg" == engine.driver


def test_sqlite_writes_ahead_and_keeps_its_keys(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        pragmas = ("journal_mode", "foreign_keys", "busy_timeout", "synchronous")
        found = [connection.scalar(text(f"PRAGMA {name}")) for name in pragmas]
    engine.dispose()
    assert ["wal", 1, 10_000, 1] == found


def test_a_line_that_was_cut_in_a_silence_is_opened_anew(server: str) -> None:
    engine = connect(server.format("postgres"), silence=0.0)
    with engine.connect() as connection:
        number = connection.scalar(BACKEND)
    _cut(server, number)
    with engine.connect() as connection:
        again = connection.scalar(BACKEND)
    engine.dispose()
    assert again not in (number, None)


def test_a_line_that_is_cut_in_use_is_the_toolkits_trouble_and_the_next_one_is_sound(
    server: str,
) -> None:
    engine = connect(server.format("postgres"))
    number = _backend(engine)
    _cut(server, number)
    with pytest.raises(OperationalError):
        _backend(engine)
    again = _backend(engine)
    engine.dispose()
    assert number != again


def test_postgresql_gives_up_in_time_but_not_what_updates_it(server: str) -> None:
    engine = connect(server.format("postgres"))
    with engine.begin() as connection:
        told = [connection.scalar(PATIENCE)]
        with taking_time(connection):
            told.append(connection.scalar(PATIENCE))
    with engine.begin() as connection:
        told.append(connection.scalar(PATIENCE))
    engine.dispose()
    assert ["10s", "0", "10s"] == told


def test_a_server_that_never_answers_is_given_up() -> None:
    with create_server(("127.0.0.1", 0)) as mute:
        engine, begun = (
            connect(f"postgresql://ann@127.0.0.1:{mute.getsockname()[1]}/a"),
            monotonic(),
        )
        assert [False, False] == [answers(engine), answers(engine)]
        engine.dispose()
    assert monotonic() - begun < 9


def _backend(engine: Engine) -> int:
    """Return which process of PostgreSQL answers."""
    with cursor_of(engine) as cursor:
        cursor.execute(BACKEND.text)
        ((number,),) = cursor.fetchall()
    return int(number)


def _cut(server: str, number: int) -> None:
    """Let PostgreSQL end the backend of this *number*, and wait for it."""
    engine = connect(server.format("postgres"))
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(:number, 5000)"), {"number": number})
    engine.dispose()


def test_a_seat_at_no_table_is_refused(session: Session) -> None:
    with pytest.raises(IntegrityError), writing(session):
        session.add(Seat(table="BCDFGH", number=0, name="Ann", nonce=""))


def test_a_write_that_fails_writes_nothing(session: Session, digital: Evening) -> None:
    with pytest.raises(ZeroDivisionError), writing(session):
        _rename_and_fail(session, digital.code)
    assert "P0" == seats_of(session, digital.code)[0].name


def _rename_and_fail(session: Session, code: str) -> None:
    seats_of(session, code)[0].name = "Eve"
    session.flush()
    raise ZeroDivisionError


def test_a_reader_does_not_wait_for_a_writer(
    engine: Engine, session: Session, digital: Evening
) -> None:
    with writing(session):
        seats_of(session, digital.code)[0].name = "Eve"
        session.flush()
        with engine.connect() as reader:
            name = text('SELECT name FROM seats WHERE "table" = :code AND number = 0')
            assert "P0" == reader.scalar(name, {"code": digital.code})
