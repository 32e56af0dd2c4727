"""Sheets that are maps (C, D): hexes side by side, regions with borders, signs on shared sides."""

from __future__ import annotations

from math import hypot

from rollwrite.draw.board import MARGIN, RIM, Badge, Board, Frame, Spot
from rollwrite.draw.geometry import FLAT, corners
from rollwrite.draw.shapes import Point
from rollwrite.draw.signs import signs_of
from rollwrite.engine.bits import members
from rollwrite.games.rolling.sheet import Area, Fill, Sheet

WIDEST = 8
"""Columns of hexes that fit a phone without being turned."""
EDGE = 4.5
ROOM = 93.5
MAPS = (Fill.TOUCHING, Fill.ANYWHERE)
CORNER = 0.86
"""How far towards a corner of its hex the number of a region stands."""


def lay_map(board: Board, *, upright: bool) -> None:
    """Lay out the map of *board*; a wide one is turned when the paper is *upright*."""
    places = board.sheet.places
    left, top = min(x for x, _ in places), min(y for _, y in places)
    across, down = max(x for x, _ in places) - left + 1, max(y for _, y in places) - top
    turned = upright and across > WIDEST
    # A turned map is as wide as its rows are deep: three quarters of a hex each, and a quarter.
    flat = ROOM / ((down * 1.5 + 2) / 2 / FLAT if turned else across)
    long = flat / FLAT
    for space in members(board.sheet.hexes):
        x, y = places[space][0] - left, places[space][1] - top
        one, other = (x + 0.5) * flat, (y * 0.75 + 0.5) * long
        if turned:
            one = across * flat - one
            board.put(Spot(space, "hex", MARGIN + other, MARGIN + one, long, flat))
        else:
            board.put(Spot(space, "hex", MARGIN + one, MARGIN + other, flat, long))
    board.map = Frame(0, 0, board.width, board.bottom + MARGIN)
    board.edge += RIM if upright else 0
    _find_regions(board)
    _pin_edges(board)
    board.borders = _borders(board)
    board.numbers = _numbers(board)


def _find_regions(board: Board) -> None:
    """Find the regions of *board* that give something."""
    board.regions = [area for area in board.open_areas() if is_region(area, board.sheet)]


def is_region(area: Area, sheet: Sheet) -> bool:
    """Return whether *area* is a region of a map: several hexes that have a number."""
    on_map = sheet.fill in MAPS and not area.spaces & ~sheet.hexes
    return on_map and area.spaces.bit_count() > 2 and number_of(area).isdecimal()


def _pin_edges(board: Board) -> None:
    """Pin what two adjacent hexes give on the side they share (D3)."""
    for area in board.open_areas():
        if area.spaces.bit_count() == 2 and not area.spaces & ~board.sheet.hexes:
            one, other = (board.spot(space) for space in members(area.spaces))
            x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
            board.pin(Badge(area, "edge", x, y, *_room(board, area, one, other)))


def _room(board: Board, area: Area, one: Spot, other: Spot) -> tuple[float, float]:
    """Return the room for signs between two hexes: several stand along the side they share."""
    long = EDGE + 0.7 * EDGE * (len(signs_of(area, board.sheet)) - 1)
    standing = abs(one.x - other.x) > abs(one.y - other.y)
    return (EDGE, long) if standing else (long, EDGE)


def number_of(area: Area) -> str:
    """Return the number at the end of an area's key."""
    return area.key.rpartition("-")[2]


def _borders(board: Board) -> list[tuple[Point, Point]]:
    """Return the sides of hexes that lie between two regions or at the rim of one."""
    owner = {space: region.index for region in board.regions for space in members(region.spaces)}
    at = {_cell(board.spot(space)): space for space in members(board.sheet.hexes)}
    found = []
    for space, region in owner.items():
        spot = board.spot(space)
        points = corners(spot.width, spot.height)
        for one, other in zip(points, (*points[1:], points[0]), strict=True):
            beyond = at.get(_cell(spot, one[0] + other[0], one[1] + other[1]))
            # A side between two regions is drawn once, for the hex that comes first.
            if beyond is None or (space < beyond and owner.get(beyond) != region):
                found.append(_moved(spot, one, other))
    return found


def _cell(spot: Spot, right: float = 0, down: float = 0) -> tuple[int, int]:
    """Return where on a ground of half hexes a spot lies, or one that far from it."""
    standing = spot.height > spot.width
    across, deep = (0.5, 0.75) if standing else (0.75, 0.5)
    x = (spot.x + right - MARGIN) / spot.width - 0.5
    y = (spot.y + down - MARGIN) / spot.height - 0.5
    return round(x / across), round(y / deep)


def _moved(spot: Spot, one: Point, other: Point) -> tuple[Point, Point]:
    return (spot.x + one[0], spot.y + one[1]), (spot.x + other[0], spot.y + other[1])


def _numbers(board: Board) -> list[tuple[Area, Point]]:
    """Return where the number of each region stands: in a corner that no sign comes near."""
    taken = [(badge.x, badge.y) for badge in board.badges if badge.form == "edge"]
    found = []
    for region in board.regions:
        best = max(_inner_corners(board, region), key=lambda point: _distance(point, taken))
        found.append((region, best))
        taken.append(best)
    return found


def _inner_corners(board: Board, region: Area) -> list[Point]:
    spots = [board.spot(space) for space in members(region.spaces)]
    spots.sort(key=lambda spot: (round(spot.y), round(spot.x)))
    return [
        (spot.x + CORNER * x, spot.y + CORNER * y)
        for spot in spots
        for x, y in corners(spot.width, spot.height)
        if y < 0
    ]


def _distance(point: Point, others: list[Point]) -> float:
    """Return how far the nearest of *others* is, as far as it matters."""
    near = min((hypot(point[0] - x, point[1] - y) for x, y in others), default=5)
    return min(near, 5)
