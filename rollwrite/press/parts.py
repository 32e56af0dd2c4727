"""Parts of a sheet, cut from its one drawing, so that paper can place each where there is room."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.draw.board import MARGIN, Badge, Board, Frame, Spot
from rollwrite.draw.layout import lay_out
from rollwrite.draw.shapes import Drawing, Group, Path, Point, Polygon, Shape
from rollwrite.draw.sheet import draw_borders, draw_counts, draw_number, draw_sign, draw_space
from rollwrite.draw.written import Written
from rollwrite.press.blanks import space_blanks
from rollwrite.press.clearings import cleared, writable
from rollwrite.press.patches import draw_patches
from rollwrite.press.piece import Draw, Piece
from rollwrite.press.titles import Titles
from rollwrite.press.typesetting import SECTION

ALL, MAP, PANELS, LANDMARKS, WHOLES, OVERFLOW, HEXES, BELOW = PARTS = (
    "sheet",
    "map",
    "panels",
    "landmarks",
    "wholes",
    "overflow",
    "hexes",
    "below",
)
BESIDE = 63.0
"""Where on a sheet with a lone grid the room for whole habitats begins."""
CHIP = 2.7
"""Half of the number of a region."""
START = re.compile(r"M(-?[\d.]+) (-?[\d.]+)")


def part(name: str) -> Draw:
    """Return what draws the part of a sheet called *name*."""

    def draw(piece: Piece, width: float, height: float) -> Drawing | None:
        board = lay_out(piece.sheet, piece.words, upright=False)
        if name not in (frames := _frames(board)):
            return None
        frame = _trimmed(frames[name], board)
        fit = min(width / frame.width, height / frame.height)
        titles = Titles(round(SECTION / fit, 2), 2 if name == WHOLES else 1)
        return _cut(board, frame, piece, titles)

    return draw


def _trimmed(frame: Frame, board: Board) -> Frame:
    """Return *frame* without the margins of a screen, as far as nothing stands in them."""
    places: tuple[Spot | Badge, ...] = (*board.spots, *board.badges)
    ends = [place.x + place.width / 2 for place in places]
    beside = [x for _area, (x, _y) in board.numbers] if _has_map(board, frame) else []
    left = max(frame.x, min((MARGIN, *(x - CHIP for x in beside))))
    right = min(frame.x + frame.width, max((*ends, *(x + CHIP for x in beside))))
    return Frame(left, frame.y, right - left, frame.height)


def _frames(board: Board) -> dict[str, Frame]:
    """Return the parts of *board*; where they would miss something, the map is all of it."""
    whole = Frame(0, 0, board.width, board.bottom + MARGIN)
    always = {ALL: whole, **_halves(board)}
    if board.map is None:
        return always
    found = {MAP: board.map}
    if board.folds:
        top = board.map.y + board.map.height - MARGIN
        found[PANELS] = Frame(0, top, board.width, board.folds[0].y - top)
    for fold in board.folds:
        found |= _folded(board, fold)
    places: tuple[Spot | Badge, ...] = (*board.spots, *board.badges)
    if all(sum(frame.holds(place) for frame in found.values()) == 1 for place in places):
        return {**always, **found}
    return {**always, MAP: whole}


def _halves(board: Board) -> dict[str, Frame]:
    """Return the hexes of a sheet, and all that lies below them."""
    edge = board.map.y + board.map.height if board.map else _lowest(board) + 0.5
    places: tuple[Spot | Badge, ...] = (*board.spots, *board.badges)
    ends = [place.x + place.width / 2 for place in places if place.y > edge]
    right = max(ends, default=board.width - MARGIN)
    return {
        HEXES: Frame(0, 0, board.width, edge),
        BELOW: Frame(0, edge, right + MARGIN, board.bottom + MARGIN - edge),
    }


def _lowest(board: Board) -> float:
    """Return where the hexes end, and what they give together."""
    hexes = board.sheet.hexes
    above = [spot.y + spot.height / 2 for spot in board.spots if spot.form == "hex"]
    above += [each.y + each.height / 2 for each in board.badges if not each.area.spaces & ~hexes]
    return max(above)


def _folded(board: Board, fold: Frame) -> dict[str, Frame]:
    """Return what a screen folds: a line of boxes, or landmarks and what is beside them."""
    if "-" not in fold.key:
        return {OVERFLOW: Frame(0, fold.y, board.width, fold.height + MARGIN)}
    return {
        LANDMARKS: Frame(fold.x, fold.y, BESIDE, fold.height),
        WHOLES: Frame(BESIDE, fold.y, board.width - BESIDE, fold.height),
    }


def _cut(board: Board, frame: Frame, piece: Piece, titles: Titles) -> Drawing | None:
    """Return what of *board* lies in *frame*, with *titles* as they say."""
    shapes = tuple(_shapes(board, frame, piece, titles))
    if not shapes:
        return None
    width, height = round(frame.width, 2), round(frame.height, 2)
    blanks = tuple(space_blanks(board, frame)) if piece.fillable else ()
    return Drawing(width, height, (Group(shapes, x=-frame.x, y=-frame.y),), blanks=blanks)


def _shapes(board: Board, frame: Frame, piece: Piece, titles: Titles) -> Iterator[Shape]:
    written = Written(piece.page)
    inks = written.inks(board.sheet)
    under = (_unmarked(shape) for shape in board.under if _inside(frame, shape))
    yield from titles.set(cleared(under))
    for spot in filter(frame.holds, board.spots):
        yield writable(draw_space(board, spot, inks[spot.space]), board, spot)
    yield from titles.set(shape for shape in board.over if _inside(frame, shape))
    if _has_map(board, frame):
        yield draw_borders(board) if board.regions else draw_patches(board)
    if piece.page:
        yield from (text for text in draw_counts(board, piece.page) if _inside(frame, text))
    for badge in board.badges:
        if frame.holds(badge):
            yield draw_sign(board, badge, taken=written.taken(badge.area))
    if _has_map(board, frame):
        for area, at in board.numbers:
            yield draw_number(board, area, at, full=written.taken(area))


def _has_map(board: Board, frame: Frame) -> bool:
    return board.map is not None and frame.y <= board.map.y


def _unmarked(shape: Shape) -> Shape:
    """Return *shape* as nobody has marked it: on paper no head of a column is solid."""
    style = shape.style.replace("on-marked-", "on-").replace("marked-", "free-")
    return replace(shape, style=style)


def _inside(frame: Frame, shape: Shape) -> bool:
    x, y = _start(shape)
    return frame.x <= x < frame.x + frame.width and frame.y <= y < frame.y + frame.height


def _start(shape: Shape) -> Point:
    """Return a point at which *shape* can be found."""
    match shape:
        case Path(d):
            found = START.match(d)
            return (float(found[1]), float(found[2])) if found else (0, 0)
        case Polygon(points):
            return points[0]
        case _:
            return shape.x, shape.y
