"""How quick the phones feel: four of them at one table, two in a real browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, sleep, time
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect, sync_playwright

from rollwrite.store.database import connect, sessions
from tests.bench.crowd import Player, elsewhere
from tests.bench.gathering import phone_of
from tests.browser.chromium import find
from tests.browser.people import Person
from tests.browser.phones import Looks, Phone
from tests.browser.server import SECRET, Server
from tests.browser.tables import PEOPLE, begun, brought, seated
from tests.store.evenings import Evening

FELT = (Path(__file__).parent / "felt.js").read_text(encoding="utf-8")
HIDE = """state => {
  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ROUNDS = 10
AFAR = 2
"""How many of the four phones draw nothing: they play, listen and look as the others do, but four
browsers would share the cores of this machine, where every phone has its own."""
BREATH = 0.3
"""Seconds in which nobody taps or asks a page anything: who looked for an answer meanwhile would
measure the looking."""
TRIES = 100
"""So often it is looked whether news has come that far away; then none will come."""
MOST_MARK_MS, MOST_CONFIRMED_MS = 50, 200
MOST_ROLL_MS = (150, 400)
MOST_WAKING_MS = 1000

KEYS = ("mark", "confirmed")

Felt = dict[str, Any]
"""What the script on a phone has noted, in milliseconds."""


def feel_figures() -> Iterator[str]:
    """Yield how long it takes from a thumb to what it does, here and on the other phones."""
    rolls, waking = list[float](), list[float]()
    with TemporaryDirectory(prefix="bench-") as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), playwright.chromium.launch(executable_path=find())
        evening = _begun(server)
        people, afar = _sat_down(browser, server, evening), _afar(server, evening)
        with elsewhere(afar):
            for _ in range(ROUNDS):
                rolls.append(_round(people, afar))
                waking.append(_nap(*people))
        felt = [_felt(person) for person in people]
        marks, confirmed = ([each for one in felt for each in one[key]] for key in KEYS)
        browser.close()
        server.stop()
    yield _line("tap -> visible mark", marks, (None, MOST_MARK_MS))
    yield _line("tap -> confirmed", confirmed, (None, MOST_CONFIRMED_MS))
    yield _line("roll on one of four phones -> on the last of the others", rolls, MOST_ROLL_MS)
    yield _line("unlock -> right sheet", waking, (None, MOST_WAKING_MS))


def _line(name: str, times: Sequence[float], budgets: tuple[int | None, int]) -> str:
    middle, late = median(times), quantiles(times, n=20, method="inclusive")[-1]
    half = "" if budgets[0] is None else f" (budget {budgets[0]} ms)"
    return (
        f"{name}: {middle:.0f} ms in the median{half}, 95 %: {late:.0f} ms "
        f"(budget {budgets[1]} ms), of {len(times)}"
    )


def _begun(server: Server) -> Evening:
    """Let four people start a game."""
    engine = connect(server.database)
    with sessions(engine)() as session:
        evening = seated(session, {"sheet": "hills-c"})
        brought(session, evening, begun)
    engine.dispose()
    return evening


def _afar(server: Server, evening: Evening) -> list[Player]:
    """Return those whose phones draw nothing."""
    port = urlsplit(server.url).port
    assert port is not None
    phones = [phone_of(evening.code, each, each.number, SECRET) for each in evening.taken[:AFAR]]
    return [Player(phone, port, Random(phone.seat), every=0.0) for phone in phones]


def _sat_down(browser: Browser, server: Server, evening: Evening) -> list[Person]:
    """Let the others open the game that they have just started."""
    people = []
    for seat, name in enumerate(PEOPLE[AFAR:], AFAR):
        phone = Phone(browser, server.url, Looks(seed=seat))
        phone.context.add_init_script(FELT)
        person = Person(name, phone)
        person.page.goto(server.way_to(evening.code, evening.taken[seat].token))
        person.taps(f"Play as {name}")
        person.waits_until_asked()
        people.append(person)
    return people


def _round(people: Sequence[Person], afar: Sequence[Player]) -> float:
    """Play a round and return when all others had the next one, counted from the last tap."""
    random, (other, last) = Random(1), people
    before = _head(last)
    _play(other, before, random)
    expect(last.page.locator(".mates > summary .mate.ready")).to_have_count(len(PEOPLE) - 1)
    _play(last, before, random)
    tapped: float = _felt(last)["down"]
    (number, _), (_, seen) = (_next_shown(each, before, tapped) for each in (last, other))
    return max(seen, *(_had(player, number) for player in afar)) - tapped


def _next_shown(person: Person, before: str, tapped: float) -> tuple[int, float]:
    """Return the number of what *person*'s page showed first with another head, and when."""
    person.page.wait_for_function(
        "([was, tapped]) => felt.shown.some(([head, , at]) => head !== was && at > tapped)",
        arg=[before, tapped],
    )
    shown: list[tuple[str, int, float]] = _felt(person)["shown"]
    return next(each[1:] for each in shown if each[0] != before and each[2] > tapped)


def _had(player: Player, number: int) -> float:
    """Return when a phone that draws nothing had the table at *number*, by the pages' clock."""
    for _ in range(TRIES):
        at = next((each.at for each in player.looked if each.number >= number), None)
        if at is not None:
            return 1000 * (at + time() - perf_counter())
        sleep(BREATH)
    raise AssertionError(number)


def _play(person: Person, head: str, random: Random) -> None:
    """Let *person* answer all that they are asked while their page has this *head*."""
    person.waits_until_asked()
    while person.is_asked() and _head(person) == head:
        person.answers(random)
        sleep(BREATH)


def _nap(sleeper: Person, other: Person) -> float:
    """Let *sleeper*'s phone miss a move, and return how long it then takes to show it."""
    other.waits_until_asked()
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
