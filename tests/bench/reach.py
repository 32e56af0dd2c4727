"""Whether everybody can read and reach everything: axe on every page, in every theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.axe import LOOKS, on_every_page
from tests.browser.chromium import find
from tests.browser.server import Server
from tests.screenshots.camera import Camera
from tests.screenshots.scenes import TABLES
from tests.screenshots.stage import settle, stage

MOST_VIOLATIONS = 0


def reach_figures() -> Iterator[str]:
    """Yield how many violations axe finds."""
    found = list[list[str]]()
    with TemporaryDirectory(prefix="bench-") as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            tables = stage(server.database, TABLES)
            walker = settle(server.database, tables)
            browser = playwright.chromium.launch(executable_path=find())
            for look in LOOKS:
                camera = Camera(browser, server, tables, look, walker)
                found.extend(on_every_page(camera).values())
                camera.close()
            browser.close()
        finally:
            server.stop()
    count = sum(map(len, found))
    yield f"axe: {count} violations over {len(found)} pages (budget {MOST_VIOLATIONS})"
