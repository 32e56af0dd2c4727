from math import isclose, sqrt

import pytest

from rollwrite.draw.board import MARGIN, RIM, Spot
from rollwrite.draw.geometry import box, corners, halves, hexagon, number
from rollwrite.draw.layout import lay_out
from rollwrite.draw.outlines import WOBBLES, ring
from rollwrite.draw.shapes import Path, Text
from rollwrite.engine.bits import members
from rollwrite.games.rolling.sheet import Fill, Sheet
from rollwrite.i18n import ENGLISH
from tests.draw.drawings import PIXELS, SHEETS, of_every_sheet, reach

BESIDE = {(1.0, 0.0), (0.5, 1.0)}
"""How far, in columns and rows, the neighbours of a hex lie."""
upright_or_not = pytest.mark.parametrize("upright", [True, False])


def _hexes(sheet: Sheet, *, upright: bool = True) -> list[Spot]:
    board = lay_out(sheet, ENGLISH, upright=upright)
    return [board.spot(space) for space in members(sheet.hexes)]


def _apart(one: Spot, other: Spot) -> float:
    """Return how far apart two hexes are: 1 when they touch, less when they overlap."""
    x, y = abs(one.x - other.x), abs(one.y - other.y)
    if one.width > one.height:
        x, y = y, x
    return max(x, x / 2 + y * sqrt(3) / 2) / min(one.width, one.height)


@upright_or_not
@of_every_sheet
def test_hexes_do_not_overlap(sheet: Sheet, upright: bool) -> None:
    spots = _hexes(sheet, upright=upright)
    nearest = min(_apart(one, other) for one in spots for other in spots if one is not other)
    assert nearest >= 1 or isclose(1, nearest, rel_tol=1e-6)


@upright_or_not
@pytest.mark.parametrize("letter", "BCD")
def test_hexes_that_are_neighbours_touch(letter: str, upright: bool) -> None:
    sheet = SHEETS[letter]
    spots = _hexes(sheet, upright=upright)
    found = [
        _apart(spots[one], spots[other])
        for one, (x, y) in enumerate(sheet.places)
        for other, (u, v) in enumerate(sheet.places)
        if (abs(x - u), abs(y - v)) in BESIDE
    ]
    assert pytest.approx([1] * len(found)) == found


@of_every_sheet
def test_a_hex_is_large_enough_for_a_thumb(sheet: Sheet) -> None:
    flat = min(min(spot.width, spot.height) for spot in _hexes(sheet))
    assert 44 <= flat * PIXELS


@of_every_sheet
def test_a_hex_is_regular(sheet: Sheet) -> None:
    spot = _hexes(sheet)[0]
    short, long = sorted((spot.width, spot.height))
    assert pytest.approx(2 / sqrt(3), rel=1e-3) == long / short


def test_rhombi_fill_exactly_what_four_hexes_leave_free() -> None:
    board = lay_out(SHEETS["B"], ENGLISH, upright=True)
    badge = next(badge for badge in board.badges if badge.form == "rhombus")
    one, *_, other = (board.spot(space) for space in members(badge.area.spaces))
    # The corners of the gap: where two hexes touch, and where their slanted sides begin.
    assert (one.width / 2, one.height) == pytest.approx((badge.width, badge.height))
    assert ((one.x + other.x) / 2, (one.y + other.y) / 2) == pytest.approx((badge.x, badge.y))


def test_tracks_grow_from_the_bottom_on_a_phone_and_to_the_right_on_paper() -> None:
    sheet = SHEETS["B"]
    first, second = _hexes(sheet)[:2]
    left, right = _hexes(sheet, upright=False)[:2]
    assert (True, True) == (first.y > second.y, left.x < right.x)


def test_a_map_wider_than_a_phone_is_turned() -> None:
    spots = {upright: _hexes(SHEETS["D"], upright=upright)[0] for upright in (True, False)}
    assert (True, True) == (
        spots[True].width > spots[True].height,
        spots[False].width < spots[False].height,
    )


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.001, "0"),
        (0.5, ".5"),
        (-0.25, "-.25"),
        (10, "10"),
        (1.005, "1"),
        (12.34, "12.34"),
    ],
)
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert text == number(value)


def test_the_corners_of_a_hex_are_rounded_by_a_part_of_its_side() -> None:
    points = reach(Path(hexagon(10, 10 * 2 / sqrt(3)).at(0, 0), ""))
    top = min(y for _, y in points)
    assert pytest.approx(min(y for _, y in corners(10, 10 * 2 / sqrt(3))), abs=0.01) == top
    assert 6 * 3 <= len(points)


def test_two_halves_make_a_whole_hex() -> None:
    whole = reach(Path(hexagon(10, 11.55).at(0, 0), ""))
    both = [point for half in halves(10, 11.55) for point in reach(Path(half.at(0, 0), ""))]
    assert [*min(whole), *max(whole)] == pytest.approx([*min(both), *max(both)], abs=0.02)


def test_an_outline_is_the_same_text_wherever_it_lies() -> None:
    outline = box(4, 3, 1)
    assert outline.at(0, 0).partition("q")[2] == outline.at(37.5, 12.25).partition("q")[2]


def test_the_pencil_never_draws_two_neighbours_alike_nor_one_ring_twice_otherwise() -> None:
    rings = [ring(8, 8, seed) for seed in range(WOBBLES)]
    assert (WOBBLES, rings[0]) == (len(set(rings)), ring(8, 8, WOBBLES))


def test_region_borders_are_drawn_once_and_close_every_region() -> None:
    board = lay_out(SHEETS["D"], ENGLISH, upright=True)
    sides = {tuple(sorted((_near(one), _near(other)))) for one, other in board.borders}
    ends = [end for side in sides for end in side]
    assert len(board.borders) == len(sides)
    assert {2, 3} == {ends.count(end) for end in ends}


def _near(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0] + 0.25), round(point[1] + 0.25)


def test_only_maps_have_regions() -> None:
    found = {
        letter for letter, sheet in SHEETS.items() if lay_out(sheet, ENGLISH, upright=True).regions
    }
    assert {"D"} == found
    assert Fill.ANYWHERE == SHEETS["D"].fill


def test_upright_tracks_and_all_their_signs_stand_between_the_head_and_the_dock() -> None:
    assert lay_out(SHEETS["B"], ENGLISH, upright=True).bottom * PIXELS <= 620


@pytest.mark.parametrize("letter", ["C", "D"])
def test_what_lies_below_a_map_keeps_off_the_edges_of_the_screen(letter: str) -> None:
    board = lay_out(SHEETS[letter], ENGLISH, upright=True)
    assert MARGIN + RIM == min(shape.x for shape in board.under if isinstance(shape, Text))
