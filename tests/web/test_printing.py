"""The print page: what it shows, what it costs, and what it refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from urllib.parse import urlencode
from xml.etree import ElementTree

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict
from pypdf import PdfReader

from rollwrite.draw.leaf_svg import leaf_svg
from rollwrite.draw.paper import MODES
from rollwrite.games.rolling.library import load
from rollwrite.i18n import ENGLISH
from rollwrite.press.order import Order
from rollwrite.press.press import press
from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.screens import print_words
from rollwrite.web.wish import OFFERED, Wish
from tests.web.conftest import stage_of
from tests.web.phones import Phone

POINT = 25.4 / 72
BAD = [
    ({"what": "poster"}, "There is nothing called poster to print."),
    ({"what": "keepsake"}, "There is nothing called keepsake to print."),
    ({"sheet": "Z"}, "There is no sheet Z."),
    ({"mode": "gold"}, "There is no mode gold"),
    ({"paper": "a0"}, "There is no paper a0: take a4 or letter."),
    ({"lang": "tlh"}, "There is no language tlh here."),
    ({"what": "cards", "edition": "lakes"}, "There are no cards of lakes."),
    ({"up": "3"}, "What the page sent could not be read. Load it again."),
    ({"flip": "twice"}, "What the page sent could not be read. Load it again."),
    ({"count": "tons"}, "What the page sent could not be read. Load it again."),
    ({"number": "0"}, "Take 1 to 500 copies."),
    ({"number": "-1"}, "Take 1 to 500 copies."),
    ({"number": "10000"}, "Take 1 to 500 copies."),
    ({"number": "many"}, "Take 1 to 500 copies."),
    ({"number": "9" * 5000}, "Take 1 to 500 copies."),
    ({"number": "9", "count": "players"}, "Up to 8 play: take 1 to 8 players."),
    ({"what": "scenario", "scenario": "21"}, "There is no scenario 21."),
    ({"what": "scenario", "scenario": "x"}, "Say which scenario: 1 to 20."),
    ({"names": "A" * 500}, "A name has room for 24 letters."),
    ({"names": "Ada \N{FOX FACE}, Bo"}, "These letters cannot be printed: \N{FOX FACE}"),
    ({"date": "3" * 41}, "A date has room for 20 letters."),
    ({"names": "Ada\a"}, "These letters cannot be printed: U+0007"),
    ({"date": "\N{FOX FACE}"}, "These letters cannot be printed: \N{FOX FACE}"),
    ({"whole": "1", "sheet": "A"}, "Nothing is chosen. Choose what to print."),
    ({"whole": "1", "what": "sheet"}, "No sheet is chosen. Choose one."),
    ({"number": "201"}, "At most 200 pages come in one file. Take fewer copies."),
    ({"number": "500"}, "At most 200 pages come in one file. Take fewer copies."),
]
refusing = pytest.mark.parametrize(("wish", "said"), BAD)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """Return an app for all tests here: nothing of this is in a database."""
    file = tmp_path_factory.mktemp("printing") / "tables.db"
    app = create_app(Config(f"sqlite:///{file}", "a secret of the tests"))
    yield app
    stage_of(app).sessions.kw["bind"].dispose()


@pytest.fixture
def phone(app: Flask, request: pytest.FixtureRequest) -> Phone:
    """Return a phone whose address no other test has, so that nobody waits for another."""
    return Phone(app, request.node.nodeid)


def _way(to: str, wish: dict[str, str]) -> str:
    return f"{to}?{urlencode(wish)}"


def _told(page: str, name: str) -> str:
    """Return what stands in the element with the class *name*, tags and all spaces left out."""
    (found,) = re.findall(rf'class="{name}".*?>(.*?)</(?:p|figcaption)>', page, re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found)).split())


def _picture(page: str) -> str:
    (source,) = re.findall(r'<img [^>]*src="([^"]+)"', page)
    return unescape(source)


@pytest.mark.parametrize(
    ("wish", "cost"),
    [
        ({}, "1 sheet of paper"),
        ({"number": "4"}, "4 sheets of paper Both sides: 2"),
        ({"number": "4", "flip": "long"}, "2 sheets of paper One side: 4"),
        ({"number": "4", "up": "2"}, "2 sheets of paper Both sides: 1"),
        ({"what": "aid", "count": "players", "number": "3"}, "2 sheets of paper Both sides: 1"),
        ({"what": "dice", "count": "players", "number": "3"}, "1 sheet of paper"),
        ({"names": "Ada, Zofia, Jonas"}, "3 sheets of paper Both sides: 2"),
        ({"whole": "1", "what": "scenario"}, "2 sheets of paper"),
        ({"mode": "large"}, "2 sheets of paper Both sides: 1"),
        ({"mode": "large", "up": "2"}, "2 sheets of paper Both sides: 1"),
    ],
)
def test_the_page_says_what_it_costs_in_paper(
    phone: Phone, wish: dict[str, str], cost: str
) -> None:
    assert cost == _told(phone.get(_way("/print", wish)).text, "cost")


@pytest.mark.parametrize("what", OFFERED)
def test_all_that_the_command_prints_can_be_had_here(phone: Phone, what: str) -> None:
    answer = phone.get(f"/print.pdf?what={what}&flip=long")
    assert (200, "application/pdf") == (answer.status_code, answer.mimetype)
    assert "." in PdfReader(BytesIO(answer.data)).pages[0].extract_text() or what == "cards"


def test_everything_there_is_to_print_is_offered_once() -> None:
    offered = [what for _, things in print_words.GROUPS for what in things]
    assert sorted(OFFERED) == sorted(offered)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_a_picture(phone: Phone, mode: str) -> None:
    page = phone.get(f"/print?mode={mode}").text
    answer = phone.get(_picture(page))
    assert (200, "image/svg+xml") == (answer.status_code, answer.mimetype)


@pytest.mark.parametrize(
    "wish", [{"paper": "letter"}, {"paper": "a4", "up": "2"}, {"what": "cards"}]
)
def test_the_picture_has_the_proportions_of_the_page(phone: Phone, wish: dict[str, str]) -> None:
    source = _picture(phone.get(_way("/print", wish)).text)
    drawn = ElementTree.fromstring(phone.get(source).text)
    box = PdfReader(BytesIO(phone.get(_way("/print.pdf", wish)).data)).pages[0].mediabox
    size = [float(each) * POINT for each in (box.width, box.height)]
    shown = [float(each) for each in str(drawn.get("viewBox")).split()[2:]]
    assert pytest.approx(size, abs=0.01) == shown


@pytest.mark.parametrize(
    "order",
    [Order(what="sheet", sheets=("A", "D"), copies=2, names=("Ada", "Bo")), Order(what="tracker")],
    ids=lambda order: order.what,
)
def test_the_picture_is_the_first_page_as_it_will_be(phone: Phone, order: Order) -> None:
    names = ",".join(order.names)
    wish = {"what": order.what, "sheet": order.sheets, "names": names, "paper": order.paper}
    drawn = phone.get(f"/print/preview.svg?{urlencode(wish, doseq=True)}").text
    assert leaf_svg(next(press(order, load(), ENGLISH))) == drawn


def test_a_pack_is_one_document(phone: Phone) -> None:
    answer = phone.get("/print.pdf?what=dice&what=sheet&what=tally&sheet=B")
    pages = PdfReader(BytesIO(answer.data)).pages
    heads = [page.extract_text() for page in pages]
    assert [True] * 3 == [
        word in text for word, text in zip(("Okanagan", "Tally", "dice"), heads, strict=True)
    ]


@pytest.mark.parametrize("title", [title for title, _, _ in print_words.PACKS])
def test_a_pack_that_is_ready_can_be_had(phone: Phone, title: str) -> None:
    (href,) = re.findall(
        rf'href="([^"]+)">[^"]*"grow"><span class="title">{title}', phone.get("/print").text
    )
    assert (200, True) == ((answer := phone.get(unescape(href))).status_code, "cost" in answer.text)


def test_names_and_a_date_are_filled_in(phone: Phone) -> None:
    answer = phone.get(_way("/print.pdf", {"names": "Ada, Żuk", "date": "16.11.2026"}))
    pages = [page.extract_text() for page in PdfReader(BytesIO(answer.data)).pages]
    assert [True, True] == [
        name in text and "16.11.2026" in text
        for name, text in zip(("Ada", "Żuk"), pages, strict=True)
    ]


def test_paper_speaks_the_language_of_the_page_or_another(phone: Phone) -> None:
    own, other = (phone.get(way, "pl").data for way in ("/print.pdf", "/print.pdf?lang=fr"))
    said = [PdfReader(BytesIO(each)).pages[0].extract_text() for each in (own, other)]
    assert [True, True] == ["Imię" in said[0], "Nom" in said[1]]


@pytest.mark.parametrize(
    ("browser", "paper"),
    [
        ("en-US,en", "letter"),
        ("fr-CA", "letter"),
        ("en-GB", "a4"),
        ("pl", "a4"),
        ("en,es-MX;q=0.5", "letter"),
    ],
)
def test_paper_is_that_of_the_land(phone: Phone, browser: str, paper: str) -> None:
    page = phone.get("/print", browser).text
    assert [paper] == re.findall(r'name="paper" value="(\w+)" checked', page)


@refusing
def test_what_cannot_be_printed_is_said_on_the_page(
    phone: Phone, wish: dict[str, str], said: str
) -> None:
    for way in ("/print", "/print.pdf"):
        answer = phone.get(_way(way, wish))
        assert (400, True) == (answer.status_code, said in _told(answer.text, "refused"))


@refusing
def test_there_is_no_picture_of_what_cannot_be_printed(
    phone: Phone, wish: dict[str, str], said: str
) -> None:
    answer = phone.get(_way("/print/preview.svg", wish))
    assert (400, True) == (answer.status_code, said in answer.text)


REFUSED = Wish(
    what=("tally", "cards"),
    sheet=("B", "D"),
    mode="mono",
    paper="letter",
    lang="fr",
    up="2",
    flip="short",
    edition="both",
    scenario="7",
    count="players",
    number="9",
    names="Ada, Bo",
    date="today",
)
"""Nothing in it is what the form shows by itself."""


def test_what_was_entered_is_still_there_when_it_was_refused(phone: Phone) -> None:
    page = phone.get(f"/print.pdf?{urlencode(asdict(REFUSED), doseq=True)}").text
    ticked = re.findall(r'name="(\w+)" value="([^"]*)" checked', page)
    typed = re.findall(r'name="(number|names|date)" value="([^"]*)"', page)
    typed += [("scenario", each) for each in re.findall(r'<option value="(\w+)" selected', page)]
    entered = [
        (name, each)
        for name, value in asdict(REFUSED).items()
        for each in ([value] if isinstance(value, str) else value)
    ]
    assert sorted(entered) == sorted([*ticked, *typed])


@given(
    st.dictionaries(
        st.sampled_from(Wish.__struct_fields__),
        st.text(max_size=60) | st.sampled_from(["sheet", "A", "1", "players", "long", "\0", "٣"]),
    )
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_sent_is_answered(app: Flask, wish: dict[str, str]) -> None:
    answer = app.test_client().get("/print", query_string=wish)
    assert answer.status_code in (200, 400)


def test_the_way_back_leads_to_our_own_pages_alone(phone: Phone) -> None:
    ways = ("/rules/C", "//evil.example", "https://evil.example")
    pages = (phone.get(_way("/print", {"back": way})).text for way in ways)
    assert ["/rules/C", "/", "/"] == [
        re.findall(r'class="round" href="([^"]*)"', page)[0] for page in pages
    ]
