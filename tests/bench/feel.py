"""How quick the phones feel: four of them at one table, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from rollwrite.store.database import connect, sessions
from tests.browser.chromium import find
from tests.browser.people import Person
from tests.browser.phones import Looks, Phone
from tests.browser.server import Server
from tests.browser.tables import PEOPLE, begun, brought, seated

FELT = (Path(__file__).parent / "felt.js").read_text(encoding="utf-8")
HIDE = """state => {
  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ROUNDS = 5
NAPS = 5
MOST_MARK_MS, MOST_CONFIRMED_MS = 50, 200
MOST_ROLL_MS = (150, 400)
MOST_WAKING_MS = 1000

KEYS = ("mark", "confirmed")

Felt = dict[str, Any]
"""What the script on a phone has noted, in milliseconds."""


def feel_figures() -> Iterator[str]:
    """Yield how long it takes from a thumb to what it does, here and on the other phones."""
    with TemporaryDirectory(prefix="bench-") as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), playwright.chromium.launch(executable_path=find())
        people = _sat_down(browser, server)
        rolls = [seconds for _ in range(ROUNDS) for seconds in _round(people)]
        felt = [_felt(person) for person in people]
        marks, confirmed = ([each for one in felt for each in one[key]] for key in KEYS)
        waking = [_nap(*people) for _ in range(NAPS)]
        browser.close()
        server.stop()
    yield _line("tap -> visible mark", marks, (None, MOST_MARK_MS))
    yield _line("tap -> confirmed", confirmed, (None, MOST_CONFIRMED_MS))
    yield _line("roll on one phone -> on all four", rolls, MOST_ROLL_MS)
    yield _line("unlock -> right sheet", waking, (None, MOST_WAKING_MS))


def _line(name: str, times: Sequence[float], budgets: tuple[int | None, int]) -> str:
    middle, late = median(times), quantiles(times, n=20, method="inclusive")[-1]
    half = "" if budgets[0] is None else f" (budget {budgets[0]} ms)"
    return (
        f"{name}: {middle:.0f} ms in the median{half}, 95 %: {late:.0f} ms "
        f"(budget {budgets[1]} ms), of {len(times)}"
    )


def _sat_down(browser: Browser, server: Server) -> list[Person]:
    """Let four people open the game that they have just started."""
    engine = connect(server.database)
    with sessions(engine)() as session:
        evening = seated(session, {"sheet": "hills-c"})
        brought(session, evening, begun)
    engine.dispose()
    people = []
    for seat, name in enumerate(PEOPLE):
        phone = Phone(browser, server.url, Looks(seed=seat))
        phone.context.add_init_script(FELT)
        person = Person(name, phone)
        person.page.goto(server.way_to(evening.code, evening.taken[seat].token))
        person.taps(f"Play as {name}")
        person.waits_until_asked()
        people.append(person)
    return people


def _round(people: Sequence[Person]) -> list[float]:
    """Play a round and return when each phone showed the next one, after the last tap."""
    random = Random(1)
    for person in people:
        person.waits_until_asked()
        before = _head(person)
        while person.is_asked() and _head(person) == before:
            person.answers(random)
    last = _felt(people[-1])["down"]
    for person in people:
        person.page.wait_for_function(
            "([was, last]) => felt.shown.some(([head, , at]) => head !== was && at > last)",
            arg=[before, last],
        )
    return [
        next(at for head, _, at in _felt(person)["shown"] if head != before and at > last) - last
        for person in people
    ]


def _nap(sleeper: Person, *others: Person) -> float:
    """Let *sleeper*'s phone miss a move, and return how long it then takes to show it."""
    other = next(each for each in others if each.is_asked())
    page = sleeper.page
    page.evaluate(HIDE, "hidden")
    sleeper.phone.context.set_offline(True)
    page.evaluate("felt.woken = null")
    other.answers(Random(1))
    number = int(other.page.locator("#view").get_attribute("data-number") or 0)
    sleeper.phone.context.set_offline(False)
    page.evaluate(HIDE, "visible")
    page.wait_for_function("number => felt.shown.some(([, each]) => each >= number)", arg=number)
    felt = _felt(sleeper)
    woken: float = felt["woken"]
    return next(float(at) for _, each, at in felt["shown"] if each >= number) - woken


def _head(person: Person) -> str:
    return person.page.locator(".head h1").inner_text()


def _felt(person: Person) -> Felt:
    felt: Felt = person.page.evaluate("felt")
    return felt


if __name__ == "__main__":
    for line in feel_figures():
        print(line, flush=True)
