"""The box of the score: a line for each thing that counts, and room for the total."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import CONE, HABITAT_ICONS
from rollwrite.draw.leaf import Room
from rollwrite.draw.outlines import rosette
from rollwrite.draw.shapes import Blank, Drawing, Icon, Path, Shape, Text
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import Counting, Measure
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.speech import capital, msg, named
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import fitted, running, section

HINTS = {
    Counting.HEADER: msg("points of the last circled hex"),
    Counting.PRINTED: msg("circled points, and the whole"),
    Counting.LEFTOVERS: msg("animals and cones, divided by 5"),
}
HEAD, FOOT = 8.0, 0.5
ROW, LEAST, MOST = 7.0, 6.0, 9.0
NARROW, HIGHER = 40, 11.5
"""Where a box is less wide, the words of a row stand above it, and the row is higher."""
LEFT, BOX = 7.4, 14.0
"""Where the words of a row begin, after its sign; and how wide its box is."""
TYPE, HINT = 4.1, 3.3
GAP = 5.0


class _Row(Struct, frozen=True):
    """A line of the score."""

    key: str
    label: str
    hint: str = ""
    points: str = ""


def draw_score(piece: Piece, width: float, height: float) -> Drawing:
    """Return the lines of the score, in two columns where the room is low."""
    rows = list(_rows(piece))
    if width < NARROW:
        return _narrow(rows, width, piece)
    columns = 1 if HEAD + LEAST * len(rows) <= height else 2
    long = -(-len(rows) // columns)
    step = min(max((height - HEAD - FOOT) / long, LEAST), MOST if columns == 1 else ROW)
    wide = (width - GAP * (columns - 1)) / columns
    size = _size(rows, TYPE, "body", wide - BOX - LEFT - 1.6)
    shapes = section(piece.words("Score"), 0, width)
    blanks: list[Blank] = []
    for at, row in enumerate(rows):
        x, y = at // long * (wide + GAP), HEAD + at % long * step
        shapes += _draw_row(row, Room(x, y, wide, step), size)
        blanks += _blank(row, x + wide - BOX / 2 - 0.4, y + step / 2, BOX, step - 1.3, piece)
    high = round(HEAD + long * step + FOOT, 2)
    return Drawing(width, high, tuple(shapes), blanks=tuple(blanks))


def _rows(piece: Piece) -> Iterator[_Row]:
    score = score_page(piece.page) if piece.page else None
    for at, measure in enumerate(piece.sheet.score):
        label = capital(named(LINES, measure.key, piece.words))
        points = str(score.lines[at].points) if score else ""
        yield _Row(measure.key, label, _hint(measure, piece), points)
    total = str(score.total) if score else ""
    yield _Row("total", piece.words("Total"), points=total)


def _hint(measure: Measure, piece: Piece) -> str:
    """Return how a line is counted; of equal ones only the first says it."""
    first = next(each for each in piece.sheet.score if each.kind == measure.kind)
    return piece.words(HINTS[measure.kind]) if measure.kind in HINTS and first is measure else ""


def _size(rows: list[_Row], size: float, style: str, room: float) -> float:
    """Return *size*, or the smaller one in which the words of all *rows* fit into *room*."""
    return min(fitted(row.label, size, style, room) for row in rows)


def _draw_row(row: _Row, room: Room, size: float) -> Iterator[Shape]:
    middle, high = room.top + room.height / 2, room.height - 1.3
    yield Path(f"M{room.left:.2f} {room.top:.2f}h{room.width:.2f}", "rule-soft")
    yield from _sign(row.key, room.left + 3.3, middle, min(5.8, room.height - 1))
    left, right = room.left + LEFT, room.right - BOX
    style = "total" if row.key == "total" else "body"
    yield Text(left, middle, size + (style == "total"), row.label, style)
    left += running(row.label, size, style) + 2
    if row.hint and left + running(row.hint, HINT, "quiet") < right - 2:
        yield Text(right - 2, middle, HINT, row.hint, "quiet-end")
    yield from _draw_box(row, right + BOX / 2 - 0.4, middle, BOX, high)


def _draw_box(row: _Row, x: float, y: float, width: float, height: float) -> Iterator[Shape]:
    style = "box-heavy" if row.key == "total" else "box"
    yield Path(box(width, round(height, 2), 1.2).at(x, y), style)
    if row.points:
        yield Text(x, y, 4.6, row.points, "strong-middle")


def _narrow(rows: list[_Row], width: float, piece: Piece) -> Drawing:
    """Return the lines of the score, each below its words."""
    shapes = section(piece.words("Score"), 0, width)
    blanks: list[Blank] = []
    size = _size(rows, 3.4, "strong", width)
    for at, row in enumerate(rows):
        y = HEAD + at * HIGHER
        shapes.append(Text(0, y + 1.3, size, row.label, "strong"))
        shapes += _sign(row.key, 3, y + 7, 5.4)
        room = (7 + (width - 7) / 2, y + 7, width - 7.6, 6)
        shapes += _draw_box(row, *room)
        blanks += _blank(row, *room, piece)
    return Drawing(width, HEAD + len(rows) * HIGHER, tuple(shapes), blanks=tuple(blanks))


def _blank(
    row: _Row, x: float, y: float, width: float, height: float, piece: Piece
) -> Iterator[Blank]:
    """Yield the box of a row where it is filled in on a screen."""
    if piece.fillable:
        label = piece.words("Score: %(line)s", line=row.label)
        yield Blank(f"score-{row.key}", label, x, y, width, height, letters=3)


def _sign(key: str, x: float, y: float, size: float) -> list[Shape]:
    """Return the sign of a line: its habitat, a dashed hex, a cone, or the rosette of points."""
    if key in HABITAT_WORDS:
        hex = hexagon(round(size * 0.866, 2), round(size, 2)).at(x, y)
        icon = HABITAT_ICONS[HABITAT_WORDS.index(key)]
        return [Path(hex, f"hex free-{key}"), Icon(icon, x, y, size * 0.62, f"on-{key}")]
    match key:
        case "total":
            return []
        case "overflow":
            return [Path(hexagon(round(size * 0.866, 2), round(size, 2)).at(x, y), "overflow")]
        case "leftovers":
            return [Icon(CONE, x, y, size, "icon")]
    return [Path(rosette(round(size, 2)).at(x, y), "sign")]
