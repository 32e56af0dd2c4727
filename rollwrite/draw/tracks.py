"""Sheets filled along tracks (B): hexes in line, and exact rhombi between four of them."""

from __future__ import annotations

from rollwrite.draw.board import LETTER, MARGIN, TITLE, Badge, Board, Spot
from rollwrite.draw.geometry import FLAT, box
from rollwrite.draw.shapes import Path, Text
from rollwrite.engine.bits import members
from rollwrite.games.rolling.sheet import Area, Counting
from rollwrite.games.speech import capital

HEX = 11.05
"""Between flat sides: 44.2 pixels on a phone."""
LONG = HEX / FLAT
POINTS, ABOVE = 9.5, 7.5
"""Room for the points beside the tracks, and above them on paper."""
TOP = 1.0
"""Room above upright tracks, no more than a ring takes: the last signs stay clear of the dock."""
NARROW = 93.5
"""How far to the right a phone of 360 pixels shows them."""
OVERFLOW = "overflow"
BELOW = 1.68
"""How many tracks below the last one the overflow is on paper: its title stands between."""


def lay_tracks(board: Board, *, upright: bool) -> None:
    """Lay out the tracks of *board*, growing to the right or, *upright*, from the bottom."""
    steps = max(len(board.sheet.overflow) - 1, *(x for x, _ in board.sheet.places))
    tracks = max(y for _, y in board.sheet.places)
    for space in members(board.sheet.hexes):
        along, across = board.sheet.places[space]
        board.put(_spot(space, "hex", along, across, steps, upright))
    for at, space in enumerate(board.sheet.overflow):
        across = tracks + (1.35 if upright else BELOW)
        board.put(_spot(space, OVERFLOW, at, across, steps, upright))
    for area in board.open_areas():
        if area.spaces.bit_count() == 4 and not area.spaces & ~board.sheet.hexes:
            _pin_rhombus(board, area, upright=upright)
    _write_points(board, upright=upright)
    _name_overflow(board, upright=upright)


def _spot(space: int, form: str, along: float, across: float, steps: float, upright: bool) -> Spot:
    if upright:
        x = POINTS + MARGIN + LONG / 2 + across * LONG
        return Spot(space, form, x, TOP + HEX / 2 + (steps - along) * HEX, LONG, HEX)
    x = MARGIN + HEX / 2 + along * HEX
    return Spot(space, form, x, ABOVE + MARGIN + LONG / 2 + across * LONG, HEX, LONG)


def _pin_rhombus(board: Board, area: Area, *, upright: bool) -> None:
    around = [board.spot(space) for space in members(area.spaces)]
    x = sum(spot.x for spot in around) / 4
    y = sum(spot.y for spot in around) / 4
    size = (LONG / 2, HEX) if upright else (HEX, LONG / 2)
    board.pin(Badge(area, "rhombus", x, y, *size))


def _write_points(board: Board, *, upright: bool) -> None:
    """Write what a track counts beside its hexes; where one counts otherwise, on its spaces."""
    headers = [each for each in board.sheet.score if each.kind == Counting.HEADER]
    common = headers[0].values if headers else ()
    longest = max(board.sheet.tracks, key=len)
    for at, (space, value) in enumerate(zip(longest, common, strict=False)):
        spot = board.spot(space)
        if upright:
            if at % 2 == 0:
                band = box(board.width - 1, HEX, 1.5).at(board.width / 2, spot.y)
                board.under.append(Path(band, "band"))
            board.under.append(Text(MARGIN + POINTS / 2, spot.y, 4.75, str(value), "figure"))
        else:
            board.under.append(Text(spot.x, MARGIN + ABOVE / 2, 5, str(value), "figure"))
    for header in headers:
        for at, space in enumerate(members(header.spaces)):
            if common[at : at + 1] != header.values[at : at + 1]:
                spot = board.spot(space)
                text = str(header.values[at])
                board.over.append(Text(spot.x, spot.y - HEX * 0.36, 2.75, text, "figure"))


def _name_overflow(board: Board, *, upright: bool) -> None:
    """Write above the boxes of the overflow track what they are."""
    if board.sheet.overflow:
        last = board.spot(board.sheet.overflow[-1])
        text = board.words("overflow")
        text = capital(text)
        if upright:
            left = last.x - 0.84 * LONG
            size = min(3.5, (NARROW - left) / (LETTER * len(text)))
            y = max(last.y - HEX / 2 - 2.5, size / 2)
            board.over.append(Text((left + NARROW) / 2, y, round(size, 2), text, "figure"))
        else:
            board.over.append(Text(MARGIN, last.y - LONG / 2 - 3.6, TITLE, text, "title"))
