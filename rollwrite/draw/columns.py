"""Sheets filled from the top (A): columns of hexes, what a row gives beside, a column below."""

from __future__ import annotations

from rollwrite.draw.board import MARGIN, Badge, Board, Head, Spot
from rollwrite.draw.geometry import FLAT, box
from rollwrite.draw.icons import HABITAT_ICONS
from rollwrite.draw.shapes import Icon, Path, Text
from rollwrite.engine.bits import bitset, members
from rollwrite.games.rolling.nature import HABITAT_WORDS, HABITATS
from rollwrite.games.rolling.words.names import HABITAT_CODES, habitat_name

HEX = 14.25
"""Between flat sides: 57 pixels on a phone."""
STEP = 15.5
TALL = HEX / FLAT
HEAD = 8.5
PILL = 6.75
GAP = 2.25


def lay_columns(board: Board) -> None:
    """Lay out the columns of *board* with their heads, and the areas of rows and columns."""
    top = MARGIN + HEAD + 1.75
    _lay_heads(board)
    rows: dict[float, list[int]] = {}
    for space in members(board.sheet.hexes):
        rows.setdefault(board.sheet.places[space][1], []).append(space)
    for row in sorted(rows):
        for space in rows[row]:
            x = _x(board, space)
            board.put(Spot(space, "hex", x, top + TALL / 2, HEX, TALL))
        _pin_row(board, rows[row], top + TALL / 2)
        top += TALL + (GAP + PILL if _pin_columns(board, rows[row], top + TALL + 1) else 0) + GAP
    board.bottom = top - GAP / 2


def _x(board: Board, space: int) -> float:
    left = min(x for x, _ in board.sheet.places)
    return MARGIN + HEX / 2 + (board.sheet.places[space][0] - left) * STEP


def _lay_heads(board: Board) -> None:
    """Write above each column which habitat it is."""
    for habitat in HABITATS:
        track = board.sheet.tracks[habitat]
        if not track:
            continue
        x, y, word = _x(board, track[0]), MARGIN + HEAD / 2, HABITAT_WORDS[habitat]
        plate = box(HEX, HEAD, 2).at(x, y)
        code = board.words(HABITAT_CODES[habitat])
        board.under += [
            Path(plate, f"hex marked-{word}"),
            Path(plate, f"hatch-marked-{word}"),
            Icon(HABITAT_ICONS[habitat], x - 3.4, y, 5.25, f"on-marked-{word}"),
            Text(x + 3, y, 4.1, code, f"code on-marked-{word}"),
        ]
        board.heads.append(Head(habitat_name(habitat, board.words), x, y, HEX, HEAD))


def _pin_row(board: Board, row: list[int], y: float) -> None:
    if area := board.area_of(bitset(row)):
        right = max(board.spot(space).x for space in row) + HEX / 2
        board.under.append(Path(f"M{right + 0.6:.2f} {y:.2f}h1.4", "link"))
        board.pin(Badge(area, "row", right + 10, y, 13.6, 13.6))


def _pin_columns(board: Board, row: list[int], y: float) -> bool:
    """Pin below *row* what the columns down to it give; return whether there is anything."""
    found = False
    for space in row:
        track = next((track for track in board.sheet.tracks if space in track), (space,))
        down_to_here = bitset(track[: track.index(space) + 1])
        if area := board.area_of(down_to_here):
            found = True
            board.pin(Badge(area, "pill", board.spot(space).x, y + PILL / 2, HEX - 0.75, PILL))
    return found
