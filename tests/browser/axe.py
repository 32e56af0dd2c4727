"""What axe finds wrong with a page, and in which looks every page is asked."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.screenshots.camera import Camera, Look
from tests.screenshots.scenes import SCENES

LOOKS = (
    Look(390, 844, "light", "normal", "en"),
    Look(1024, 768, "dark", "normal", "fr"),
    Look(360, 740, "mono", "large", "pl"),
)
_AXE = Axe()


def violations(page: Page) -> list[str]:
    """Return one line for each place of *page* that somebody could not read or reach."""
    found = _AXE.run(page).response["violations"]
    return [
        f"{rule['id']}: {rule['help']}: {' '.join(map(str, node['target']))} {node['html'][:200]}"
        for rule in found
        for node in rule["nodes"]
    ]


def on_every_page(camera: Camera) -> dict[str, list[str]]:
    """Return the violations of each scene, as the *camera* looks at it."""
    return {scene.name: violations(camera.show(scene)) for scene in SCENES}
