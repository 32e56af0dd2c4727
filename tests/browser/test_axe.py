"""axe finds nothing: on every page, in every theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.server import Server
from tests.screenshots.camera import Camera, Look, Tables
from tests.screenshots.scenes import SCENES, TABLES
from tests.screenshots.stage import stage

THEMES = ("light", "dark", "mono")


@pytest.fixture(scope="session")
def tables(server: Server) -> Tables:
    return stage(server.database, TABLES)


@pytest.fixture(scope="module", params=THEMES)
def camera(
    request: pytest.FixtureRequest, browser: Browser, server: Server, tables: Tables
) -> Iterator[Camera]:
    look = Look(390, 844, request.param, "normal", "en")
    camera = Camera(browser, server, tables, look)
    yield camera
    camera.close()


def test_nothing_on_any_page_is_hard_to_read_or_to_reach(camera: Camera) -> None:
    found = {scene.name: violations(camera.show(scene)) for scene in SCENES}
    assert {} == {name: lines for name, lines in found.items() if lines}
