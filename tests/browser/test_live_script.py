"""``live.js``: what it tells the page, and when it opens its stream anew."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from time import monotonic

import pytest
from flask import Flask
from playwright.sync_api import Browser, Page
from werkzeug.serving import BaseWSGIServer, make_server

from rollwrite.store.tables import open_table
from rollwrite.web import create_app
from rollwrite.web.config import Config
from tests.browser.phones import PATIENCE
from tests.web.conftest import stage_of

NOTES = """
window.said = [];
for (const name of ["table:grown", "table:connection"])
  document.addEventListener(name, ({ detail }) => said.push(detail.state ?? detail.number));
"""
"""Runs before the page's own scripts and keeps what they tell."""
PAGE = """<!doctype html><html lang="en"><head><title>Bell</title>
<script src="/static/live.js" defer></script></head>
<body data-stream="/t/{code}/stream" data-beat="{beat}" data-poll="50" data-least="20"
data-most="80"></body></html>"""
BEAT = 1000
"""Milliseconds between two beats that the page expects; a busy machine may be late by some."""
RINGS = range(1, 11)
"""Numbers rung one after another; a page that still looked by itself would do so between them."""
SLOW = 3600.0
"""Seconds between two beats of a server that seems dead."""


class House:
    """A server at an address of its own that can be closed and opened again."""

    def __init__(self, folder: Path) -> None:
        self.config = Config(f"sqlite:///{folder / 'tables.db'}", "a secret of the tests")
        self.port = 0
        self._app: Flask | None = None
        self._server: BaseWSGIServer | None = None

    @property
    def app(self) -> Flask:
        """Return the app of the open house."""
        assert self._app
        return self._app

    def open(self, beat: float = BEAT / 1000, life: float = 300.0) -> None:
        """Serve at the same address as before."""
        config = Config(self.config.database, self.config.secret, beat=beat, life=life)
        self._app = create_app(config)
        self._app.add_url_rule(
            "/bell/<code>", view_func=lambda code: PAGE.format(code=code, beat=BEAT)
        )
        self._server = make_server("127.0.0.1", self.port, self._app, threaded=True)
        self.port = self._server.port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """End all streams and be gone."""
        assert self._server
        stage = stage_of(self.app)
        self._server.shutdown()
        self._server.server_close()
        stage.bell.close()
        stage.sessions.kw["bind"].dispose()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def code(house: House) -> str:
    with stage_of(house.app).sessions() as session:
        return open_table(session, "rolling", {})


@pytest.fixture
def page(browser: Browser, house: House, code: str) -> Iterator[Page]:
    """A page that has heard its first number."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{house.port}")
    page = context.new_page()
    page.add_init_script(NOTES)
    page.goto(f"/bell/{code}")
    _expect(page, "said.length >= 2")
    yield page
    context.close()


def test_the_first_number_comes_with_the_connection(page: Page) -> None:
    assert ["live", 0] == page.evaluate("said")


def test_a_ring_is_told_with_its_number(house: House, code: str, page: Page) -> None:
    stage_of(house.app).bell.ring(code, 7)
    _expect(page, "said.at(-1) === 7")


def test_a_stream_that_the_server_ends_is_opened_again_quietly(house: House, page: Page) -> None:
    house.close()
    house.open(life=1.5 * BEAT / 1000)
    _expect(page, "said.filter((each) => each === 0).length >= 4")
    page.evaluate("said.length = 0")
    _expect(page, "said.filter((each) => each === 0).length >= 3")
    assert ["live", 0] * 3 == page.evaluate("said.slice(0, 6)")


def test_a_server_that_is_gone_is_told_and_looked_for(house: House, page: Page) -> None:
    house.close()
    _expect(page, "said.filter((each) => each === null).length >= 3")
    house.open()
    _expect(page, "said.at(-1) === 0")
    told = page.evaluate("said.filter((each) => typeof each === 'string')")
    assert ["live", "lost", "back"] == told


def test_once_it_is_back_the_page_waits_for_the_bell_again(
    house: House, code: str, page: Page
) -> None:
    house.close()
    _expect(page, "said.at(-1) === null")
    house.open()
    _expect(page, "said.at(-1) === 0")
    page.evaluate("said.length = 0")
    for number in RINGS:
        stage_of(house.app).bell.ring(code, number)
        _expect(page, f"said.includes({number})")
    assert [*RINGS] == page.evaluate("said")


def test_a_stream_without_a_beat_is_opened_anew(house: House, page: Page) -> None:
    house.close()
    house.open(beat=SLOW)
    _expect(page, "said.filter((each) => each === 0).length >= 4")


def test_a_phone_without_a_network_says_so_at_once_and_looks_when_it_has_one(page: Page) -> None:
    page.context.set_offline(True)
    _expect(page, "said.includes('lost')")
    page.context.set_offline(False)
    _expect(page, "said.at(-1) === 0")
    told = page.evaluate("said.slice(said.indexOf('lost'))")
    # Whatever it tells in between: first that it is lost, then that it is back, and to look.
    assert ["lost", "back"] == [each for each in told if isinstance(each, str)][:2]
    assert None in told


@pytest.mark.parametrize(
    "waking",
    [
        "document.dispatchEvent(new Event('visibilitychange'))",
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    ],
)
def test_a_page_that_wakes_up_looks_at_once(page: Page, waking: str) -> None:
    assert [None] == page.evaluate(f"() => {{ said.length = 0; {waking}; return said; }}")


def test_a_page_has_one_stream_and_closes_it_when_it_is_left(house: House, page: Page) -> None:
    streams = house.app.extensions["rollwrite-streams"]
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    _until(page, lambda: 1 == len(streams))
    assert 1 == len(streams)
    page.goto("about:blank")
    _until(page, lambda: not streams)
    assert 0 == len(streams)


def _expect(page: Page, what: str) -> None:
    """Wait until *what* is so; the page's own policy forbids to let the browser wait for it."""
    _until(page, lambda: bool(page.evaluate(what)))
    assert page.evaluate(what), page.evaluate("said")


def _until(page: Page, met: Callable[[], bool]) -> None:
    """Wait for *met*, which no event tells, as long as anybody is patient."""
    end = monotonic() + PATIENCE / 1000
    while not met() and monotonic() < end:
        page.wait_for_timeout(BEAT / 10)
