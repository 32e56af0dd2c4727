"""Signs that stand close keep clear of each other, of rings and of letters."""

from itertools import product
from math import hypot

import pytest
from msgspec.structs import replace

from rollwrite.draw.badges import draw_badge
from rollwrite.draw.board import Badge, Board, Spot
from rollwrite.draw.hexes import draw_hex
from rollwrite.draw.layout import lay_out
from rollwrite.draw.looks import Looks
from rollwrite.draw.paper import MODES
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.draw.spaces import draw_box
from rollwrite.draw.type import width_of
from rollwrite.engine.bits import members
from rollwrite.games.rolling.nature import ANIMALS, HABITATS
from rollwrite.i18n import words
from tests.draw.drawings import SHEETS, reach

of_both_ways = pytest.mark.parametrize("upright", [True, False])


def _board(letter: str, lang: str = "en", *, upright: bool) -> Board:
    return lay_out(SHEETS[letter], words(lang), upright=upright)


def _meet(one: Shape, other: Shape) -> bool:
    sides = []
    for axis in (0, 1):
        first, second = ([point[axis] for point in reach(shape)] for shape in (one, other))
        sides.append(min(first) < max(second) and min(second) < max(first))
    return all(sides)


@of_both_ways
def test_no_sign_covers_the_weather_of_its_rhombus(upright: bool) -> None:
    board = _board("B", upright=upright)
    rhombi = [badge for badge in board.badges if badge.form == "rhombus"]
    assert rhombi
    for badge in rhombi:
        _halo, _ground, *shapes = draw_badge(board, badge, taken=False)
        weather = [shape for shape in shapes if shape.style in ("on-sun", "on-rain")]
        signs = [shape for shape in shapes if shape not in weather]
        assert weather
        assert [] == [pair for pair in product(weather, signs) if _meet(*pair)]


def test_two_signs_stay_within_the_edges_of_a_rhombus_that_lies() -> None:
    board = _board("B", upright=False)
    rhombi = [badge for badge in board.badges if badge.form == "rhombus"]
    pairs = [spares for badge in rhombi if len(spares := _spares(board, badge)) == 2]
    assert pairs
    assert all(spare > 0 for pair in pairs for spare in pair)


def _spares(board: Board, badge: Badge) -> list[float]:
    discs = filter(_is_disc, draw_badge(board, badge, taken=False))
    return [_spare(badge, disc) for disc in discs]


def _is_disc(shape: Shape) -> bool:
    return isinstance(shape, Path) and shape.style == "sign"


def _spare(badge: Badge, disc: Shape) -> float:
    """Return how far from the nearest edge of its rhombus a disc ends."""
    across = [x for x, _ in reach(disc)]
    middle, radius = (max(across) + min(across)) / 2, (max(across) - min(across)) / 2
    wide, high = badge.width / 2, badge.height / 2
    return (1 - abs(middle - badge.x) / wide) / hypot(1 / wide, 1 / high) - radius


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@of_both_ways
def test_a_ring_around_a_sign_keeps_clear_of_the_letters_beside_it(
    lang: str, upright: bool
) -> None:
    board = _board("D", lang, upright=upright)
    edges = [badge for badge in board.badges if badge.form == "edge"]
    beside = [(badge, board.spot(space)) for badge in edges for space in members(badge.area.spaces)]
    assert beside
    assert all(_ring_ends(board, badge, spot) > _letter(board, spot) / 2 for badge, spot in beside)


def _ring_ends(board: Board, badge: Badge, spot: Spot) -> float:
    """Return how far from the middle of a hex the ring of a badge at its side ends."""
    ring = draw_badge(board, replace(badge, x=0, y=0), taken=True)[-1]
    wide, high = (max(abs(point[axis]) for point in reach(ring)) for axis in (0, 1))
    return min(spot.width, spot.height) / 2 - min(wide, high)


def _letter(board: Board, spot: Spot) -> float:
    """Return how wide the widest letter of an animal is in a hex."""
    drawn = (draw_hex(board, spot, at + 1)[-1] for at in range(len(ANIMALS)))
    texts = (shape for shape in drawn if isinstance(shape, Text))
    font = Looks(MODES["colour"]).of("code").font
    return max(width_of(text.text, text.size, font) for text in texts)


def test_the_icon_of_a_marked_half_is_drawn_for_its_ground() -> None:
    board = _board("C", upright=True)
    shared = SHEETS["C"].habitats
    spot = next(
        spot
        for spot in board.spots
        if spot.form == "hex" and sum(each >> spot.space & 1 for each in shared) == 2
    )
    one, other = (each for each in HABITATS if shared[each] >> spot.space & 1)
    icons = [shape for shape in draw_hex(board, spot, one + 1) if isinstance(shape, Icon)]
    assert [True, False] == [icon.style.startswith("on-marked") for icon in icons[:2]]
    icons = [shape for shape in draw_hex(board, spot, other + 1) if isinstance(shape, Icon)]
    assert [False, True] == [icon.style.startswith("on-marked") for icon in icons[:2]]


@pytest.mark.parametrize("letter", "BCD")
@of_both_ways
def test_no_two_hexes_of_the_overflow_share_a_side(letter: str, upright: bool) -> None:
    board = _board(letter, upright=upright)
    boxes = [spot for spot in board.spots if spot.form == "overflow"]
    drawn = [shape for spot in boxes for shape in draw_box(board, spot, None)]
    hexes = [shape for shape in drawn if isinstance(shape, Path) and shape.style == "overflow"]
    assert [] == [
        (one, two) for one, two in product(hexes, hexes) if one != two and _meet(one, two)
    ]
