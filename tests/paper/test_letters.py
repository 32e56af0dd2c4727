"""Letters on paper: whatever the fonts have can be written, and read again."""

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO

import pypdfium2
import pytest
from fontTools.ttLib import TTFont

from rollwrite.draw.alphabet import ROW, cut, rows
from rollwrite.draw.leaf import Leaf, Placed
from rollwrite.draw.pdf import About, to_pdf
from rollwrite.draw.shapes import Drawing, Text
from rollwrite.draw.type import FONTS, PLAIN, file_of

LINE, SOME = 30, 100
STYLES = {"head": "Alegreya-ExtraBold", "quiet": "AlegreyaSans-Regular"}
of_every_font = pytest.mark.parametrize("name", sorted(FONTS.values()))


def _letters(name: str) -> str:
    """Return all that a font can write but the spaces."""
    known = TTFont(BytesIO(file_of(name).read_bytes())).getBestCmap()
    return "".join(letter for letter in map(chr, sorted(known)) if not letter.isspace())


@of_every_font
def test_every_letter_of_a_font_has_one_code(name: str) -> None:
    written = [letter for letter in "".join(rows(name)) if not letter.isspace()]
    assert sorted(_letters(name)) == sorted(written)


@of_every_font
def test_a_row_has_room_for_256_codes(name: str) -> None:
    assert max(map(len, rows(name))) <= ROW


@pytest.mark.parametrize(
    "text", ["Zażółć gęślą jaźń", "Où est l'œuvre de Noël ?", "Groß \u2014 „schön“"]
)
@of_every_font
def test_our_languages_need_one_row(name: str, text: str) -> None:
    assert set(text) <= {*rows(name)[0]}


def test_a_row_of_which_nothing_is_needed_is_left_out() -> None:
    assert [False, True] == [cut(PLAIN, row, frozenset("a b")) is None for row in range(2)]


@pytest.mark.parametrize("style", STYLES)
def test_what_is_written_can_be_read(style: str) -> None:
    letters = _letters(STYLES[style])
    lines = [letters[at : at + LINE] for at in range(0, len(letters), LINE)]
    texts = tuple(Text(5, 10 + 8 * at, 4, line, style) for at, line in enumerate(lines))
    leaf = Leaf(210, 297, (Placed(Drawing(200, 200, texts), 0, 0),))
    page = pypdfium2.PdfDocument(to_pdf([leaf], About("Letters", "en")))[0]
    read = page.get_textpage().get_text_range()
    assert [] == [letter for letter in letters if letter not in read]


def test_threads_that_cut_one_font_at_once_do_not_meddle_with_each_other() -> None:
    letters = rows(PLAIN)[0][-SOME:]
    used = [frozenset(letters[at:]) for at in range(SOME)]
    expected = [cut(PLAIN, 0, some) for some in used]
    cut.cache_clear()
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(partial(cut, PLAIN, 0), used))
    sys.setswitchinterval(before)
    assert expected == found
