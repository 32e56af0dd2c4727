"""axe finds nothing: on every page, in every theme, each in a size and a language of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.server import Server
from tests.screenshots.camera import Camera, Look, Tables
from tests.screenshots.scenes import SCENES, TABLES
from tests.screenshots.stage import settle, stage

LOOKS = (
    Look(390, 844, "light", "normal", "en"),
    Look(1024, 768, "dark", "normal", "fr"),
    Look(360, 740, "mono", "large", "pl"),
)


@pytest.fixture(scope="session")
def tables(server: Server) -> Tables:
    return stage(server.database, TABLES)


@pytest.fixture(scope="session")
def walker(server: Server, tables: Tables) -> str:
    """The code that Marta has printed."""
    return settle(server.database, tables)


@pytest.fixture(scope="module", params=LOOKS, ids=str)
def camera(
    request: pytest.FixtureRequest, browser: Browser, server: Server, tables: Tables, walker: str
) -> Iterator[Camera]:
    camera = Camera(browser, server, tables, request.param, walker)
    yield camera
    camera.close()


def test_nothing_on_any_page_is_hard_to_read_or_to_reach(camera: Camera) -> None:
    found = {scene.name: violations(camera.show(scene)) for scene in SCENES}
    assert {} == {name: lines for name, lines in found.items() if lines}
