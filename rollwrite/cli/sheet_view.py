"""A whole sheet in text: the map or the tracks, and the boxes beside or below."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from rollwrite.cli.boxes_view import draw_grids_of_boxes, draw_tracks_of_boxes
from rollwrite.cli.canvas import Lines, beside
from rollwrite.cli.map_view import draw_map, draw_regions, draw_wholes
from rollwrite.cli.track_view import draw_columns, draw_tracks
from rollwrite.cli.view import View
from rollwrite.games.rolling.sheet import Fill


def draw_sheet(view: View, width: int) -> Lines:
    """Return the sheet within *width* columns; what finds no room beside the map goes below."""
    main, blocks = _main(view)
    right = [line for block in blocks for line in block]
    lines = draw_tracks_of_boxes(view, width)
    if _width(main) + 1 + _width(right) <= width:
        return [*beside(main, right, 1), *lines]
    below: Lines = []
    for block in blocks:
        below = beside(below, block, 3) if below else block
    return [*main, *lines, *below]


def _main(view: View) -> tuple[Lines, list[Lines]]:
    """Return the map or the tracks, and the grids that go with it."""
    grids = draw_grids_of_boxes(view)
    match view.sheet.fill:
        case Fill.TOPMOST:
            return draw_columns(view), grids
        case Fill.LEFTMOST:
            return draw_tracks(view), grids
    blocks = (*grids, draw_wholes(view), draw_regions(view))
    return draw_map(view), [block for block in blocks if block]


def _width(lines: Iterable[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)
