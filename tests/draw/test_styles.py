import re

import pytest

from rollwrite.assets import STATIC
from rollwrite.draw import draw_sheet, to_svg
from rollwrite.draw.css import CLEAR, stylesheet
from rollwrite.draw.icons import NAMES, outline
from rollwrite.draw.styles import STYLES
from rollwrite.draw.theme import THEMES, inks
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import ENGLISH
from tests.draw.drawings import asking_for_a_place, final_page, of_every_sheet, shapes_of

LICENCE = (STATIC / "icons" / "LICENCE.md").read_text(encoding="utf-8")


@of_every_sheet
def test_every_style_word_of_a_game_has_a_style(sheet: Sheet) -> None:
    pages = [(None, ()), *asking_for_a_place(sheet)[:12], (final_page(sheet), ())]
    used = {
        word
        for page, legal in pages
        for shape, _, _ in shapes_of(draw_sheet(sheet, ENGLISH, page, legal))
        for word in shape.style.split()
    }
    assert set() == used - set(STYLES)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("word", STYLES)
def test_a_style_names_inks_that_the_theme_has(word: str, theme: str) -> None:
    paint = STYLES[word]
    named = {ink for ink in (paint.fill, paint.stroke) if ink and not ink.startswith("hatch-")}
    assert set() == named - set(inks(theme)) - {"none", CLEAR}


def test_a_style_sheet_has_only_the_words_that_are_wanted() -> None:
    text = stylesheet(inks("light"), {"figure"})
    assert (True, False) == (".s-figure{" in text, ".s-title{" in text)


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_an_outline_and_an_author(name: str) -> None:
    assert (True, True) == (outline(name)[0] in "mM", f"`{name}`" in LICENCE)


def test_no_icon_is_shipped_that_nothing_draws() -> None:
    assert set(NAMES) == {path.stem for path in (STATIC / "icons").glob("*.svg")}


@of_every_sheet
def test_no_rule_of_a_drawing_reaches_the_page_around_it(sheet: Sheet) -> None:
    style = to_svg(draw_sheet(sheet, ENGLISH)).partition("<style>")[2].partition("</style>")[0]
    own = re.compile(r"\.(sheet|s-[a-z-]+)\{")
    assert [] == [rule for rule in style.split("}")[:-1] if not own.match(rule)]
