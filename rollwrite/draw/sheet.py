"""A sheet, blank or filled in, as one drawing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rollwrite.draw.badges import draw_badge, number_chip
from rollwrite.draw.board import MARGIN, Badge, Board, Spot
from rollwrite.draw.geometry import box, number
from rollwrite.draw.ghosts import draw_ghosts
from rollwrite.draw.hexes import draw_hex
from rollwrite.draw.labels import badge_label, count_words, label
from rollwrite.draw.layout import lay_out
from rollwrite.draw.maps import number_of
from rollwrite.draw.shapes import Drawing, Group, Path, Point, Shape, Text
from rollwrite.draw.spaces import draw_box
from rollwrite.draw.taps import draw_tap, find_taps
from rollwrite.draw.written import Ink, Written
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Area, Sheet
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.speech import Words, named


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
    written, legal = Written(page), tuple(legal)
    width, height = round(board.width, 2), round(board.bottom + MARGIN, 2)
    paper = Path(box(width, height, 0).at(width / 2, height / 2), "paper")
    inks = written.inks(sheet)
    spaces = (draw_space(board, spot, inks[spot.space]) for spot in board.spots)
    shapes: list[Shape] = [paper, *board.under, *spaces]
    if page is not None:
        shapes += [*draw_ghosts(board, legal, page), *draw_counts(board, page)]
    shapes += [*board.over, *_above(board, written, legal)]
    return Drawing(width, height, tuple(shapes), title(board))


def title(board: Board) -> str:
    """Return the letter and the name of the sheet."""
    return f"{board.sheet.letter} {named(SHEETS, board.sheet.key, board.words)}"


def draw_space(board: Board, spot: Spot, ink: Ink) -> Group:
    """Return the space at *spot* with *ink* written in it."""
    draw = draw_hex if spot.form == "hex" else draw_box
    return Group(
        tuple(draw(board, replace(spot, x=0, y=0), ink)),
        "space",
        label=label(board, spot.space, ink),
        name=board.sheet.names[spot.space],
        x=spot.x,
        y=spot.y,
    )


def draw_sign(board: Board, badge: Badge, *, taken: bool) -> Group:
    """Return what an area gives, where it stands."""
    shapes = draw_badge(board, replace(badge, x=0, y=0), taken=taken)
    said = badge_label(board, badge.area, taken=taken)
    return Group(tuple(shapes), label=said, x=badge.x, y=badge.y)


def draw_number(board: Board, area: Area, at: Point, *, full: bool) -> Group:
    """Return the number of a region in its corner, black when the region is *full*."""
    shapes = number_chip(0, 0, number_of(area), full=full)
    x, y = at
    return Group(tuple(shapes), label=badge_label(board, area, taken=full), x=x, y=y)


def draw_counts(board: Board, page: Page) -> list[Text]:
    """Return how many of some spaces are marked, as soon as one is."""
    return [
        Text(x, y, 3.6, count_words(spaces & page.marks, spaces, board.words), "count")
        for (x, y), spaces in board.counts
        if spaces & page.marks
    ]


def draw_borders(board: Board) -> Path:
    """Return the sides of hexes that part regions."""
    d = "".join(
        f"M{number(x)} {number(y)}l{number(u - x)} {number(v - y)}"
        for (x, y), (u, v) in board.borders
    )
    return Path(d, "region")


def _above(board: Board, written: Written, legal: tuple[Move, ...]) -> tuple[Shape, ...]:
    """Return badges and taps; the signs on the borders of regions stay above the rings."""
    on: dict[type, list[Shape]] = {Spot: [], Badge: []}
    for place, moves in find_taps(board, legal).items():
        on[type(place)].append(draw_tap(board, place, moves, written))
    on_spaces, on_badges = Group(tuple(on[Spot]), "taps"), Group(tuple(on[Badge]), "taps")
    badges = [draw_sign(board, badge, taken=written.taken(badge.area)) for badge in board.badges]
    if not board.regions:
        return (*badges, on_spaces, on_badges)
    badges += [draw_number(board, area, at, full=written.taken(area)) for area, at in board.numbers]
    return (draw_borders(board), on_spaces, Group(tuple(badges), "above"), on_badges)
