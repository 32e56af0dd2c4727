"""A camera: two phones of one look, one that holds every seat and one that holds none."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from playwright.sync_api import Browser, Page

from tests.browser.phones import Looks, Phone
from tests.browser.server import Server
from tests.screenshots.scenes import Scene
from tests.screenshots.stage import Walker
from tests.store.evenings import Evening

Tables = Mapping[str, Evening]
STILL = """() => Promise.allSettled(
    document.getAnimations()
        .filter((each) => each.effect.getTiming().iterations === 1)
        .map((each) => each.finished))"""
"""Waits until nothing moves any more but what moves time and again."""


class Look(Struct, frozen=True):
    """How pages are wanted."""

    width: int
    height: int
    theme: str
    text: str
    language: str

    def __str__(self) -> str:
        large = "-large" if self.text == "large" else ""
        return f"{self.width}x{self.height}-{self.theme}{large}-{self.language}"


class Camera:
    """Takes pictures of scenes at *tables*, in one *look*, for a *walker*."""

    def __init__(
        self, browser: Browser, server: Server, tables: Tables, look: Look, walker: Walker
    ) -> None:
        looks = Looks(look.width, look.height, scale=2, locale=look.language)
        self._tables, self._server, self._word = tables, server, walker.word
        self._seated, self._stranger = (Phone(browser, server.url, looks) for _ in range(2))
        for phone in (self._seated, self._stranger):
            _dress(phone.page, look)
        for evening in tables.values():
            self._seated.takes(server.way_to(evening.code, evening.taken[0].token))
        self._seated.page.goto("/recover")
        self._seated.page.locator("#code").fill(walker.code)
        self._seated.page.locator("button[form=recover]").tap()
        self._seated.page.wait_for_url("**/trail")

    def picture(self, scene: Scene, *, whole: bool = False) -> bytes:
        """Return the picture of *scene*, of the *whole* page or of what fits on the screen."""
        return self.show(scene).screenshot(full_page=whole)

    def show(self, scene: Scene) -> Page:
        """Return a page that shows *scene*."""
        page = (self._stranger if scene.stranger else self._seated).page
        page.goto(self._path(scene))
        if scene.does:
            scene.does(page)
        if scene.tab:
            page.get_by_role("tab").nth(TABS.index(scene.tab)).tap()
        if scene.settled:
            page.locator(scene.settled).wait_for()
        page.evaluate(STILL)
        return page

    def _path(self, scene: Scene) -> str:
        if not scene.table:
            return scene.path.format(word=self._word)
        evening = self._tables[scene.table]
        way = self._server.way_to(evening.code, evening.taken[0].token)
        return scene.path.format(code=evening.code, way=way)

    def close(self) -> None:
        """Put the phones away."""
        for phone in (self._seated, self._stranger):
            phone.context.close()


TABS = ("dice", "market", "sheet", "score")


def _dress(page: Page, look: Look) -> None:
    page.goto("/settings")
    for name, value in (("theme", look.theme), ("text", look.text)):
        page.locator(f"label:has(input[name={name}][value={value}])").tap()
    page.locator("button[form=settings]").tap()
    page.wait_for_url(lambda url: not url.endswith("/settings"))
