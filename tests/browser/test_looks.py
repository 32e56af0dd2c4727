"""Looks: themes, text sizes, and the widths of phones."""

import re

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.bonuses import CrossOne
from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.filling import MarkTouching, WriteAnimals
from tests.browser.conftest import NewPhone, Sit
from tests.browser.phones import Looks
from tests.browser.rounds import thrown
from tests.browser.tables import Wanted, asked, brought, over, seated

WIDTHS = [360, 390, 430]
EIGHT = ("Marta", "Maria", "Zofia", "Ada", "Jonas", "Otto", "Mikael", "Hanna")
TARGET = 44
"""Pixels that a thumb needs."""

COVERED = """() => [...document.querySelectorAll(".mates > summary .mate")].filter((mate) => {
  const line = document.createElement("span");
  line.style.display = "inline-block";
  mate.querySelector("b").append(line);
  const { bottom } = line.getBoundingClientRect();
  line.remove();
  return mate.querySelector("i").getBoundingClientRect().top < bottom - 1;
}).map((mate) => mate.textContent)"""
"""Whose badge reaches above the line on which the letters stand."""

SMALL = """(least) => [...document.querySelectorAll("a, button, summary, input[type=range]")]
  .filter((each) => each.checkVisibility() && !each.closest("svg, .unseen"))
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < least;
  })
  .map((each) => each.outerHTML)"""
"""What is smaller than a thumb."""


@pytest.mark.parametrize("theme", ["light", "dark", "mono"])
def test_a_theme_chosen_by_hand_is_kept(new_phone: NewPhone, theme: str) -> None:
    page = new_phone().page
    page.goto("/settings")
    page.locator(f"label:has(input[value={theme}])").tap()
    page.get_by_role("button", name="Save and go back").tap()
    page.wait_for_url("**/")
    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize(
    ("sheet", "wanted"),
    [
        ("hills-a", asked(CollectAnimals, rounds=5)),
        ("hills-b", asked(CompleteCard, rounds=7)),
        ("hills-c", asked(MarkTouching, rounds=5)),
        ("hills-d", asked(WriteAnimals, rounds=5)),
    ],
    ids=["throw", "market", "sheet-c", "sheet-d"],
)
def test_nothing_is_wider_than_the_phone(
    maker: sessionmaker[Session], sit: Sit, sheet: str, wanted: Wanted
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": sheet}, ("Marta",))
        brought(session, evening, wanted)
    page = sit(evening).page
    widths = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        widths.append(page.evaluate("document.documentElement.scrollWidth"))
    assert WIDTHS == widths


def test_large_words_are_no_wider_than_the_phone(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, asked(CollectAnimals, rounds=2))
    page = sit(evening, 0, Looks(width=360, locale="pl")).page
    page.evaluate("document.documentElement.dataset.text = 'large'")
    page.locator("[data-tab=market].tab").tap()
    assert 360 == page.evaluate("document.documentElement.scrollWidth")


def test_large_words_fold_how_a_result_comes_about_until_it_is_chosen(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        marta = sit(thrown(session, "action", "elk", "elk", "bear", "fox", "hawk"))
    marta.page.evaluate("document.documentElement.dataset.text = 'large'")
    other = marta.page.locator("#dice > .rows > .row").nth(1)
    folded = other.locator(".detail").bounding_box()
    assert folded
    assert folded["height"] <= 1
    expect(other.get_by_role("radio")).to_have_accessible_name(re.compile("bears? count"))
    other.tap()
    told = other.locator(".detail").bounding_box()
    assert told
    assert told["height"] > 16


@pytest.mark.parametrize("path", ["/", "/join", "/rules/a", "/trail", "/t/{}", "/t/{}/replay"])
def test_whatever_is_tapped_is_as_large_as_a_thumb(
    maker: sessionmaker[Session], sit: Sit, path: str
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, over, "random")
    page = sit(evening, 0, Looks(width=360)).page
    page.goto(path.format(evening.code))
    assert [] == page.evaluate(SMALL, TARGET)


@pytest.mark.parametrize("people", [1, 4, 8])
def test_the_company_is_one_large_target_beside_the_rules(
    maker: sessionmaker[Session], sit: Sit, people: int
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, EIGHT[:people])
        brought(session, evening, asked(CollectAnimals))
    page = sit(evening, 0, Looks(width=360)).page
    company = page.locator(".mates > summary").bounding_box()
    rules = page.locator(".help").bounding_box()
    assert company
    assert rules
    assert rules["x"] + rules["width"] <= company["x"]
    assert (170, 52) <= (company["width"], company["height"])
    page.touchscreen.tap(company["x"] + 4, company["y"] + 48)
    expect(page.locator(".mates")).to_have_attribute("open", "")


@pytest.mark.parametrize("text", ["normal", "large"])
def test_badges_cover_no_letters_of_eight_people(
    maker: sessionmaker[Session], sit: Sit, text: str
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, EIGHT)
        brought(session, evening, asked(CollectAnimals))
    page = sit(evening).page
    page.evaluate("(text) => { document.documentElement.dataset.text = text; }", text)
    covered = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        covered += page.evaluate(COVERED)
    assert [] == covered


@pytest.mark.parametrize(
    ("sheet", "wanted"),
    [("hills-c", asked(MarkTouching, rounds=5)), ("hills-d", asked(WriteAnimals, rounds=5))],
    ids=["sheet-c", "sheet-d"],
)
def test_a_hex_that_can_be_tapped_is_as_large_as_a_thumb_on_a_narrow_phone(
    maker: sessionmaker[Session], sit: Sit, sheet: str, wanted: Wanted
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": sheet}, ("Marta",))
        brought(session, evening, wanted)
    marta = sit(evening, 0, Looks(width=360))
    moves = [str(place.get_attribute("data-move")) for place in marta.places.all()]
    hexes = [marta.page.locator(f'[data-space="{move.split()[1]}"]') for move in moves]
    boxes = [box for each in hexes if (box := each.bounding_box())]
    assert [] == [box for box in boxes if min(box["width"], box["height"]) < TARGET]


def test_tracks_leave_out_their_margins_on_a_narrow_phone(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-b"}, ("Marta",))
        brought(session, evening, asked(CompleteCard))
    marta = sit(evening, 0, Looks(width=360))
    marta.opens("Sheet")
    found = [marta.page.locator(f'[data-space="{name}"]').bounding_box() for name in ("a1", "a2")]
    low, high = (box["y"] for box in found if box)
    assert pytest.approx(TARGET, abs=0.1) == low - high


@pytest.mark.parametrize(("width", "height"), [(320, 640), (640, 320)])
def test_the_narrowest_phones_scroll_nothing_sideways(
    maker: sessionmaker[Session], sit: Sit, width: int, height: int
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-b"})
        brought(session, evening, asked(CompleteCard, rounds=9))
    page = sit(evening, 0, Looks(width=width, height=height)).page
    assert width == page.evaluate("document.documentElement.scrollWidth")


def test_boxes_that_can_be_tapped_are_as_large_as_a_thumb_on_a_narrow_phone(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"})
        brought(session, evening, asked(CrossOne, rounds=8))
    marta = sit(evening, 0, Looks(width=360))
    boxes = [box for each in marta.places.all() if (box := each.bounding_box())]
    assert [] == [box for box in boxes if min(box["width"], box["height"]) < TARGET]


def test_results_of_eight_people_stand_apart_on_a_phone(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, EIGHT)
        brought(session, evening, over, "random")
    page = new_phone(Looks(width=360)).page
    for path, where in (("/tv", ".tv-end"), ("", ".ending")):
        page.goto(f"/t/{evening.code}{path}")
        totals = page.locator(f"{where} tfoot td")
        expect(totals).to_have_count(len(EIGHT))
        widths = [box["width"] for each in totals.all() if (box := each.bounding_box())]
        assert TARGET < min(widths)
        assert 360 == page.evaluate("document.documentElement.scrollWidth")


def test_a_lost_connection_is_told_beside_the_head(maker: sessionmaker[Session], sit: Sit) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, asked(CollectAnimals))
    marta = sit(evening, 0, Looks(width=360))
    marta.phone.forgive("net::ERR_INTERNET_DISCONNECTED|htmx:|EventSource")
    marta.page.context.set_offline(True)
    marta.page.evaluate("dispatchEvent(new Event('offline'))")
    marta.sees("No connection.")
    told, head = (marta.page.locator(each).bounding_box() for each in ("#connection", ".head"))
    assert told
    assert head
    assert told["y"] + told["height"] <= head["y"]
    marta.page.context.set_offline(False)


@pytest.mark.parametrize("path", ["/t/{}", "/t/{}/tv"])
def test_a_code_for_cameras_keeps_its_white_edge_in_forced_colours(
    maker: sessionmaker[Session], sit: Sit, path: str
) -> None:
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
    page = sit(evening).page
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.goto(path.format(evening.code))
    around = page.locator(".qr-card, .tv .qr").first
    expect(around).to_have_css("background-color", "rgb(255, 255, 255)")
