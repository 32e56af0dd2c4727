"""Phones: each with a screen, cookies and an address of its own, and an ear for what goes wrong."""

from __future__ import annotations

import re
from itertools import count
from typing import Literal

from msgspec import Struct
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response

Scheme = Literal["light", "dark"]

# The words of the pages go into the dice: a phone that draws the same ones again makes a test
# that fails fail again. It remembers over a reload how far it has drawn.
DRAW_AGAIN = """(() => {
  let drawn = Number(sessionStorage.getItem("drawn") ?? SEED << 16);
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) {
      drawn += 1;
      array[at] = Math.imul(drawn ^ (drawn >>> 7), 0x9e3779b1) >>> 13;
    }
    sessionStorage.setItem("drawn", String(drawn));
    return array;
  };
})();"""

# A page drops what it was still asking for when it is left, or when it asks for something newer.
DROPPED = r"net::ERR_ABORTED|htmx:(sendAbort|afterRequest), |registration blocked by Playwright"

TOO_QUICK = r"\b429\b"
"""A machine may tap faster than a seat is allowed to; the phone sends it again a little later."""

SEE_OTHER = 303
PATIENCE = 30_000
"""Milliseconds in which a page has to show or take what is expected of it."""

_addresses = count(1)


class Looks(Struct, frozen=True):
    """What a phone's owner has chosen."""

    width: int = 390
    height: int = 844
    scale: float = 1
    """Pixels of the screen for each of the page; drawing more of them proves no more."""
    locale: str = "en-GB"
    scheme: Scheme = "light"
    seed: int | None = None
    """What its random words are drawn from; of no seed, as it likes."""
    installing: bool = False
    """Whether the app may keep its files there, which takes a while and proves little twice."""
    moving: bool = False
    """Whether things may move, which takes a while and proves little twice."""


class Phone:
    """One phone's browser and the page that it shows."""

    def __init__(self, browser: Browser, url: str, looks: Looks) -> None:
        number = next(_addresses)
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": looks.width, "height": looks.height},
            device_scale_factor=looks.scale,
            is_mobile=True,
            has_touch=True,
            locale=looks.locale,
            color_scheme=looks.scheme,
            reduced_motion="no-preference" if looks.moving else "reduce",
            service_workers="allow" if looks.installing else "block",
            extra_http_headers={"X-Forwarded-For": f"10.0.{number >> 8}.{number & 255}"},
        )
        if looks.seed is not None:
            self.context.add_init_script(DRAW_AGAIN.replace("SEED", str(looks.seed)))
        self.context.set_default_timeout(PATIENCE)
        self._url = url
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = [re.compile(DROPPED)]
        _listen(self.page, self)

    def takes(self, way: str) -> None:
        """Take the seat that a link leads the *way* to, without showing what it asks."""
        answer = self.context.request.post(way, headers={"Origin": self._url}, max_redirects=0)
        assert SEE_OTHER == answer.status, answer.text()

    def forgive(self, pattern: str) -> None:
        """Let nothing that matches *pattern* count as a complaint, before or after."""
        self._forgiven.append(re.compile(pattern))

    def complain(self, text: str) -> None:
        """Keep *text* as something that went wrong."""
        self.complaints.append(text)

    def unforgiven(self) -> list[str]:
        """Return what went wrong and was not meant to."""
        return [text for text in self.complaints if not any(p.search(text) for p in self._forgiven)]


def _listen(page: Page, phone: Phone) -> None:
    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            phone.complain(f"{message.type}: {message.text} ({message.location.get('url')})")

    def threw(error: Error) -> None:
        phone.complain(f"{error}\n{error.stack}")

    def failed(request: Request) -> None:
        phone.complain(f"{request.method} {request.url}: {request.failure}")

    def answered(response: Response) -> None:
        if response.status >= 500:
            phone.complain(f"{response.status} {response.url}")

    page.on("console", said)
    page.on("pageerror", threw)
    page.on("requestfailed", failed)
    page.on("response", answered)
