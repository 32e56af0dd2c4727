"""The shape of the database: models and migrations say the same."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from rollwrite.store.columns import Base
from rollwrite.store.database import connect, sessions
from rollwrite.store.schema import config, ensure_schema
from rollwrite.store.seats import check
from rollwrite.store.tables import find, seats_of, sit, start
from rollwrite.store.words import hash_of
from tests.store.conftest import NewDatabase
from tests.store.evenings import SEED, gather

OLD_TABLE = """
INSERT INTO tables
(code, game, rules, setup, host, locked, claimed, made, seed, seal, nonces, since)
VALUES ('BCDFGH', 'rolling', 1, :setup, 0, false, false, '2026-11-16 20:00:00', :seed, :seed, '', 0)
"""
OLD_SEAT = """
INSERT INTO seats ("table", number, name, token_hash, nonce)
VALUES ('BCDFGH', 0, 'Ann', :hash, 'word')
"""


@pytest.fixture
def empty(new_database: NewDatabase) -> Iterator[Engine]:
    engine = connect(new_database())
    yield engine
    engine.dispose()


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


def _head(connection: Connection) -> bool:
    heads = ScriptDirectory.from_config(config(connection)).get_heads()
    return heads == list(MigrationContext.configure(connection).get_current_heads())


def test_the_migrations_make_what_the_models_say(empty: Engine) -> None:
    with empty.begin() as connection:
        command.upgrade(config(connection), "head")
        assert [] == _differences(connection)


def test_a_new_database_is_made_whole_and_stamped(empty: Engine) -> None:
    ensure_schema(empty)
    with empty.connect() as connection:
        assert [] == _differences(connection)
        assert _head(connection)


def test_the_shape_is_ensured_again_without_harm(empty: Engine) -> None:
    ensure_schema(empty)
    with sessions(empty)() as session:
        code = gather(session, seats=1).code
    ensure_schema(empty)
    with sessions(empty)() as session:
        assert sit(session, code).length > 0


def test_a_table_of_the_first_version_is_played_on(empty: Engine) -> None:
    with empty.begin() as connection:
        command.upgrade(config(connection), "0001")
        connection.execute(text(OLD_TABLE), {"setup": "{}", "seed": SEED})
        connection.execute(text(OLD_SEAT), {"hash": hash_of("secret")})
    ensure_schema(empty)
    with sessions(empty)() as session:
        sitting = start(session, "BCDFGH", check(session, "BCDFGH", "secret"))
        table, seat = find(session, "BCDFGH"), seats_of(session, "BCDFGH")[0]
        assert (1, None, None) == (table.changes, table.next, seat.seen)
    assert sitting.length > 0


def test_going_back_a_version_keeps_seats_and_logs(empty: Engine) -> None:
    ensure_schema(empty)
    with sessions(empty)() as session:
        length = sit(session, gather(session, seats=2).code).length
    with empty.begin() as connection:
        command.downgrade(config(connection), "0001")
        counted = [
            connection.scalar(text(f"SELECT count(*) FROM {t}")) for t in ("seats", "entries")
        ]
    assert [2, length] == counted


def test_processes_that_start_together_make_it_once(empty: Engine) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: ensure_schema(empty), range(4)))
    with empty.connect() as connection:
        assert _head(connection)


def test_the_migrations_lead_back_to_nothing(empty: Engine) -> None:
    with empty.begin() as connection:
        command.upgrade(config(connection), "head")
        command.downgrade(config(connection), "base")
        assert ["alembic_version"] == inspect(connection).get_table_names()
