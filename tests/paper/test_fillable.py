"""Paper that is filled in on a screen: every space a field, in its place and with its words."""

from io import BytesIO

import pikepdf
import pypdfium2
import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.generic import ArrayObject, DictionaryObject

from rollwrite.draw.fields import shown
from rollwrite.draw.labels import place_label
from rollwrite.draw.layout import lay_out
from rollwrite.draw.paper import MODES
from rollwrite.draw.shapes import Blank, Group
from rollwrite.engine.bits import members
from rollwrite.games.rolling.nature import ANIMALS, HABITATS
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import words
from rollwrite.press.order import Order
from rollwrite.press.things import KEEPSAKE
from rollwrite.press.trails import PLAYERS
from tests.draw.drawings import final_page, of_every_sheet
from tests.paper.papers import LIBRARY, POINT, printed, read, seen, sides

NAME = "Zażółć Gęślą"
NEAR = 0.1
"""In millimetres."""
LEAST_POINTS = 7
WRITTEN, MARKED = "/Tx", "/Btn"


def _order(sheet: Sheet, copies: int = 1) -> Order:
    letters, names = (sheet.letter,), (NAME,)
    return Order(what="sheet", sheets=letters, mode="fillable", names=names, copies=copies)


def _spaces(sheet: Sheet) -> list[str]:
    """Return the names of the spaces that are not marked from the start."""
    everywhere = (1 << len(sheet.names)) - 1
    return [sheet.names[space] for space in members(everywhere & ~sheet.start)]


def _fields(order: Order) -> list[DictionaryObject]:
    """Return the fields of the first side in the order in which one goes through them."""
    found = [each.get_object() for each in read(order).pages[0].annotations or ()]
    return [field for field in found if isinstance(field, DictionaryObject)]


def _box(field: DictionaryObject) -> ArrayObject:
    box = field["/Rect"]
    assert isinstance(box, ArrayObject)
    return box


def _kinds(order: Order, lang: str = "en") -> dict[str, str]:
    found = read(order, lang).get_fields() or {}
    return {name: str(field["/FT"]) for name, field in found.items()}


@pytest.mark.parametrize("up", [1, 2])
@pytest.mark.parametrize("what", ["sheet", "tally", "sheet-tally", "tracker"])
def test_what_is_typed_is_no_smaller_than_what_is_printed(what: str, up: int) -> None:
    order = Order(what=what, sheets=("A", "B", "C", "D"), mode="fillable", up=up)
    fields = [each.get_object() for page in read(order).pages for each in page.annotations or ()]
    typed = [str(field["/DA"]) for field in fields if field["/FT"] == WRITTEN]
    sizes = [float(each.split()[1]) for each in typed]
    assert (True, True) == (len(sizes) > 0, min(sizes) >= LEAST_POINTS)


@of_every_sheet
def test_every_space_line_and_box_is_a_field(sheet: Sheet) -> None:
    scores = [f"score-{measure.key}" for measure in sheet.score]
    expected = {"name", "date", "score-total", *scores, *_spaces(sheet)}
    assert expected == set(_kinds(_order(sheet)))


@pytest.mark.parametrize(
    ("letter", "kind"), [("A", WRITTEN), ("B", MARKED), ("C", MARKED), ("D", WRITTEN)]
)
def test_a_hex_is_written_into_or_circled_as_its_sheet_wants(letter: str, kind: str) -> None:
    sheet = LIBRARY.sheets[LIBRARY.sheet_key(letter)]
    kinds = _kinds(_order(sheet))
    hexes = {sheet.names[space] for space in members(sheet.hexes & ~sheet.start)}
    assert {kind} == {kinds[name] for name in hexes}


@of_every_sheet
def test_a_field_lies_on_its_space(sheet: Sheet) -> None:
    (leaf,) = sides(_order(sheet))
    places = {
        each.shape.name: (each.x + each.shape.x * each.scale, each.y + each.shape.y * each.scale)
        for each in seen(leaf)
        if isinstance(each.shape, Group) and each.shape.name
    }
    off = []
    for field in _fields(_order(sheet)):
        left, bottom, right, top = (float(side) * POINT for side in _box(field))
        x, y = places.get(str(field["/T"]), (None, None))
        if x is not None and y is not None:
            off.append(abs((left + right) / 2 - x) + abs(leaf.height - (bottom + top) / 2 - y))
    assert (len(_spaces(sheet)), True) == (len(off), max(off) < NEAR)


def test_a_ledger_has_two_fields_a_cell_and_the_card_of_each_round() -> None:
    kinds = list(_kinds(Order(what="tally", mode="fillable")).values())
    written, marked = ROUNDS * (2 * (len(ANIMALS) + 1) + 1) + 2, ROUNDS * len(HABITATS)
    assert (written, marked) == (kinds.count(WRITTEN), kinds.count(MARKED))


def test_a_tracker_has_a_field_for_every_step_of_every_player() -> None:
    steps = len(LIBRARY.scenarios) + sum(map(len, LIBRARY.achievements.values()))
    kinds = list(_kinds(Order(what="tracker", mode="fillable")).values())
    assert PLAYERS * steps == kinds.count(MARKED)


@pytest.mark.parametrize("lang", ["en", "pl"])
@of_every_sheet
def test_a_field_says_in_words_what_it_is(sheet: Sheet, lang: str) -> None:
    board = lay_out(sheet, words(lang), upright=False)
    expected = {name: place_label(board, sheet.names.index(name)) for name in _spaces(sheet)}
    fields = read(_order(sheet), lang).get_fields() or {}
    assert expected == {name: fields[name]["/TU"] for name in expected}


@of_every_sheet
def test_one_goes_from_the_name_through_the_spaces_to_the_total(sheet: Sheet) -> None:
    names = [str(field["/T"]) for field in _fields(_order(sheet))]
    assert ["name", "date"] == names[:2]
    assert names.index("score-total") > max(map(names.index, _spaces(sheet)))


@of_every_sheet
def test_the_art_shows_through_a_field(sheet: Sheet) -> None:
    fields = _fields(_order(sheet))
    assert [] == [field["/T"] for field in fields if "/MK" in field or "/BS" in field]


def test_a_name_that_is_filled_in_already_can_be_changed() -> None:
    fields = read(Order(what="sheet", mode="fillable", names=(NAME,))).get_fields() or {}
    assert NAME == fields["name"]["/V"]


def test_a_name_that_is_filled_in_already_is_seen() -> None:
    order = Order(what="sheet", mode="fillable", names=(NAME,))
    without = Order(what="sheet", mode="fillable")
    lines = []
    for each in (order, without):
        document = pypdfium2.PdfDocument(printed(each))
        document.init_forms()
        picture = document[0].render(scale=1, grayscale=True, may_draw_forms=True).to_pil()
        right, top = picture.width * 0.8, 50
        lines.append(picture.crop((int(picture.width * 0.6), top, int(right), 85)).tobytes())
    assert lines[0] != lines[1]


@of_every_sheet
def test_what_is_filled_in_is_read_back(sheet: Sheet) -> None:
    kinds = _kinds(_order(sheet))
    values = {name: "7" if kinds[name] == WRITTEN else "/Yes" for name in _spaces(sheet)}
    writer, file = PdfWriter(clone_from=read(_order(sheet))), BytesIO()
    writer.update_page_form_field_values(writer.pages[0], values, auto_regenerate=False)
    writer.write(file)
    fields = PdfReader(file, strict=True).get_fields() or {}
    assert values == {name: fields[name]["/V"] for name in values}


def test_every_copy_has_fields_of_its_own() -> None:
    sheet = LIBRARY.sheets[LIBRARY.sheet_key("B")]
    one, two = (len(_kinds(_order(sheet, copies))) for copies in (1, 2))
    assert 2 * one == two


def test_the_font_of_fields_is_embedded_and_has_polish_and_french_letters() -> None:
    with pikepdf.open(BytesIO(printed(Order(what="sheet", mode="fillable")))) as pdf:
        font = pdf.Root.AcroForm.DR.Font.Field
        names = {str(name) for name in font.Encoding.Differences if isinstance(name, pikepdf.Name)}
        embedded = "/FontFile2" in font.FontDescriptor
    letters = {"/aogonek", "/cacute", "/eogonek", "/lslash", "/zdotaccent", "/oe", "/ccedilla"}
    assert (True, set()) == (embedded, letters - names)


@pytest.mark.parametrize("mode", [mode for mode in MODES if not MODES[mode].fillable])
def test_what_is_filled_in_with_a_pencil_has_no_fields(mode: str) -> None:
    assert {} == _kinds(Order(what="sheet", mode=mode))


def test_rules_are_only_read() -> None:
    with pikepdf.open(BytesIO(printed(Order(what="rules", mode="fillable")))) as pdf:
        assert "/AcroForm" not in pdf.Root


def test_a_keepsake_has_been_filled_in_already() -> None:
    sheet = LIBRARY.sheets[LIBRARY.sheet_key("A")]
    order = Order(what=KEEPSAKE, mode="fillable", pages=(final_page(sheet),), names=("Ada",))
    assert {} == _kinds(order)


def test_what_is_filled_in_already_is_never_too_small_to_read() -> None:
    text = shown(Blank("player", "Player 1", 0, 0, 13, 5.6, value="Bartholomew Żółćgęślańsk"))
    assert (7, True) == (int(text.size / POINT), text.text.startswith("Barthol"))
