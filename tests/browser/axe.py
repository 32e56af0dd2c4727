"""What axe finds wrong with a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe()


def violations(page: Page) -> list[str]:
    """Return one line for each place of *page* that somebody could not read or reach."""
    found = _AXE.run(page).response["violations"]
    return [
        f"{rule['id']}: {rule['help']}: {' '.join(map(str, node['target']))} {node['html'][:200]}"
        for rule in found
        for node in rule["nodes"]
    ]
