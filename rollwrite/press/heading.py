"""The head of a page: letter, title and stars, how the sheet is filled, name and date."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.draw.geometry import FLAT, hexagon
from rollwrite.draw.icons import STAR
from rollwrite.draw.shapes import Blank, Drawing, Group, Icon, Path, Shape, Text
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import msg, named
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import fitted, paragraph, running, saving, shortened

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
LEAST = 2.5
"""Smaller type is hard to read: a name that does not fit is cut short."""
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
    room = width - LEFT if narrow else 0.42 * width
    stars = 6.2 * piece.sheet.stars
    size = fitted(title, TITLE, "head", room - stars - 3)
    shapes.append(Text(LEFT, 6.5, size, title, "head"))
    x = LEFT + running(title, size, "head") + 5
    shapes += [Icon(STAR, x + 6.2 * at, 6.5, 5, "icon") for at in range(piece.sheet.stars)]
    left, y = (LEFT, 16.0) if narrow else (max(width * 0.55, x + stars + 3), 8.0)
    shapes.append(draw_lines(piece, left, width, y))
    if not narrow:
        shapes += paragraph(LEFT, 13.6, width - LEFT, 4, _sentence(piece))[0]
    return Drawing(width, HIGH, tuple(shapes), blanks=line_blanks(piece, left, width, y))


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
    size = fitted(text, TITLE, "head", width * 0.36 if piece else width)
    shapes: list[Shape] = [Text(0, 6.5, size, text, "head")]
    blanks: tuple[Blank, ...] = ()
    if piece:
        left = running(text, size, "head") + 6
        shapes.append(draw_lines(piece, left, width, 8))
        blanks = line_blanks(piece, left, width, 8)
    more, bottom = paragraph(0, 13.6, width, saving(sentence, 4, width), sentence, "body")
    return Drawing(width, bottom, (*shapes, *more), blanks=blanks)


def draw_lines(piece: Piece, left: float, right: float, y: float) -> Group:
    """Return the lines for name and date, filled in if they are known."""
    return Group(tuple(shape for line in _lines(piece, left, right) for shape in line.draw(y)))


def line_blanks(piece: Piece, left: float, right: float, y: float) -> tuple[Blank, ...]:
    """Return the lines for name and date as blanks, where they are filled in on a screen."""
    if not piece.fillable:
        return ()
    return tuple(line.blank(y) for line in _lines(piece, left, right))


class _Line(Struct, frozen=True):
    """A line to write on, after its label."""

    key: str
    label: str
    filled: str
    left: float
    right: float
    drawn: bool
    """Whether what is filled in is drawn with it."""

    @property
    def start(self) -> float:
        return self.left + running(self.label, 4, "body") + 1.5

    def draw(self, y: float) -> Iterator[Shape]:
        yield Text(self.left, y, 4, self.label, "body")
        yield Path(f"M{self.start:.2f} {y + 2:.2f}H{self.right:.2f}", "rule")
        if self.filled and self.drawn:
            room = self.right - self.start - 2
            size = max(fitted(self.filled, 4.6, "written", room), LEAST)
            text = shortened(self.filled, size, "written", room)
            yield Text(self.start + 1, y - 0.2, size, text, "written")

    def blank(self, y: float) -> Blank:
        middle, wide = (self.start + self.right) / 2, self.right - self.start
        return Blank(self.key, self.label, middle, y - 1.1, wide, 6, value=self.filled)


def _lines(piece: Piece, left: float, right: float) -> tuple[_Line, _Line]:
    name, date = piece.words("Name"), piece.words("Date")
    end, drawn = right - 24 - running(date, 4, "body"), not piece.fillable
    return (
        _Line("name", name, piece.name, left, end, drawn),
        _Line("date", date, piece.date, end + 3, right, drawn),
    )


def _plate(letter: str) -> list[Shape]:
    plate = hexagon(round(22 * FLAT, 2), 22)
    return [Path(plate.at(11.5, 11), "plate"), Text(11.5, 11, 14, letter, "letter")]
