"""Databases of both kinds, made once for each worker; every test has tables of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.database import connect, sessions
from rollwrite.store.schema import ensure_schema
from tests.store.evenings import Evening, gather, play_on
from tests.store.postgres import running

NewDatabase = Callable[[], str]
"""Gives the URL of an empty database."""


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with running() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.db'}"
    url: str = request.getfixturevalue("server")
    numbers = count()

    def create() -> str:
        name = f"tables{next(numbers)}"
        admin = connect(url.format("postgres"))
        with admin.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        admin.dispose()
        return url.format(name)

    return create


@pytest.fixture(scope="session")
def url(new_database: NewDatabase) -> str:
    made = new_database()
    engine = connect(made)
    ensure_schema(engine)
    engine.dispose()
    return made


@pytest.fixture(scope="session")
def engine(url: str) -> Iterator[Engine]:
    engine = connect(url)
    yield engine
    engine.dispose()


@pytest.fixture
def maker(engine: Engine) -> sessionmaker[Session]:
    return sessions(engine)


@pytest.fixture
def session(maker: sessionmaker[Session]) -> Iterator[Session]:
    with maker() as session:
        yield session


@pytest.fixture
def alone(new_database: NewDatabase) -> Iterator[Session]:
    """A session on a database of its own, for what looks at everything there is."""
    engine = connect(new_database())
    ensure_schema(engine)
    with sessions(engine)() as session:
        yield session
    engine.dispose()


@pytest.fixture
def digital(session: Session) -> Evening:
    """Two people, and the table throws."""
    return gather(session, seats=2)


@pytest.fixture
def real(session: Session) -> Evening:
    """Four people with a box, the first throw typed in."""
    evening = gather(session, seats=4, real=True)
    evening.type_in_a_throw(session)
    return evening


@pytest.fixture(scope="session")
def finished(engine: Engine) -> Evening:
    """Two people who have played to the end; nobody changes anything there."""
    with sessions(engine)() as session:
        evening = gather(session, seats=2)
        play_on(session, evening)
    return evening
