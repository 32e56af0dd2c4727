"""The head of a page: letter, title and stars, how the sheet is filled, name and date."""

from __future__ import annotations

from rollwrite.draw.geometry import FLAT, hexagon
from rollwrite.draw.icons import STAR
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Shape, Text
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words import Words
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.rolling.words.speech import msg, named
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import fitted, paragraph, running

FILLS = {
    Fill.TOPMOST: msg("Five columns. Write sizes from the top; what is full is full."),
    Fill.LEFTMOST: msg(
        "Five tracks. Circle hexes from the left; what does not fit goes to the overflow track."
    ),
    Fill.TOUCHING: msg("A map. Start at the star; each hex you circle touches a circled one."),
    Fill.ANYWHERE: msg("Regions. Write animals of the card into hexes of its habitat, anywhere."),
}
HIGH = 21.0
TITLE = 11.0
LEFT = 27.0
NARROW = 150
"""A head that is less wide has no sentence, and its lines below the title."""


def draw_banner(piece: Piece, width: float, height: float) -> Drawing:
    """Return the head of a sheet without lines to write on."""
    head = draw_heading(piece, width, height)
    kept = (shape for shape in head.shapes if not isinstance(shape, Group))
    return Drawing(head.width, head.height, tuple(kept))


def draw_heading(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the head of a sheet."""
    shapes, title = _plate(piece.sheet.letter), named(SHEETS, piece.sheet.key, piece.words)
    narrow = width < NARROW
    room = width - LEFT if narrow else 0.46 * width
    stars = 6.2 * piece.sheet.stars
    size = fitted(title, TITLE, "head", room - stars - 3)
    shapes.append(Text(LEFT, 6.5, size, title, "head"))
    x = LEFT + running(title, size, "head") + 5
    shapes += [Icon(STAR, x + 6.2 * at, 6.5, 5, "icon") for at in range(piece.sheet.stars)]
    if narrow:
        shapes.append(draw_lines(piece, LEFT, width, 16))
    else:
        shapes.append(draw_lines(piece, LEFT + room + 5, width, 8))
        shapes += paragraph(LEFT, 13.6, width - LEFT, 4, _sentence(piece))[0]
    return Drawing(width, HIGH, tuple(shapes))


def _sentence(piece: Piece) -> str:
    """Return how the sheet is filled, or what has to be reached on it."""
    _, scenario = piece.words, piece.scenario
    if scenario is None:
        return _(FILLS[piece.sheet.fill])
    score = _.n_("%(count)d point or more", "%(count)d points or more", scenario.score)
    goals = ", ".join((score, *(goal_words(goal, _) for goal in scenario.goals)))
    return f"{_('Scenario %(number)d', number=scenario.number)}: {goals}"


def draw_title(text: str, sentence: str, width: float, piece: Piece | None = None) -> Drawing:
    """Return the head of a page that is no sheet, with lines if it is *piece* of somebody."""
    size = fitted(text, TITLE, "head", width * 0.48 if piece else width)
    shapes: list[Shape] = [Text(0, 6.5, size, text, "head")]
    if piece:
        shapes.append(draw_lines(piece, width * 0.53, width, 8))
    more, bottom = paragraph(0, 13.6, width, 4, sentence, "body")
    return Drawing(width, bottom, (*shapes, *more))


def draw_lines(piece: Piece, left: float, right: float, y: float) -> Group:
    """Return the lines for name and date, filled in if they are known."""
    _: Words = piece.words
    name, date = _("Name"), _("Date")
    end = right - 24 - running(date, 4, "body")
    lines = _line(name, piece.name, left, end, y) + _line(date, piece.date, end + 3, right, y)
    return Group(tuple(lines))


def _line(label: str, filled: str, left: float, right: float, y: float) -> list[Shape]:
    start = left + running(label, 4, "body") + 1.5
    shapes: list[Shape] = [Text(left, y, 4, label, "body")]
    shapes.append(Path(f"M{start:.2f} {y + 2:.2f}H{right:.2f}", "rule"))
    if filled:
        size = fitted(filled, 4.6, "written", right - start - 2)
        shapes.append(Text(start + 1, y - 0.2, size, filled, "written"))
    return shapes


def _plate(letter: str) -> list[Shape]:
    plate = hexagon(round(22 * FLAT, 2), 22)
    return [Path(plate.at(11.5, 11), "plate"), Text(11.5, 11, 14, letter, "letter")]
