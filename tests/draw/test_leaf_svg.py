"""Sides of paper as SVG: complete in themselves, and without a style sheet."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont
from msgspec.structs import replace

from rollwrite.assets import PRINT
from rollwrite.draw.glyphs import letters
from rollwrite.draw.leaf import Leaf, Placed
from rollwrite.draw.leaf_svg import leaf_svg
from rollwrite.draw.paper import MODES
from rollwrite.draw.shapes import Drawing, Path, Text
from rollwrite.draw.sheet import draw_sheet
from rollwrite.draw.type import FONTS, PLAIN, width_of
from rollwrite.games.rolling.library import load
from rollwrite.i18n import ENGLISH

ART = draw_sheet(load().sheets["hills-c"], ENGLISH)
LEAF = Leaf(210, 297, (Placed(ART, 5, 10), Placed(ART, 5, 150)), title="Sheet <C> & more")
of_every_mode = pytest.mark.parametrize("mode", MODES)


def _drawn(mode: str) -> str:
    return leaf_svg(replace(LEAF, mode=MODES[mode]))


@of_every_mode
def test_it_is_as_large_as_the_paper(mode: str) -> None:
    root = ElementTree.fromstring(_drawn(mode))
    assert ("0 0 210 297", "210mm", "297mm") == (
        root.get("viewBox"),
        root.get("width"),
        root.get("height"),
    )


@of_every_mode
def test_all_that_it_refers_to_is_in_it(mode: str) -> None:
    text = _drawn(mode)
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
    assert set() == used - set(re.findall(r' id="([^"]+)"', text))


@of_every_mode
def test_it_needs_no_style_and_no_font(mode: str) -> None:
    assert [] == re.findall(r"<style|<text|<script|style=|class=", _drawn(mode))


def test_what_lies_there_twice_is_drawn_once() -> None:
    once = Leaf(210, 297, LEAF.placed[:1])
    assert 200 > len(leaf_svg(LEAF)) - len(leaf_svg(once))


def test_its_title_is_told_to_who_cannot_see_it() -> None:
    root = ElementTree.fromstring(_drawn("mono"))
    assert LEAF.title == root.get("aria-label")


@pytest.mark.parametrize("name", FONTS.values())
def test_letters_stand_where_the_printer_sets_them(name: str) -> None:
    text = "Zażółć gęślą jaźń, Œuvre"
    *_, (last, at) = letters(name).set(text)
    font = TTFont(PRINT / "fonts" / f"{name}.ttf")
    end = (at + font["hmtx"][last][0]) / letters(name).em
    assert pytest.approx(width_of(text, 1, name), abs=0.002) == end


def test_text_held_at_its_end_ends_there() -> None:
    drawing = Drawing(100, 10, (Text(90, 5, 4, "Ada", "quiet-end"),))
    drawn = leaf_svg(Leaf(100, 10, (Placed(drawing, 0, 0),)))
    (start,) = re.findall(r'<g transform="translate\(([\d.]+) ', drawn)
    assert pytest.approx(90 - width_of("Ada", 4, PLAIN), abs=0.01) == float(start)


def test_lines_are_as_wide_on_a_drawing_that_is_larger() -> None:
    drawing = Drawing(10, 10, (Path("M0 0H9", "rule"),))
    small, large = (
        re.findall(r'stroke-width="([^"]+)"', leaf_svg(leaf))
        for leaf in (
            Leaf(50, 50, (Placed(drawing, 0, 0),)),
            Leaf(50, 50, (Placed(drawing, 0, 0, 2),)),
        )
    )
    assert [2 * float(width) for width in large] == [float(width) for width in small]
