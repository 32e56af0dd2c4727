"""axe finds nothing: on every page, in every theme, each in a size and a language of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import LOOKS, on_every_page
from tests.browser.server import Server
from tests.screenshots.camera import Camera, Tables
from tests.screenshots.scenes import TABLES
from tests.screenshots.stage import Walker, settle, stage


@pytest.fixture(scope="session")
def tables(server: Server) -> Tables:
    return stage(server.database, TABLES)


@pytest.fixture(scope="session")
def walker(server: Server, tables: Tables) -> Walker:
    return settle(server.database, tables)


@pytest.fixture(scope="module", params=LOOKS, ids=str)
def camera(
    request: pytest.FixtureRequest, browser: Browser, server: Server, tables: Tables, walker: Walker
) -> Iterator[Camera]:
    camera = Camera(browser, server, tables, request.param, walker)
    yield camera
    camera.close()


@pytest.mark.long
def test_nothing_on_any_page_is_hard_to_read_or_to_reach(camera: Camera) -> None:
    found = on_every_page(camera)
    assert {} == {name: lines for name, lines in found.items() if lines}
