"""The parts of a sheet beside its hexes: grids of boxes, panels, cells and lines of boxes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from msgspec import Struct

from rollwrite.draw.board import MARGIN, TITLE, Badge, Board, Head, Spot
from rollwrite.draw.geometry import FLAT, box
from rollwrite.draw.icons import ANIMAL_ICONS
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Icon, Path
from rollwrite.draw.signs import signs_of
from rollwrite.engine.bits import bitset, members
from rollwrite.games.rolling.nature import ANIMAL_WORDS, ANIMALS
from rollwrite.games.rolling.sheet import OneOf
from rollwrite.games.rolling.words.names import animals_name

CELLS = 7
"""Cells of a bonus area in one row."""
PICK = 9.75
"""How high a box of a panel is."""
GAP = 0.75
NAME = 19.0
"""Room on a phone for the name of a line before its boxes; on paper it stands above them."""


class Grid(Struct, frozen=True):
    """The measures of a grid of boxes."""

    across: float
    down: float
    width: float
    height: float
    sign: float
    title: str = ""


def lay_grid(board: Board, keys: Sequence[str], x: float, y: float, grid: Grid) -> None:
    """Lay out the lines *keys* as columns and pin what rows and columns give."""
    if grid.title:
        board.title(x, y + TITLE / 2, grid.title, grid.across * len(keys) + grid.sign)
        y += TITLE + 1.25
    y += _lay_animals(board, keys, x, y, grid)
    columns = [board.sheet.lines[key] for key in keys]
    form = keys[0].partition("-")[0]
    for at, column in enumerate(columns):
        middle = x + at * grid.across + grid.width / 2
        for number, space in enumerate(column):
            down = y + number * grid.down + grid.height / 2
            board.put(Spot(space, form, middle, down, grid.width, grid.height))
    _pin_rows(board, columns, grid)
    _pin_columns(board, columns, y + max(map(len, columns)) * grid.down, grid)


def _lay_animals(board: Board, keys: Sequence[str], x: float, y: float, grid: Grid) -> float:
    """Draw a disc above each column that belongs to an animal; return how much room they take."""
    size = 0.0
    for at, key in enumerate(keys):
        word = key.rpartition("-")[2]
        if word in ANIMAL_WORDS:
            size = 6.5
            middle = (x + at * grid.across + grid.width / 2, y + size / 2)
            animal = ANIMALS[ANIMAL_WORDS.index(word)]
            icon = ANIMAL_ICONS[animal]
            board.under.append(Path(circle(size).at(*middle), f"disc-{word}"))
            board.under.append(Icon(icon, *middle, size * 0.7, f"on-{word}"))
            board.heads.append(Head(animals_name(animal, board.words), *middle, grid.across, size))
    return size + 0.75 if size else 0


def _pin_rows(board: Board, columns: Sequence[tuple[int, ...]], grid: Grid) -> None:
    for row in zip_longest(*columns):
        spaces = [space for space in row if space is not None]
        if area := board.area_of(bitset(spaces)):
            spots = [board.spot(space) for space in spaces]
            right, y = max(spot.x for spot in spots) + grid.width / 2, spots[0].y
            board.under.append(Path(f"M{right + 0.3:.2f} {y:.2f}h1", "link"))
            wide = grid.sign * len(signs_of(area, board.sheet))
            board.pin(Badge(area, "plain", right + 1.6 + wide / 2, y, wide, grid.sign))


def _pin_columns(board: Board, columns: Sequence[tuple[int, ...]], y: float, grid: Grid) -> None:
    """Pin below the boxes what each whole column gives."""
    for column in columns:
        if area := board.area_of(bitset(column)):
            middle = board.spot(column[0]).x
            board.pin(Badge(area, "plain", middle, y + grid.sign / 2, grid.width, grid.sign))


def lay_panels(board: Board, keys: Iterable[str], y: float, title: str) -> None:
    """Lay out those groups of *keys* that a line's box lets one choose from, below *title*."""
    panels = {key: heads for key in keys if (heads := _heads(board, key))}
    if panels and title:
        board.title(board.edge, y + TITLE / 2, title)
        y += TITLE + 1.25
    for at, (key, heads) in enumerate(panels.items()):
        across = (board.width - 2 * board.edge + GAP) / len(panels)
        _lay_panel(board, key, heads, board.edge + at * across, y, across - GAP)


def _lay_panel(board: Board, key: str, heads: list[int], x: float, y: float, width: float) -> None:
    """Lay out one group in two columns, the boxes that give it on top."""
    spaces = [*heads, *members(board.sheet.groups[key])]
    wide, height = (width - 1) / 2, (len(spaces) + 1) // 2 * PICK + 1
    board.under.append(Path(box(width, height, 2.5).at(x + width / 2, y + height / 2), "card"))
    for number, space in enumerate(spaces):
        right, down = (number % 2 + 0.5) * wide, (number // 2 + 0.5) * PICK
        form = "weather" if number < len(heads) else "pick"
        board.put(Spot(space, form, x + 0.5 + right, y + 0.5 + down, wide, PICK))


def _heads(board: Board, key: str) -> list[int]:
    """Return the boxes of lines that let one choose from the group called *key*."""
    wanted = OneOf(board.sheet.groups[key])
    return [
        space
        for line in board.sheet.lines.values()
        for space in line
        if any(wanted in area.asks for area in board.sheet.at[space] if area.spaces == 1 << space)
    ]


def lay_cells(board: Board, key: str, y: float, title: str) -> None:
    """Lay out the group called *key* as large cells."""
    board.title(MARGIN, y + TITLE / 2, title)
    board.counts.append(((board.width - MARGIN, y + TITLE / 2), board.sheet.groups[key]))
    y += TITLE + 1.5
    across = (board.width - 2 * MARGIN + 1) / CELLS
    for at, space in enumerate(members(board.sheet.groups[key])):
        x = MARGIN + at % CELLS * across + (across - 1) / 2
        board.put(Spot(space, "cell", x, y + at // CELLS * 13.25 + 6.1, across - 1, 12.25))


def lay_line(board: Board, key: str, y: float, title: str, *, upright: bool) -> float:
    """Lay out what is left of the line *key* as a row of dashed hexes; return where it begins."""
    boxes = [space for space in board.sheet.lines[key] if not board.placed(space)]
    left = board.edge + (NAME if upright else 0)
    flat = min(11.0, (board.width - left - board.edge) / len(boxes) - 0.25)
    high = round(flat / FLAT, 3)
    if upright:
        board.title(board.edge, y + high / 2, title, NAME - 1)
    else:
        board.title(board.edge, y + TITLE / 2, title)
        y += TITLE + 1.25
    for at, space in enumerate(boxes):
        x = left + flat / 2 + at * (flat + 0.25)
        board.put(Spot(space, "overflow", x, y + high / 2, flat, high))
    return left - MARGIN / 2
