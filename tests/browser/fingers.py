"""Fingers on a screen: where they come down, where they go, and that they leave."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page

from tests.browser.people import Person

Spot = tuple[float, float]
STEPS = 6
"""How often a finger is felt on its way."""


def slide(page: Page, *ways: tuple[Spot, Spot]) -> None:
    """Let a finger go each of the *ways*, all at once, as a touch screen feels them."""
    session = page.context.new_cdp_session(page)

    def feel(kind: str, spots: list[Spot]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    feel("touchStart", [start for start, _ in ways])
    for step in range(1, STEPS + 1):
        feel("touchMove", [_between(start, end, step / STEPS) for start, end in ways])
    feel("touchEnd", [])
    session.detach()


def drag_mouse(page: Page, *spots: Spot) -> None:
    """Let a mouse be pressed on the first of *spots* and drawn over the others."""
    page.mouse.move(*spots[0])
    page.mouse.down()
    for _, (x, y) in pairwise(spots):
        page.mouse.move(x, y, steps=STEPS)
    page.mouse.up()


def middle(person: Person, space: str) -> Spot:
    """Return where a *space* of the sheet is on the screen."""
    room = person.page.locator(f'#sheet [data-space="{space}"]').bounding_box()
    assert room is not None
    return room["x"] + room["width"] / 2, room["y"] + room["height"] / 2


def _between(start: Spot, end: Spot, part: float) -> Spot:
    (x, y), (u, v) = start, end
    return x + (u - x) * part, y + (v - y) * part
