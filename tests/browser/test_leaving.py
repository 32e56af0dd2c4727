"""Whoever follows a link away tells nobody from which table they come."""

from __future__ import annotations

from playwright.sync_api import Route
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.rounds import offered

ELSEWHERE = "http://elsewhere.example/"
LINK = (
    "Object.assign(document.createElement('a'), {href: address, id: 'away', textContent: 'away'})"
)
GO = f"(address) => document.body.append({LINK})"


def test_another_site_is_not_told_where_somebody_comes_from(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "a", "rivers3"))
    told: list[dict[str, str]] = []

    def receive(route: Route) -> None:
        told.append(route.request.all_headers())
        route.fulfill(body="elsewhere")

    marta.page.route(f"{ELSEWHERE}**", receive)
    marta.page.evaluate(GO, ELSEWHERE)
    marta.page.locator("#away").evaluate("(link) => link.click()")
    marta.page.wait_for_url(ELSEWHERE)
    assert [None] == [headers.get("referer") for headers in told]
