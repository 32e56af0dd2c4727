"""What a printer, a reader and a checker find in the file."""

import os
import subprocess
import sys
from io import BytesIO

import pikepdf
import pypdfium2
import pytest
from pypdf import PdfReader

from rollwrite.draw.paper import MODES
from rollwrite.press.order import Order
from rollwrite.press.things import KEEPSAKE, SCENARIO, THINGS
from tests.paper.papers import POINT, printed, read, sides

FRESH = [what for what in THINGS if what not in (KEEPSAKE, SCENARIO)]
SHEET_B = Order(what="sheet", sheets=("B",))
PIXELS = 2
"""To the millimetre."""
RIM = 9
of_every_thing = pytest.mark.parametrize("what", FRESH)
of_every_mode = pytest.mark.parametrize("mode", MODES)


@of_every_mode
@of_every_thing
def test_equal_orders_give_equal_bytes(what: str, mode: str) -> None:
    order = Order(what=what, sheets=("C",), mode=mode, names=("Żaneta",))
    first = printed(order)
    printed.cache_clear()
    assert first == printed(order)


def test_another_process_gives_the_same_bytes() -> None:
    command = (sys.executable, "-m", "rollwrite", "print", "sheet", "--sheet", "B", "--lang", "en")
    runs = [
        subprocess.run(
            command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}
        )
        for seed in ("1", "2")
    ]
    assert [printed(SHEET_B)] * 2 == [run.stdout for run in runs]


@of_every_mode
@of_every_thing
def test_a_checker_finds_no_fault(what: str, mode: str) -> None:
    order = Order(what=what, sheets=("A", "B", "C", "D"), mode=mode, copies=2)
    with pikepdf.open(BytesIO(printed(order))) as pdf:
        assert [] == pdf.check_pdf_syntax()


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
@pytest.mark.parametrize("up", [1, 2])
def test_a_side_is_as_large_as_the_paper(paper: str, size: tuple[float, float], up: int) -> None:
    page = read(Order(what="sheet", paper=paper, up=up)).pages[0]
    found = [round(float(side) * POINT, 1) for side in page.mediabox[2:]]
    assert list(size if up == 1 else size[::-1]) == found


@pytest.mark.parametrize(("copies", "up", "count"), [(1, 1, 1), (5, 1, 5), (5, 2, 3), (4, 2, 2)])
def test_there_are_as_many_sides_as_copies_need(copies: int, up: int, count: int) -> None:
    assert count == len(read(Order(what="sheet", copies=copies, up=up)).pages)


def test_large_print_goes_on_behind() -> None:
    assert 2 == len(read(Order(what="sheet", sheets=("C",), mode="large")).pages)


@pytest.mark.parametrize("mode", ["low-ink", "fillable"])
@of_every_thing
def test_every_font_is_embedded(what: str, mode: str) -> None:
    with pikepdf.open(BytesIO(printed(Order(what=what, mode=mode)))) as pdf:
        fonts = [font for font in pdf.objects if _is_font(font)]
        embedded = ["/FontFile2" in font.FontDescriptor for font in fonts]
    assert (True, True) == (len(embedded) > 1, all(embedded))


def _is_font(thing: pikepdf.Object) -> bool:
    return isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"


def test_a_printer_is_told_to_keep_the_size() -> None:
    with pikepdf.open(BytesIO(printed(SHEET_B))) as pdf:
        assert "/None" == pdf.Root.ViewerPreferences.PrintScaling


def test_a_document_says_its_title_and_its_language() -> None:
    with pikepdf.open(BytesIO(printed(SHEET_B, "pl"))) as pdf:
        assert ("Arkusz B, Okanagan", "pl") == (str(pdf.docinfo.Title), str(pdf.Root.Lang))


def test_a_window_shows_the_title_rather_than_the_name_of_the_file() -> None:
    with pikepdf.open(BytesIO(printed(SHEET_B))) as pdf:
        assert bool(pdf.Root.ViewerPreferences.DisplayDocTitle)


@of_every_mode
def test_a_document_claims_no_tags_that_it_has_not(mode: str) -> None:
    order = Order(what="sheet", sheets=("B",), mode=mode)
    with pikepdf.open(BytesIO(printed(order))) as pdf:
        assert set() == {"/MarkInfo", "/StructTreeRoot"} & set(pdf.Root.keys())


@of_every_thing
def test_a_strict_reader_finds_every_side(what: str) -> None:
    order = Order(what=what, mode="fillable")
    reader = PdfReader(BytesIO(printed(order)), strict=True)
    assert [True] * len(sides(order)) == [page.get_contents() is not None for page in reader.pages]


def test_the_outline_names_every_sheet_once() -> None:
    order = Order(what="sheet", sheets=("A", "D"), copies=3)
    with pikepdf.open(BytesIO(printed(order))) as pdf, pdf.open_outline() as outline:
        titles = [entry.title for entry in outline.root]
    assert ["Sheet A, Zumwalt Prairie", "Sheet D, Craters of the Moon"] == titles


def test_what_is_not_cut_is_trimmed_to_the_whole_side() -> None:
    page = read(SHEET_B).pages[0]
    assert [page.mediabox] * 2 == [page.trimbox, page.bleedbox]


def test_a_copy_costs_next_to_nothing() -> None:
    one, many = (len(printed(Order(what="sheet", copies=count))) for count in (1, 41))
    assert many - one < 40 * 1500


@of_every_thing
def test_the_rim_that_printers_leave_white_is_white(what: str) -> None:
    side = pypdfium2.PdfDocument(printed(Order(what=what, mode="colour")))[0]
    picture = side.render(scale=PIXELS * POINT, grayscale=True).to_pil()
    inner = (RIM, RIM, picture.width - RIM, picture.height - RIM)
    darkest = picture.crop(inner).getextrema()[0]
    picture.paste(255, inner)
    assert (True, 255) == (darkest < 128, picture.getextrema()[0])
