"""Lines and groups of boxes: overflow, landmarks, sun and rain, same type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from rollwrite.cli.canvas import Lines, wrapped
from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.rolling.colours import CROSSED
from rollwrite.cli.rolling.signs import CROSS, HAD, LINE_SIGNS, sign
from rollwrite.cli.rolling.view import View
from rollwrite.engine.bits import bitset, members
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS
from rollwrite.games.rolling.sheet import Area, Counting
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, HABITAT_CODES
from rollwrite.games.speech import msg, named

TITLES = {
    "overflow": msg("overflow"),
    "landmark": msg("landmarks"),
    "same": msg("same type"),
    "weather": msg("sun and rain"),
    "sun": msg("sun"),
    "rain": msg("rain"),
}
HEADS = dict(zip(HABITAT_WORDS, HABITAT_CODES, strict=True)) | dict(
    zip(ANIMAL_WORDS, ANIMAL_LETTERS, strict=True)
)
Columns = Sequence[tuple[str, tuple[int, ...]]]


def draw_tracks_of_boxes(view: View, width: int) -> Lines:
    """Return every single line and group of boxes, each from a new line."""
    found: Lines = []
    for _, columns in _families(view):
        key, spaces = columns[0]
        if len(columns) == 1 and not _is_strip(view, key):
            found += _track(view, key, spaces, width)
    return found


def draw_grids_of_boxes(view: View) -> list[Lines]:
    """Return a grid for every family of lines or groups, with the strips that lead to it."""
    found: list[Lines] = []
    strips: Lines = []
    for family, columns in _families(view):
        key, spaces = columns[0]
        if len(columns) > 1:
            found.append([*_title(view, family), *strips, *_grid(view, columns)])
            strips = []
        elif _is_strip(view, key):
            strips.append(_strip(view, key, spaces))
    return found


def _families(view: View) -> Iterator[tuple[str, Columns]]:
    """Yield lines and groups, those together whose keys begin alike."""
    boxes = {**view.sheet.lines, **_groups(view)}
    for family, columns in groupby(boxes.items(), key=lambda item: _family(item[0])):
        yield family, list(columns)


def _is_strip(view: View, key: str) -> bool:
    return key in LINE_SIGNS and key in view.sheet.lines


def _groups(view: View) -> dict[str, tuple[int, ...]]:
    inner = {
        key: spaces for key, spaces in view.sheet.groups.items() if key not in view.sheet.lines
    }
    return {key: tuple(members(spaces)) for key, spaces in inner.items() if _is_group(view, spaces)}


def _is_group(view: View, spaces: int) -> bool:
    """Return whether *spaces* are boxes of which one is chosen, not a set that goals name."""
    lines = bitset(box for line in view.sheet.boxes for box in line)
    return not spaces & (view.sheet.hexes | lines)


def _family(key: str) -> str:
    return key.rpartition("-")[0] or key


def _title(view: View, key: str) -> Lines:
    return [Text().append(named(TITLES, key, view.words), TITLE)]


def _strip(view: View, key: str, spaces: tuple[int, ...]) -> Text:
    """Return a line of equal signs, those crossed that were had."""
    pieces = [
        Text(f"{CROSS} ", CROSSED) if view.marked(box) else Text(f"{LINE_SIGNS[key]} ")
        for box in spaces
    ]
    return Text(" ").join(pieces)


def _track(view: View, key: str, spaces: tuple[int, ...], width: int) -> Lines:
    whole = bitset(spaces)
    measure = next((each for each in view.sheet.score if each.spaces == whole), None)
    pieces = []
    for number, box in enumerate(spaces):
        piece = Text()
        if measure and measure.kind == Counting.HEADER:
            piece.append(f"{measure.values[number]}:", QUIET)
        piece.append_text(view.box(box))
        pieces.append(piece)
    (title,) = _title(view, key)
    return wrapped([title, *pieces], width, 1)


def _grid(view: View, columns: Columns) -> Lines:
    rows = max(len(boxes) for _, boxes in columns)
    lines = []
    heads = [key.rpartition("-")[2] for key, _ in columns]
    if not heads[0].isdecimal():
        names = (view.words(HEADS[head]) if head in HEADS else head[:2] for head in heads)
        lines.append(Text(" ".join(name.ljust(2) for name in names), QUIET))
    for row in range(rows):
        cells = [view.box(boxes[row]) if row < len(boxes) else Text("  ") for _, boxes in columns]
        line = Text(" ").join(cells)
        for area in _across(view, columns, row):
            line.append(f" {_given(view, area)}", QUIET)
        lines.append(line)
    ends = [_given(view, area) if area else "" for area in _wholes(view, columns)]
    if any(ends):
        lines.append(Text(" ".join(end.ljust(2) for end in ends), QUIET))
    return lines


def _given(view: View, area: Area) -> str:
    """Return what *area* gives; a sign that it has been had when it was."""
    return HAD if view.page.taken >> area.index & 1 else sign(area, view.sheet, view.words)


def _across(view: View, columns: Columns, row: int) -> Iterator[Area]:
    """Yield the areas that are row *row* of a grid."""
    boxes = bitset(boxes[row] for _, boxes in columns if row < len(boxes))
    return (area for area in view.sheet.areas if area.spaces == boxes)


def _wholes(view: View, columns: Columns) -> Iterator[Area | None]:
    """Yield for each column the area that is the whole of it."""
    for _, boxes in columns:
        whole = bitset(boxes)
        yield next((area for area in view.sheet.areas if area.spaces == whole), None)
