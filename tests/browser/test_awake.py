"""A phone stays awake for as long as a game lasts, and is felt under the thumb; if it can."""

from __future__ import annotations

import pytest
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import offered
from tests.browser.tables import brought, over, seated
from tests.browser.test_waking import SEEN

# A browser of the tests has neither a screen that darkens nor a motor: what it is asked is kept.
ABLE = """(() => {
  window.asked = [];
  window.shaken = [];
  let refused = REFUSED;
  const request = async (kind) => {
    asked.push(kind);
    if (refused-- > 0) throw new DOMException("", "NotAllowedError");
    window.lock = { released: false };
    return window.lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  navigator.vibrate = (time) => shaken.push(time);
})();"""
UNABLE = "delete Navigator.prototype.wakeLock; delete Navigator.prototype.vibrate;"
SCREEN = ["screen"]


def _can(marta: Person, refused: int = 0) -> Person:
    """Let Marta's phone stay awake when it is asked, but for the first times that are *refused*."""
    marta.phone.context.add_init_script(ABLE.replace("REFUSED", str(refused)))
    marta.page.reload()
    return marta


def _asked(marta: Person) -> list[str]:
    found: list[str] = marta.page.evaluate("asked")
    return found


@pytest.fixture
def marta(maker: sessionmaker[Session], sit: Sit) -> Person:
    """Marta with a card before her."""
    with maker() as session:
        return sit(offered(session, "c", "rivers3"))


def _marks(marta: Person) -> None:
    marta.completes("Rivers 3")
    marta.taps_place("mark c5")
    marta.sees_space("c5", "marked: rivers")


def test_a_phone_that_shows_a_game_is_asked_once_to_stay_awake(marta: Person) -> None:
    _marks(_can(marta))
    assert SCREEN == _asked(marta)


def test_a_phone_that_refuses_before_it_is_touched_is_asked_at_the_first_tap(marta: Person) -> None:
    _can(marta, refused=1)
    assert SCREEN == _asked(marta)
    marta.page.locator("h1").tap()
    assert SCREEN * 2 == _asked(marta)


def test_a_phone_that_was_locked_is_asked_again_when_the_page_is_seen(marta: Person) -> None:
    _can(marta)
    marta.page.evaluate("lock.released = true")
    marta.page.evaluate(SEEN, "hidden")
    assert SCREEN == _asked(marta)
    at_once = marta.page.evaluate(f"(state) => {{ ({SEEN})(state); return asked; }}", "visible")
    assert SCREEN * 2 == at_once


def test_a_phone_may_sleep_when_the_game_is_over(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, over, style="greedy")
    marta = _can(sit(evening))
    marta.page.locator("h1").first.tap()
    marta.page.evaluate(SEEN, "visible")
    assert [] == _asked(marta)


@pytest.mark.parametrize(("motion", "felt"), [("no-preference", [12]), ("reduce", [])])
def test_a_mark_is_felt_unless_its_owner_wants_no_motion(
    marta: Person, motion: str, felt: list[int]
) -> None:
    marta.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    _marks(_can(marta))
    assert felt == marta.page.evaluate("shaken")


def test_a_phone_that_can_do_neither_plays_all_the_same(marta: Person) -> None:
    marta.phone.context.add_init_script(UNABLE)
    marta.page.reload()
    assert [False, False] == marta.page.evaluate(
        "['wakeLock', 'vibrate'].map((each) => each in navigator)"
    )
    _marks(marta)
