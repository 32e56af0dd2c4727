"""The app on both databases, anew for every test: its limits and its bell are its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient
from msgspec.structs import replace

from rollwrite.web import create_app
from rollwrite.web.backstage import Backstage, backstage
from rollwrite.web.config import Config
from tests.store.conftest import engine, finished, maker, new_database, server, session, url
from tests.web.phones import Phone
from tests.web.village import rival, village

__all__ = [
    "engine",
    "finished",
    "maker",
    "new_database",
    "rival",
    "server",
    "session",
    "url",
    "village",
]

NewApp = Callable[..., Flask]
"""Gives an app whose settings differ from the usual ones as named."""
ON_BOTH = (
    "bell",
    "claiming",
    "company",
    "failures",
    "forged",
    "forged_files",
    "health",
    "host",
    "join",
    "kill",
    "live",
    "play",
    "profiles",
    "two_phones",
)
"""What is asked of both databases: bells, and what many do at once or nobody foresaw."""


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Show pages from one database: where the two differ is told by the tests of the store."""
    about = metafunc.module.__name__.rpartition("test_")[2]
    if "new_database" in metafunc.fixturenames and about not in ON_BOTH:
        one = pytest.mark.parametrize("new_database", ["sqlite"], indirect=True, scope="session")
        metafunc.definition.add_marker(one)


@pytest.fixture
def new_app(url: str) -> Iterator[NewApp]:
    config, apps = Config(database=url, secret="a secret of the tests"), list[Flask]()

    def make(**settings: float) -> Flask:
        apps.append(create_app(replace(config, **settings)))
        return apps[-1]

    yield make
    for app in apps:
        stage = stage_of(app)
        stage.company.close()
        stage.bell.close()
        stage.sessions.kw["bind"].dispose()


@pytest.fixture
def app(new_app: NewApp) -> Flask:
    return new_app()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def marta(app: Flask) -> Phone:
    return Phone(app)


@pytest.fixture
def jonas(app: Flask) -> Phone:
    return Phone(app, "10.0.0.2")


@pytest.fixture
def code(marta: Phone, jonas: Phone) -> str:
    """The lobby where Marta is the host and Jonas has come."""
    code = marta.open_table("Marta", sheet="hills-b")
    jonas.join(code, "Jonas")
    return code


def stage_of(app: Flask) -> Backstage:
    """Return what *app* stands on."""
    with app.app_context():
        return backstage()
