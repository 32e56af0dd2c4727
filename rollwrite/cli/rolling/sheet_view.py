"""A whole sheet in text: the map or the tracks, and the boxes beside or below."""

from __future__ import annotations

from rollwrite.cli.canvas import Lines, beside, side_by_side, wide
from rollwrite.cli.rolling.boxes_view import draw_grids_of_boxes, draw_tracks_of_boxes
from rollwrite.cli.rolling.map_view import draw_map, draw_regions, draw_wholes
from rollwrite.cli.rolling.track_view import draw_columns, draw_tracks
from rollwrite.cli.rolling.view import View
from rollwrite.games.rolling.sheet import Fill


def draw_sheet(view: View, width: int) -> Lines:
    """Return the sheet within *width* columns; what finds no room beside the map goes below."""
    main, blocks = _main(view, width)
    right = [line for block in blocks for line in block]
    lines = draw_tracks_of_boxes(view, width)
    if wide(main) + 1 + wide(right) <= width:
        return [*beside(main, right, 1), *lines]
    return [*main, *lines, *side_by_side(blocks, width)]


def _main(view: View, width: int) -> tuple[Lines, list[Lines]]:
    """Return the map or the tracks, and the grids that go with it."""
    grids = draw_grids_of_boxes(view)
    match view.sheet.fill:
        case Fill.TOPMOST:
            return draw_columns(view, width), grids
        case Fill.LEFTMOST:
            return draw_tracks(view), grids
    blocks = (*grids, draw_wholes(view), draw_regions(view))
    return draw_map(view), [block for block in blocks if block]
