"""Sheets on the screens of a game."""

import gzip
import re
from xml.etree import ElementTree

import pytest

from rollwrite.draw import draw_sheet
from rollwrite.draw.geometry import number
from rollwrite.draw.layout import lay_out
from rollwrite.draw.live import sheet_defs, sheet_svg
from rollwrite.draw.markup import Markup
from rollwrite.engine.bits import members
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.nature import HABITATS
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.names import habitat_name
from rollwrite.games.speech import Words
from rollwrite.i18n import ENGLISH, LANGUAGES, words
from tests.draw.drawings import (
    PLACED,
    SHEETS,
    Position,
    asking_for_a_place,
    final_page,
    groups_by_name,
    of_every_sheet,
    positions,
)

SMALL = 8 * 1024
REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
LOOK = re.compile(r'<g id="([\w-]+)">(.*?)</g>(?=<g id=|</defs>)', re.DOTALL)
NAMED = {
    "en": "Mark c7, wetlands, empty, earns 1 point, a landmark (wetlands)",
    "pl": "Zaznacz c7, moczary, puste, daje: 1 punkt, pomnik przyrody (moczary)",
    "fr": "Marquer c7, zones humides, vide, donne\xa0: 1 point, un site naturel (zones humides)",
}


def _shown(sheet: Sheet, position: Position, said: Words = ENGLISH) -> ElementTree.Element:
    """Return what a page is sent, read; raise ParseError when it is not well formed."""
    return ElementTree.fromstring(f"<div>{sheet_svg(sheet, said, *position)}</div>")


@of_every_sheet
def test_a_sheet_is_small_to_send_after_every_move(sheet: Sheet) -> None:
    sent = [sheet_svg(sheet, ENGLISH, *position).encode() for position in positions(sheet)]
    assert max(len(gzip.compress(text, 6)) for text in sent) <= SMALL


@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_sheet
def test_every_look_that_a_page_refers_to_was_sent_once(sheet: Sheet, lang: str) -> None:
    defs = sheet_defs(sheet, words(lang))
    sent = re.findall(r'id="([\w-]+)"', defs)
    used = {
        name
        for page, legal in ((None, ()), *asking_for_a_place(sheet), (final_page(sheet), ()))
        for name in REFERENCE.findall(sheet_svg(sheet, words(lang), page, legal))
    }
    assert len(sent) == len(set(sent))
    assert set() == {
        name
        for name in used | set(REFERENCE.findall(defs))
        if name not in sent and not name.startswith("icon-")
    }


def test_the_looks_of_two_sheets_can_stand_on_one_page() -> None:
    ids = [
        name
        for sheet in SHEETS.values()
        for name in re.findall(r'id="([\w-]+)"', sheet_defs(sheet, ENGLISH))
    ]
    assert len(ids) == len(set(ids))


@of_every_sheet
def test_a_screen_shows_the_shapes_of_the_file(sheet: Sheet) -> None:
    page = final_page(sheet)
    markup = Markup(f"{sheet.key}-")
    drawn = groups_by_name(draw_sheet(sheet, ENGLISH, page))
    looks = dict(LOOK.findall(sheet_defs(sheet, ENGLISH)))
    shown = {
        each.attrib["data-space"]: (each.attrib["aria-label"], looks[each.attrib["href"][1:]])
        for each in _shown(sheet, (page, ())).iter("use")
        if "data-space" in each.attrib
    }
    assert shown == {
        name: (group.label, markup.write(group.shapes)) for name, (group,) in drawn.items()
    }


@of_every_sheet
def test_taps_are_exactly_the_legal_moves_that_have_a_place(sheet: Sheet) -> None:
    for position in asking_for_a_place(sheet)[:40]:
        found = [move for tap in _taps(sheet, position) for move in tap["data-move"].split("\n")]
        wanted = [NOTATION.write(move) for move in position[1] if move.verb in PLACED]
        assert sorted(wanted) == sorted(found)


@of_every_sheet
def test_a_tap_is_a_button_with_a_name_that_tells_its_middle(sheet: Sheet) -> None:
    board = lay_out(sheet, ENGLISH, upright=True)
    middles = {(number(spot.x), number(spot.y)) for spot in board.spots}
    middles |= {(number(badge.x), number(badge.y)) for badge in board.badges}
    for position in asking_for_a_place(sheet)[:40]:
        taps = _taps(sheet, position)
        assert {("button", "0", True)} == {
            (tap["role"], tap["tabindex"], bool(tap["aria-label"])) for tap in taps
        }
        assert set() == {(tap["data-x"], tap["data-y"]) for tap in taps} - middles


def _taps(sheet: Sheet, position: Position, said: Words = ENGLISH) -> list[dict[str, str]]:
    shown = _shown(sheet, position, said)
    return [each.attrib for each in shown.iter("g") if "data-move" in each.attrib]


@of_every_sheet
def test_the_page_around_gives_size_and_colours(sheet: Sheet) -> None:
    for element in _shown(sheet, asking_for_a_place(sheet)[0]).iter():
        assert "style" not in (element.tag, *element.attrib)
        assert element.tag != "svg" or "mm" not in element.attrib.get("width", "")


@pytest.mark.parametrize(("letter", "maps"), [("A", 0), ("B", 0), ("C", 1), ("D", 1)])
def test_the_hexes_of_a_map_stand_in_a_frame_of_their_own(letter: str, maps: int) -> None:
    sheet = SHEETS[letter]
    root = _shown(sheet, (final_page(sheet), ()))
    frames = [each for each in root.iter("svg") if each.attrib.get("class") == "map"]
    hexes = {sheet.names[hex] for hex in members(sheet.hexes)} if maps else set()
    assert maps == len(frames)
    assert hexes == {
        each.attrib["data-space"]
        for frame in frames
        for each in frame.iter("use")
        if "data-space" in each.attrib
    }


def test_a_script_can_know_how_large_a_hex_is_and_where_the_map_lies() -> None:
    svg = _shown(SHEETS["C"], (final_page(SHEETS["C"]), ()))[0]
    frame = next(each for each in svg.iter("svg") if each.attrib.get("class") == "map")
    assert ("11.69", frame.attrib["viewBox"]) == (svg.attrib["data-hex"], svg.attrib["data-map"])


def test_tracks_come_closer_only_where_there_is_something_to_do() -> None:
    read = _shown(SHEETS["B"], (final_page(SHEETS["B"]), ()))[0]
    played = _shown(SHEETS["B"], asking_for_a_place(SHEETS["B"])[0])[0]
    assert (False, True) == ("data-hex" in read.attrib, "data-hex" in played.attrib)


def test_landmarks_and_overflow_fold_to_counters_on_a_crowded_sheet() -> None:
    sheet = SHEETS["C"]
    page = final_page(sheet)
    landmarks = sum(
        page.marks >> space & 1
        for key, boxes in sheet.lines.items()
        if key.startswith("landmark")
        for space in boxes
    )
    summaries = ["".join(each.itertext()) for each in _shown(sheet, (page, ())).iter("summary")]
    overflow = sum(page.marks >> space & 1 for space in sheet.overflow)
    assert [f"Landmarks {landmarks} of 12", f"Overflow {overflow} of 7"] == summaries


def test_what_is_folded_stands_open_while_something_in_it_can_be_tapped() -> None:
    sheet = SHEETS["C"]
    landmark = next(each for each in sheet.marks if each.space.startswith("landmark"))
    page = final_page(sheet)
    found = [
        ["open" in each.attrib for each in _shown(sheet, (page, legal)).iter("details")]
        for legal in ((), (landmark,))
    ]
    assert [[False, False], [True, False]] == found


def test_many_moves_at_one_place_are_told_by_the_place_alone() -> None:
    sheet = SHEETS["D"]
    position = max(asking_for_a_place(sheet), key=lambda position: len(position[1]))
    taps = _taps(sheet, position)
    assert [tap["data-move"].split()[1] for tap in taps] == [
        tap["aria-label"].partition(",")[0] for tap in taps
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hex_is_called_by_its_move_its_habitat_its_state_and_what_it_earns(lang: str) -> None:
    sheet = SHEETS["C"]
    positions = asking_for_a_place(sheet)
    said = {tap["aria-label"] for each in positions for tap in _taps(sheet, each, words(lang))}
    assert NAMED[lang] in said


@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_sheet
def test_every_hex_that_can_be_tapped_is_called_by_its_name_habitat_and_state(
    sheet: Sheet, lang: str
) -> None:
    _ = words(lang)
    for position in asking_for_a_place(sheet)[:40]:
        for tap in _taps(sheet, position, _):
            verb, name, *_rest = tap["data-move"].split()
            space = sheet.space.get(name, 0)
            if verb in ("mark", "write") and sheet.hexes >> space & 1:
                owners = (each for each in HABITATS if sheet.habitats[each] >> space & 1)
                known = ", ".join((*(habitat_name(each, _) for each in owners), _("empty")))
                assert re.match(rf"\b.*\b{name}\b.*, {known}(,|$)", tap["aria-label"])


@of_every_sheet
def test_every_sign_on_a_sheet_says_what_it_means(sheet: Sheet) -> None:
    board = lay_out(sheet, ENGLISH, upright=True)
    shown = _shown(sheet, (final_page(sheet), ()))
    signs = [each for each in shown.iter("use") if "data-space" not in each.attrib]
    assert len(board.badges) + len(board.numbers) == sum(
        "aria-label" in each.attrib for each in signs
    )


@pytest.mark.parametrize(
    ("letter", "said"),
    [
        ("A", ["rivers", "wetlands", "forests", "prairies", "mountains"]),
        ("C", ["rivers", "wetlands", "forests", "prairies", "mountains"]),
        ("D", ["bears", "elk", "foxes", "hawks", "salmon"]),
    ],
)
def test_heads_of_columns_and_of_what_they_give_say_their_names(
    letter: str, said: list[str]
) -> None:
    shown = ElementTree.fromstring(f"<div>{sheet_svg(SHEETS[letter], ENGLISH)}</div>")
    assert said == [each.get("aria-label") for each in shown.iter("rect") if each.get("role")]


def test_the_number_of_a_region_says_what_the_region_earns() -> None:
    said = re.findall('aria-label="(region 1,.*?)"', sheet_svg(SHEETS["D"], ENGLISH))
    assert ["region 1, earns 4 points, 1 hawk"] * 2 == said
