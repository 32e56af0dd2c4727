"""How much is sent: to a phone that comes by a QR code, and after every move."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from msgspec import Struct
from playwright.sync_api import Request, sync_playwright
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.store.database import connect, sessions
from rollwrite.store.schema import ensure_schema
from rollwrite.store.tables import open_table, sit
from tests.bench.gathering import Phone, gather
from tests.bench.server import HERE, Running, running
from tests.browser.chromium import find
from tests.store.evenings import Evening, play_on

MOST_KB, MOST_SCRIPT_KB, MOST_VIEW_KB = 60, 30, 12


class Sent(Struct, frozen=True):
    """What the server has sent for one request, as it travels."""

    host: str
    kind: str
    bytes: int


def weight_figures() -> Iterator[str]:
    """Yield the kilobytes of a first visit and of a filled sheet, as they travel."""
    with TemporaryDirectory(prefix="bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'rollwrite.db'}"
        engine = connect(database)
        ensure_schema(engine)
        with sessions(engine)() as session, running(database) as server:
            code = open_table(session, "rolling", {})
            yield _visit(_sent(f"{server.url}/t/{code}"))
            for sheet in load().sheets:
                yield _view(sheet, _heaviest(session, sheet, server))
        engine.dispose()


def _visit(sent: list[Sent]) -> str:
    whole = sum(each.bytes for each in sent) / 1024
    scripts = sum(each.bytes for each in sent if each.kind == "script") / 1024
    others = {each.host for each in sent} - {HERE}
    return (
        f"first visit by QR: {whole:.1f} KB in all (budget {MOST_KB} KB), {scripts:.1f} KB of it "
        f"scripts (budget {MOST_SCRIPT_KB} KB), {len(sent)} requests, "
        f"{len(others)} third-party hosts (budget 0)"
    )


def _sent(url: str) -> list[Sent]:
    """Return what a phone is sent that was never there before."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find())
        page = browser.new_page(has_touch=True)
        requests: list[Request] = []
        page.on("requestfinished", lambda request: requests.append(request))
        page.goto(url, wait_until="load")
        page.wait_for_timeout(1000)
        found = [_told(request) for request in requests]
        browser.close()
    return found


def _told(request: Request) -> Sent:
    sizes = request.sizes()
    host = urlsplit(request.url).hostname or ""
    length = sizes["responseBodySize"] + sizes["responseHeadersSize"]
    return Sent(host, request.resource_type, length)


def _view(sheet: str, length: int) -> str:
    return f"view of a filled sheet on {sheet}: {length / 1024:.1f} KB (budget {MOST_VIEW_KB} KB)"


def _heaviest(session: Session, sheet: str, server: Running) -> int:
    """Return the bytes of the largest view of the last round."""
    phones = gather(session, sheet, 0)
    evening, sitting = Evening(phones[0].code, ()), sit(session, phones[0].code)
    while sitting.table.common.on.round < ROUNDS:
        sitting = play_on(session, evening, sitting.length + 1)
    return max(_length(server, phone) for phone in phones)


def _length(server: Running, phone: Phone) -> int:
    line = HTTPConnection(HERE, server.port)
    line.request("GET", phone.view, headers=phone.headers)
    length = len(line.getresponse().read())
    line.close()
    return length


if __name__ == "__main__":
    for line in weight_figures():
        print(line, flush=True)
