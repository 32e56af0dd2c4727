"""The shape of the database: models and migrations say the same."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from rollwrite.store.database import connect, sessions
from rollwrite.store.models import Base
from rollwrite.store.schema import config, ensure_schema
from rollwrite.store.tables import sit
from tests.store.conftest import NewDatabase
from tests.store.evenings import gather


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
