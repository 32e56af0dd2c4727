"""A thumb that trembles: two taps at one place make one move, whatever lies there by then."""

from __future__ import annotations

from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.games.rolling.filling import WriteAnimals
from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import Sit
from tests.browser.fingers import Spot, middle
from tests.browser.people import Person
from tests.browser.rounds import offered, thrown
from tests.browser.tables import asked, brought, seated
from tests.store.evenings import Evening

PAUSE = 60
"""Milliseconds between two taps that nobody means apart."""
ASIDE = 18
"""Pixels from the middle of a hex, towards the next one."""


def _trembles(person: Person, spot: Spot) -> None:
    """Tap *spot* twice, and wait until all that was sent is answered."""
    person.page.touchscreen.tap(*spot)
    person.page.wait_for_timeout(PAUSE)
    person.page.touchscreen.tap(*spot)
    person.page.locator("#view:not([data-pending])").wait_for()


def _button(person: Person, selector: str) -> Spot:
    button = person.page.locator(selector).first
    button.click(trial=True)
    room = button.bounding_box()
    assert room is not None
    return room["x"] + room["width"] / 2, room["y"] + room["height"] / 2


def _texts(maker: sessionmaker[Session], evening: Evening, *, after: int) -> list[str]:
    """Return what Marta has sent since the entry numbered *after*."""
    with maker() as session:
        written = sitting_of(session, evening.code).written[after:]
    return [each.text for each in written if each.by == 0]


def _length(maker: sessionmaker[Session], evening: Evening) -> int:
    with maker() as session:
        return sitting_of(session, evening.code).length


def test_what_is_collected_completes_no_card(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = thrown(session, "any", "bear", "elk", "fox", "hawk", "elk")
    marta, before = sit(evening), _length(maker, evening)
    _trembles(marta, _button(marta, "[data-main]"))
    (text,) = _texts(maker, evening, after=before)
    assert text.startswith("collect")


def test_who_ends_a_round_collects_nothing_of_the_next(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, asked(CollectAnimals))
    marta = sit(evening)
    while not marta.page.get_by_role("button", name="Ready").is_visible():
        marta.page.locator("[data-main], .aside").last.tap()
        marta.page.locator("#view:not([data-pending])").wait_for()
    before = _length(maker, evening)
    _trembles(marta, _button(marta, ".button.main"))
    assert ["done"] == _texts(maker, evening, after=before)


def test_a_face_that_is_told_twice_is_one_die(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = thrown(session, "any", "bear", "elk", "fox")
    marta, before = sit(evening), _length(maker, evening)
    _trembles(marta, _button(marta, '.telling button[value="die elk"]'))
    assert ["die elk"] == _texts(maker, evening, after=before)


def test_a_hex_that_is_tapped_twice_off_its_middle_takes_no_neighbour(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """D1."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-d"}, ("Marta",))
        brought(session, evening, asked(WriteAnimals))
    marta, before = sit(evening), _length(maker, evening)
    names = [str(each.get_attribute("data-move")).split()[1] for each in marta.places.all()]
    x, y = middle(marta, next(name for name in names if _beside(name) in names))
    _trembles(marta, (x + ASIDE, y))
    assert 1 == len(_texts(maker, evening, after=before))


def _beside(name: str) -> str:
    return name[0] + str(int(name[1:]) + 1)


def test_a_key_that_is_held_down_makes_one_move(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = thrown(session, "any", "bear", "elk", "fox", "hawk", "elk")
    marta, before = sit(evening), _length(maker, evening)
    marta.page.locator("[data-main]").focus()
    marta.page.keyboard.down("Enter")
    marta.page.locator("#turn:not([data-how=rows])").wait_for()
    marta.page.keyboard.down("Enter")
    marta.page.locator("#view:not([data-pending])").wait_for()
    (text,) = _texts(maker, evening, after=before)
    assert text.startswith("collect")


def test_the_space_bar_held_down_on_a_hex_makes_one_mark(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "c", "rivers3")
    marta = sit(evening)
    marta.completes("Rivers 3")
    marta.sees("Tap 3 river hexes")
    before = _length(maker, evening)
    marta.places.first.focus()
    for _ in range(3):
        marta.page.keyboard.down("Space")
        marta.sees("Tap 2 river hexes")
    marta.page.locator("#view:not([data-pending])").wait_for()
    assert 1 == len(_texts(maker, evening, after=before))


def test_what_was_gained_at_ones_word_is_not_there_to_be_sent_again(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = offered(session, "a", "rivers1")
    marta, before = sit(evening), _length(maker, evening)
    fold = marta.page.locator("#word")
    for thing, make in (("fox", "Gained"), ("hawk", "Gained"), ("cones", "Spent")):
        marta.page.get_by_role("tab").first.tap()
        fold.locator("summary").tap()
        fold.get_by_label(thing).first.fill("1")
        fold.get_by_role("button", name=make, exact=True).tap()
        marta.page.locator("#view:not([data-pending]) #word:not([open])").wait_for(state="attached")
    told = ["gained fox1", "gained hawk1", "spent token1"]
    assert told == _texts(maker, evening, after=before)
