"""Which parts a sheet has, and where each goes on the board."""

from __future__ import annotations

from functools import lru_cache

from rollwrite.draw.board import MARGIN, Board, Frame
from rollwrite.draw.boxes import Grid, lay_cells, lay_grid, lay_line, lay_panels
from rollwrite.draw.chips import lay_region_chips, lay_wholes
from rollwrite.draw.columns import lay_columns
from rollwrite.draw.maps import lay_map
from rollwrite.draw.tracks import LONG, POINTS, lay_tracks
from rollwrite.games.rolling.sheet import Fill, Sheet
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.speech import Words, msg, named

TITLES = {
    **LINES,
    "landmark": msg("landmarks"),
    "same": msg("same type"),
    "sun": msg("bonuses"),
    "panels": msg("sun and rain"),
}
SPACE = 3.0


@lru_cache(maxsize=64)
def lay_out(sheet: Sheet, words: Words, *, upright: bool) -> Board:
    """Return the board of *sheet*: its hexes, then all its boxes below."""
    board = Board(sheet, words)
    match sheet.fill:
        case Fill.TOPMOST:
            lay_columns(board)
        case Fill.LEFTMOST:
            lay_tracks(board, upright=upright)
        case Fill.TOUCHING | Fill.ANYWHERE:
            lay_map(board, upright=upright)
    _lay_groups(board, upright=upright)
    _lay_grids(board, under_tracks=sheet.fill == Fill.LEFTMOST and upright)
    _lay_lines(board, upright=upright)
    lay_region_chips(board, board.bottom + SPACE, "" if upright else _title(board, "regions"))
    board.pin_the_rest()
    return board


def _lay_lines(board: Board, *, upright: bool) -> None:
    """Lay out every line that is no column of a grid."""
    for key, boxes in board.sheet.lines.items():
        if not all(map(board.placed, boxes)):
            top = board.bottom
            left = lay_line(board, key, top + SPACE, _title(board, key), upright=upright)
            _fold(board, key, left, top)


def _fold(board: Board, key: str, left: float, top: float) -> None:
    """Fold what was laid out last, where there is more to see than a phone can show (C)."""
    if board.sheet.fill == Fill.TOUCHING:
        width, height = board.width - left, board.bottom - top
        title = _title(board, key if key in TITLES else key.partition("-")[0])
        board.folds.append(Frame(left, top + 1, width, height, key, title))


def _title(board: Board, key: str) -> str:
    return named(TITLES, key, board.words)


def _lay_groups(board: Board, *, upright: bool) -> None:
    """Lay out panels, then cells for every group that has no panel."""
    sheet = board.sheet
    own = {
        key: first
        for key, spaces in sheet.groups.items()
        if sheet.names[first := (spaces & -spaces).bit_length() - 1] == f"{key}-1"
        and key not in sheet.lines
    }
    # A phone shows these so close to the map that it spares their title.
    lay_panels(board, own, board.bottom + SPACE, "" if upright else _title(board, "panels"))
    for key, first in own.items():
        if not board.placed(first):
            lay_cells(board, key, board.bottom + SPACE, _title(board, key))


def _grids(board: Board) -> dict[str, list[str]]:
    """Return the lines that stand side by side as columns, by what their keys begin with."""
    found: dict[str, list[str]] = {}
    for key in board.sheet.lines:
        kind, dash, _rest = key.partition("-")
        if dash:
            found.setdefault(kind, []).append(key)
    return {kind: keys for kind, keys in found.items() if len(keys) > 1}


def _lay_grids(board: Board, *, under_tracks: bool) -> None:
    """Lay out the grids side by side; a lone one has room for what whole habitats give."""
    grids = sorted(_grids(board).items(), reverse=True)
    if under_tracks:
        measures = Grid(LONG, 5, LONG - 1, 4.5, 5)
        for _kind, keys in grids:
            lay_grid(board, keys, MARGIN + POINTS + 0.5, board.bottom + 0.75, measures)
        return
    top, x = board.bottom + SPACE, board.edge
    less = board.edge - MARGIN
    wide = 51.0 - less if len(grids) > 1 else 58.0
    for kind, keys in grids:
        across = (wide - 8.5) / len(keys)
        measures = Grid(across, 7.25, across - 0.75, 6.5, 5.6, _title(board, kind))
        lay_grid(board, keys, x, top, measures)
        x += wide
        wide = 44.0 - less
    lay_wholes(board, x + 3, top, board.words("complete habitats"))
    if grids:
        _fold(board, grids[0][1][0], 0, top - SPACE)
