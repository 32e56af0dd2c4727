"""What moves, and how long: news does, once, and no tap waits for it."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Route, expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.sitting import Sitting
from tests.browser.conftest import NewPhone, Sit
from tests.browser.people import Person
from tests.browser.phones import Looks
from tests.browser.rounds import offered
from tests.browser.tables import brought, seated
from tests.store.evenings import Evening

MOVING, STILL = Looks(moving=True, seed=1), Looks(seed=1)

WATCH = """() => {
  window.moved = [];
  document.addEventListener("animationstart", ({ animationName, target }) => {
    const { animationDuration, animationDelay } = getComputedStyle(target);
    const times = [animationDuration, animationDelay].map((time) => parseFloat(time) * 1000);
    window.moved.push([animationName, ...times.map(Math.round)].join(" "));
  });
  document.addEventListener("view:shown", () => {
    window.gained = [...document.querySelectorAll(".gained")].map((each) => each.textContent);
  });
}"""
"""Write down what is gained and what begins to move, for how many milliseconds, after how many."""

MOVED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (const each of [frame, frame]) await each();
  return window.moved.splice(0);
}"""
ENDED = "() => Promise.all(document.getAnimations().map((each) => each.finished))"
AGAIN = """() => new Promise((shown) => {
  document.addEventListener("view:shown", shown, { once: true });
  htmx.trigger("#view", "refresh");
}).then(() => {})"""
"""Show the same view once more."""
LINKS = """() => document.querySelector(".chain").getAnimations({ subtree: true }).map((each) => {
  const { duration, delay } = each.effect.getTiming();
  return [each.animationName, duration, delay].join(" ");
})"""
UNCOVERED = """() => {
  const { top } = document.querySelector(".dock").getBoundingClientRect();
  const places = [...document.querySelectorAll("#sheet [data-move]")];
  return places.every((each) => each.getBoundingClientRect().bottom <= top);
}"""


def _ready(sitting: Sitting) -> bool:
    """Want a table where only its one seat has to say that it is ready."""
    game, table = sitting.bound.game, sitting.table
    late = table.common.on.round > 2
    return late and 0 in game.actors(table) and game.asked(table, 0) is None


def _about_to_throw(session: Session) -> Evening:
    evening = seated(session, {"sheet": "hills-b"}, ("Marta",))
    brought(session, evening, _ready)
    return evening


def _watched(marta: Person, rate: float = 1) -> Person:
    """Watch everything on the phone of *marta* move at *rate* of its speed."""
    slow = marta.phone.context.new_cdp_session(marta.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": rate})
    marta.page.evaluate(WATCH)
    return marta


def _moved(marta: Person) -> dict[str, int]:
    """Return what has begun to move since this was asked last."""
    return dict(Counter(marta.page.evaluate(MOVED)))


def _throws(marta: Person) -> None:
    marta.taps("Ready")
    expect(marta.page.locator("#turn")).to_have_attribute("data-how", "rows")


def _collects(marta: Person) -> None:
    marta.page.locator("[data-main]").tap()
    expect(marta.page.locator("#turn")).to_have_attribute("data-tab", "market")


@pytest.mark.parametrize(
    ("looks", "dice"),
    [(MOVING, {"drop 420 0": 4, "drop 420 80": 2}), (STILL, {"appear 120 0": 6})],
    ids=["moving", "still"],
)
def test_dice_drop_the_own_ones_later(
    maker: sessionmaker[Session], sit: Sit, looks: Looks, dice: dict[str, int]
) -> None:
    with maker() as session:
        marta = _watched(sit(_about_to_throw(session), 0, looks))
    _throws(marta)
    marta.page.evaluate(ENDED)
    assert dice == _moved(marta)


def test_what_has_moved_lies_still_when_it_is_seen_again(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = _watched(sit(_about_to_throw(session), 0, MOVING))
    _throws(marta)
    marta.page.evaluate(ENDED)
    expect(marta.page.locator("#dice .fresh")).to_have_count(0)
    _collects(marta)
    marta.page.evaluate(ENDED)
    _moved(marta)
    for tab in ("Dice", "Market"):
        marta.opens(tab)
        assert {} == _moved(marta)


def test_what_moves_goes_on_when_the_view_is_shown_once_more(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = _watched(sit(offered(session, "b", *["forests5"] * 3, "forests2"), 0, MOVING), 0.01)
    marta.completes("Forests 2")
    marta.sees("Which bonus do you take first?")
    _moved(marta)
    marta.page.evaluate(AGAIN)
    assert {} == _moved(marta)
    assert ["link 250 0", "link 250 250"] == marta.page.evaluate(LINKS)


def test_what_was_there_before_the_page_does_not_move(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(_about_to_throw(session), 0, MOVING)
    _throws(marta)
    marta.page.reload()
    expect(marta.page.locator(".die:visible")).to_have_count(6)
    expect(marta.page.locator(".fresh")).to_have_count(0)


@pytest.mark.parametrize(
    ("looks", "gain", "cards"),
    [
        (MOVING, {"fly 350 0", "tick 250 350", "appear 100 350"}, {"slide 300 0", "turn 300 0"}),
        (STILL, set(), {"appear 120 0"}),
    ],
    ids=["moving", "still"],
)
def test_a_gain_flies_to_the_tally_and_the_market_moves_on_when_it_is_seen(
    maker: sessionmaker[Session], sit: Sit, looks: Looks, gain: set[str], cards: set[str]
) -> None:
    with maker() as session:
        marta = _watched(sit(_about_to_throw(session), 0, looks))
    _throws(marta)
    marta.page.evaluate(ENDED)
    _moved(marta)
    _collects(marta)
    assert marta.page.evaluate("() => window.gained.some((each) => each.startsWith('+'))")
    marta.page.evaluate(ENDED)
    assert gain | cards == set(_moved(marta))
    expect(marta.page.locator(".flying")).to_have_count(0)
    expect(marta.page.locator(".change.gained")).to_have_count(0)


@pytest.mark.parametrize(
    ("looks", "ring", "fill"),
    [(MOVING, {"pencil 180 0"}, {"appear 180 0"}), (STILL, set(), set())],
    ids=["moving", "still"],
)
def test_the_pencil_draws_a_ring_and_the_fill_follows_with_the_answer(
    maker: sessionmaker[Session], sit: Sit, looks: Looks, ring: set[str], fill: set[str]
) -> None:
    with maker() as session:
        marta = sit(offered(session, "c", "rivers3"), 0, looks)
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    marta.page.evaluate(ENDED)
    asked: list[Route] = []
    marta.page.route("**/move", lambda route: asked.append(route))
    _watched(marta).taps_place("mark c5")
    assert ring == set(_moved(marta))
    asked[0].continue_()
    marta.sees_space("c5", "marked: rivers")
    marta.page.evaluate(ENDED)
    assert fill == {each for each in _moved(marta) if "180" in each}


@pytest.mark.parametrize(
    ("looks", "panel"),
    [(MOVING, "rise 220 0"), (STILL, "appear 100 0")],
    ids=["moving", "still"],
)
def test_a_question_comes_from_below_and_covers_no_place(
    maker: sessionmaker[Session], sit: Sit, looks: Looks, panel: str
) -> None:
    with maker() as session:
        marta = _watched(sit(offered(session, "b", *["forests5"] * 3, "forests2"), 0, looks))
    marta.completes("Forests 2")
    marta.sees("Which bonus do you take first?")
    marta.page.evaluate(ENDED)
    assert panel in _moved(marta)
    marta.chooses("hex")
    expect(marta.places).to_have_count(4)
    marta.page.evaluate(ENDED)
    assert panel not in _moved(marta)  # It was there already.
    assert marta.page.evaluate(UNCOVERED)


def test_a_chain_comes_link_by_link_and_a_tap_skips_it(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = _watched(sit(offered(session, "b", *["forests5"] * 3, "forests2"), 0, MOVING), 0.01)
    marta.completes("Forests 2")
    marta.sees("Which bonus do you take first?")
    assert ["link 250 0", "link 250 250"] == marta.page.evaluate(LINKS)
    marta.page.locator("label.row:visible").last.tap()
    assert [] == marta.page.evaluate(LINKS)
    expect(marta.page.locator("label.row:visible input").last).to_be_checked()


def test_all_links_are_there_at_once_when_nothing_is_to_move(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(offered(session, "b", *["forests5"] * 3, "forests2"))
    marta.completes("Forests 2")
    marta.sees("Which bonus do you take first?")
    assert [] == marta.page.evaluate(LINKS)


def test_a_round_is_played_while_nothing_that_moves_comes_to_its_end(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = _watched(sit(_about_to_throw(session), 0, MOVING), 0.001)
    _throws(marta)
    _collects(marta)
    marta.taps("Skip")
    expect(marta.page.locator("#turn")).to_have_attribute("data-how", "ready")


def test_dice_drop_on_the_television_too_and_its_market_moves_on(
    maker: sessionmaker[Session], sit: Sit, new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = _about_to_throw(session)
    marta, television = sit(evening), Person("", new_phone(MOVING))
    television.page.goto(f"/t/{evening.code}/tv")
    _watched(television)
    marta.taps("Ready")
    television.sees("Round 4")
    television.page.evaluate(ENDED)
    assert {"drop 420 0": 4, "turn 300 0": 1, "slide 300 0": 3} == _moved(television)
