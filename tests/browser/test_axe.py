"""axe finds nothing: on every page, in every theme, each in a size and a language of its own."""

from __future__ import annotations

import pytest

from tests.browser.axe import LOOKS, on_every_page
from tests.browser.server import Server
from tests.screenshots.camera import Camera, Tables
from tests.screenshots.scenes import TABLES
from tests.screenshots.stage import stage


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return stage(server.database, TABLES)


@pytest.mark.long
@pytest.mark.parametrize("camera", LOOKS, indirect=True, ids=str)
def test_nothing_on_any_page_is_hard_to_read_or_to_reach(camera: Camera) -> None:
    found = on_every_page(camera)
    assert {} == {name: lines for name, lines in found.items() if lines}
