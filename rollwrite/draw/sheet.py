"""A sheet, blank or filled in, as one drawing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rollwrite.draw.badges import draw_badge, number_chip
from rollwrite.draw.board import MARGIN, Badge, Board, Spot
from rollwrite.draw.geometry import box, number
from rollwrite.draw.hexes import draw_hex
from rollwrite.draw.labels import label
from rollwrite.draw.layout import lay_out
from rollwrite.draw.maps import number_of
from rollwrite.draw.shapes import Drawing, Group, Path, Shape
from rollwrite.draw.spaces import draw_box
from rollwrite.draw.taps import draw_taps
from rollwrite.draw.written import Written
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words import Words
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.speech import named


def draw_sheet(
    sheet: Sheet,
    words: Words,
    page: Page | None = None,
    legal: Iterable[Move] = (),
    *,
    upright: bool = True,
) -> Drawing:
    """Return *sheet* with what *page* holds and taps for *legal* moves; *upright* for phones."""
    board = lay_out(sheet, words, upright=upright)
    written = Written(page)
    width, height = round(board.width, 2), round(board.bottom + MARGIN, 2)
    paper = Path(box(width, height, 0).at(width / 2, height / 2), "paper")
    spaces = (_space(board, spot, written) for spot in board.spots)
    shapes = (paper, *board.under, *spaces, *board.over, *_above(board, written, legal))
    return Drawing(width, height, shapes, f"{sheet.letter} {named(SHEETS, sheet.key, words)}")


def _above(board: Board, written: Written, legal: Iterable[Move]) -> tuple[Shape, ...]:
    """Return badges and taps; the signs on the borders of regions stay above the rings."""
    on_spaces, on_badges = draw_taps(board, legal, written.page)
    badges = [_badge(board, badge, written) for badge in board.badges]
    if not board.regions:
        return (*badges, on_spaces, on_badges)
    badges += _numbers(board, written)
    return (_borders(board), on_spaces, Group(tuple(badges), "above"), on_badges)


def _space(board: Board, spot: Spot, written: Written) -> Group:
    draw = draw_hex if spot.form == "hex" else draw_box
    return Group(
        tuple(draw(board, replace(spot, x=0, y=0), written)),
        "space",
        label=label(board, spot, written),
        name=board.sheet.names[spot.space],
        x=spot.x,
        y=spot.y,
    )


def _badge(board: Board, badge: Badge, written: Written) -> Group:
    return Group(tuple(draw_badge(board, replace(badge, x=0, y=0), written)), x=badge.x, y=badge.y)


def _borders(board: Board) -> Path:
    """Return the sides of hexes that part regions."""
    d = "".join(
        f"M{number(x)} {number(y)}l{number(u - x)} {number(v - y)}"
        for (x, y), (u, v) in board.borders
    )
    return Path(d, "region")


def _numbers(board: Board, written: Written) -> list[Group]:
    """Return the numbers of regions, each in a corner of its own."""
    return [
        Group(tuple(number_chip(0, 0, number_of(area), full=written.taken(area))), x=x, y=y)
        for area, (x, y) in board.numbers
    ]
