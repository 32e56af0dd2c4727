"""Modes: how much ink each takes, and what it is for."""

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from rollwrite.draw.leaf import Leaf
from rollwrite.draw.looks import Looks
from rollwrite.draw.paper import MODES, NONE
from rollwrite.draw.paper_styles import WORDS
from rollwrite.draw.shapes import Drawing
from rollwrite.draw.theme import HABITATS
from rollwrite.press.compose import PAPERS
from rollwrite.press.order import Order
from tests.paper.papers import SHEETS, printed, seen, sides
from tests.paper.test_pdf import FRESH

THINNEST = 0.2
"""In millimetres: a little more than half a point."""
of_every_sheet = pytest.mark.parametrize("letter", SHEETS)


def _picture(letter: str, mode: str) -> Image.Image:
    order = Order(what="sheet", sheets=(letter,), mode=mode)
    side = pypdfium2.PdfDocument(printed(order))[0]
    picture = side.render(scale=1).to_pil()
    assert isinstance(picture, Image.Image)
    return picture


def _ink(letter: str, mode: str) -> float:
    """Return how dark a side is on average, 0 for blank paper."""
    return 255 - ImageStat.Stat(_picture(letter, mode).convert("L")).mean[0]


@of_every_sheet
@pytest.mark.parametrize("mode", ["colour", "mono"])
def test_low_ink_takes_less_than_other_modes(letter: str, mode: str) -> None:
    assert _ink(letter, "low-ink") < 0.8 * _ink(letter, mode)


@of_every_sheet
@pytest.mark.parametrize("mode", ["low-ink", "mono", "large"])
def test_what_is_for_black_ink_has_no_colour(letter: str, mode: str) -> None:
    red, green, blue = _picture(letter, mode).convert("RGB").split()
    differences = (ImageChops.difference(red, other).getextrema() for other in (green, blue))
    assert [(0, 0), (0, 0)] == list(differences)


@pytest.mark.parametrize("habitat", HABITATS)
def test_dry_erase_is_paler_than_colour(habitat: str) -> None:
    wiped, colour = (
        sum(bytes.fromhex(MODES[mode].inks[f"{habitat}-free"][1:7]))
        for mode in ("dry-erase", "colour")
    )
    assert wiped > colour


def test_dry_erase_has_bolder_lines_than_colour_and_no_hatches() -> None:
    wiped, colour = MODES["dry-erase"], MODES["colour"]
    hatches = [mode.inks["hatchfree"] == NONE for mode in (wiped, colour)]
    assert ([True, False], True) == (hatches, wiped.bold > colour.bold)


@pytest.mark.parametrize("mode", MODES)
def test_a_fresh_sheet_has_no_solids(mode: str) -> None:
    inks = MODES[mode].inks
    assert [] == [each for each in HABITATS if inks[f"{each}-marked"] != inks[f"{each}-free"]]


@pytest.mark.parametrize("mode", MODES)
def test_no_line_is_too_thin_to_print(mode: str) -> None:
    looks = Looks(MODES[mode])
    assert [] == [word for word in WORDS if looks.of(word).width < THINNEST]


@pytest.mark.parametrize("mode", ["colour", "mono", "dry-erase"])
@pytest.mark.parametrize("what", FRESH)
def test_modes_differ_in_their_ink_alone(what: str, mode: str) -> None:
    plain, inked = (
        sides(Order(what=what, sheets=tuple(SHEETS), mode=each)) for each in ("low-ink", mode)
    )
    assert [leaf.placed for leaf in plain] == [leaf.placed for leaf in inked]


@pytest.mark.parametrize("mode", ["low-ink", "large"])
@pytest.mark.parametrize("what", FRESH)
def test_papers_differ_in_their_margins_alone(what: str, mode: str) -> None:
    a4, letter = (
        [
            _arts(leaf)
            for leaf in sides(Order(what=what, sheets=tuple(SHEETS), paper=paper, mode=mode))
        ]
        for paper in PAPERS
    )
    assert a4 == letter


def _arts(leaf: Leaf) -> list[tuple[Drawing, float, float, float]]:
    """Return what lies on a side, and where when its middle is zero, or that of its half."""
    cut = any(each.drawing.width == 1 for each in leaf.placed)
    wide, y = leaf.width / 2 if cut else leaf.width, leaf.height / 2
    return [
        (each.drawing, each.scale, round(each.x % wide - wide / 2, 6), round(each.y - y, 6))
        for each in leaf.placed
        if each.drawing.width > 1
    ]


def test_a_map_without_regions_shows_its_patches_by_thick_borders() -> None:
    (leaf,) = sides(Order(what="sheet", sheets=("C",)))
    assert 1 == sum(each.shape.style == "patch" for each in seen(leaf))
