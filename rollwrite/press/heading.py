"""The head of a page: letter, title and stars, how the sheet is filled, name and date."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.draw.geometry import FLAT, hexagon
from rollwrite.draw.icons import STAR
from rollwrite.draw.shapes import Blank, Drawing, Group, Icon, Path, Shape, Text
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words, msg, named, told_of
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import (
    LEADING,
    balanced,
    fitted,
    paragraph,
    running,
    saving,
    shortened,
)

FILLS = {
    Fill.TOPMOST: msg("Five columns. Write sizes from the top; what is full is full."),
    Fill.LEFTMOST: msg(
        "Five tracks. Circle hexes from the left; what does not fit goes to the overflow track."
    ),
    Fill.TOUCHING: msg("A map. Start at the star; each hex you circle touches a circled one."),
    Fill.ANYWHERE: msg("Regions. Write animals of the card into hexes of its habitat, anywhere."),
}
HIGH = 21.0
TITLE, SMALLER = 11.0, 7.2
GOALS, GOALS_END = (3.8, 3.6, 3.4), 14.5
"""How large the goals of a scenario are set in a narrow head, and how far down at the most."""
TOLD, LARGE = 3.55, 180
"""How small the sentence below a title may be, and how wide a head is where it may be smaller."""
LEFT = 27.0
LEAST = 2.5
"""Smaller type is hard to read: a name that does not fit is cut short."""
DATE = 26.0
"""How wide the line for the date is, with the spaces beside it."""
NARROW = 150
"""A head that is less wide has no sentence, and its lines below the title."""


def draw_banner(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the head of a sheet without lines to write on."""
    shapes, _end = _title(piece, TITLE, 6.5, width - LEFT)
    shapes += _told(_sentence(piece), width)
    return Drawing(width, HIGH, tuple(shapes))


def draw_heading(piece: Piece, width: float, height: float) -> Drawing:
    """Return the head of a sheet."""
    if width < NARROW:
        return _narrow(piece, width, height)
    shapes, end = _title(piece, TITLE, 6.5, 0.42 * width)
    left, y = max(width * 0.55, end), 8.0
    shapes += _told(_sentence(piece), width)
    return _lined(piece, shapes, left, width, y)


def _told(sentence: str, width: float) -> list[Text]:
    """Return *sentence* below the title, a little smaller where that saves a second line."""
    room = width - LEFT
    size = fitted(sentence, 4, "body", room)
    return _set(sentence, 13.6, size if size >= TOLD and width > LARGE else 4, room)


def _narrow(piece: Piece, width: float, height: float) -> Drawing:
    """Return a head with its lines below the title, or as low as can be below some goals."""
    if piece.scenario is None:
        return _lined(piece, _title(piece, TITLE, 6.5, width - LEFT)[0], LEFT, width, 16)
    shapes, _end = _title(piece, SMALLER, 3.4, width - LEFT)
    goals = _sentence(piece)
    tries = (_set(goals, 6.8, size, width - LEFT) for size in GOALS)
    shapes += next(each for each in tries if each[-1].y <= GOALS_END or each[-1].size == GOALS[-1])
    return _lined(piece, shapes, LEFT, width, max(height, HIGH) - 2.5)


def _set(text: str, y: float, size: float, room: float) -> list[Text]:
    """Return *text* below *y*, in lines that are about equally long."""
    return [
        Text(LEFT, round(y + (at + 0.5) * LEADING * size, 3), size, line, "body")
        for at, line in enumerate(balanced(text, size, "body", room))
    ]


def _title(piece: Piece, size: float, y: float, room: float) -> tuple[list[Shape], float]:
    """Return the letter, the title and the stars of a sheet within *room*, and where they end."""
    shapes, title = _plate(piece.sheet.letter), named(SHEETS, piece.sheet.key, piece.words)
    stars = 6.2 * piece.sheet.stars
    size = fitted(title, size, "head", room - stars - 3)
    shapes.append(Text(LEFT, y, size, title, "head"))
    x = LEFT + running(title, size, "head") + 5
    shapes += [Icon(STAR, x + 6.2 * at, y, 5, "icon") for at in range(piece.sheet.stars)]
    return shapes, x + stars + 3


def _lined(piece: Piece, shapes: list[Shape], left: float, right: float, y: float) -> Drawing:
    """Return *shapes* as a head, with lines for name and date."""
    drawn = (*shapes, draw_lines(piece, left, right, y))
    high = max(HIGH, y + 2.5)
    return Drawing(right, high, drawn, blanks=line_blanks(piece, left, right, y))


def _sentence(piece: Piece) -> str:
    """Return how the sheet is filled, or what has to be reached on it."""
    _, scenario = piece.words, piece.scenario
    if scenario is None:
        return _(FILLS[piece.sheet.fill])
    name = _("Scenario %(number)d", number=scenario.number)
    return told_of(name, scenario_words(scenario, _), _)


def scenario_words(scenario: Scenario, _: Words) -> str:
    """Return what has to be reached in *scenario*."""
    score = _.n_("%(count)d point or more", "%(count)d points or more", scenario.score)
    return ", ".join((score, *(goal_words(goal, _) for goal in scenario.goals)))


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
    end, drawn = right - DATE - running(date, 4, "body"), not piece.fillable
    return (
        _Line("name", name, piece.name, left, end, drawn),
        _Line("date", date, piece.date, end + 3, right, drawn),
    )


def _plate(letter: str) -> list[Shape]:
    plate = hexagon(round(22 * FLAT, 2), 22)
    return [Path(plate.at(11.5, 11), "plate"), Text(11.5, 11, 14, letter, "letter")]
