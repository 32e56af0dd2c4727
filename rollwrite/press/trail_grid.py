"""The grid of a tracker: a row for each step, and at its end a circle for each of five people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from rollwrite.draw.geometry import box
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Blank, Path, Shape, Text
from rollwrite.games.speech import told_of
from rollwrite.press.piece import Piece
from rollwrite.press.trails import PLAYERS, Trail
from rollwrite.press.typesetting import balanced, broken, cut, running, shortened

HEAD = 11.0
SIZES = (3.8, 3.6, SMALLER := 3.4)
"""How large all goals are: as large as can be without more lines."""
PITCH = 1.22
"""From line to line, when the type is 1 high."""
BESIDE = 20.0
"""How much of a row the number and the letter of the sheet take, with the space after the words."""
NAMES = (3.4, 3.0, SMALL := 2.6)
"""How large names are, as there is room; and days."""
TRAILS = (0.1, 0.09, 0.08, 0.07)
"""How wide a trail can be, as a part of the page; the last is the narrowest."""
LINES = 3
"""In how many lines a name is set."""
WRITTEN = "written-middle"
WIDE = 200.0
"""How wide a page of trails is, except in large print."""
NARROWEST = TRAILS[-1] * WIDE - 1
"""How wide a line of a name is at least, on such a page."""
TICK = "l-1.1 -1.2m1.1 1.2l2.1 -2.6"
LOW = 9.0
"""In a lower row the day stands beside its circle, not below it."""


def column_beside(rows: Iterable[Sequence[str]], width: float) -> float:
    """Return how wide a trail is: as wide as can be without more lines of words in *rows*."""
    texts = [text for row in rows for text in row]
    counted = {part: _count(texts, SMALLER, _room(width, part)) for part in TRAILS}
    return width * next(part for part, lines in counted.items() if lines == counted[TRAILS[-1]])


def size_beside(rows: Iterable[Sequence[str]], width: float, column: float) -> float:
    """Return how large the words of *rows* are beside trails that are *column* wide."""
    texts = [text for row in rows for text in row]
    room = _room(width, column / width)
    counted = {size: _count(texts, size, room) for size in SIZES}
    return next(size for size, lines in counted.items() if lines == counted[SMALLER])


def _room(width: float, part: float) -> float:
    return width * (1 - PLAYERS * part) - BESIDE


def _count(texts: Iterable[str], size: float, room: float) -> int:
    return sum(len(broken(text, size, "body", room)) for text in texts)


class Band(Struct, frozen=True):
    """What a row takes of the page."""

    y: float
    high: float

    @property
    def middle(self) -> float:
        """Return where its middle is."""
        return self.y + self.high / 2


class TrailGrid(Struct, frozen=True):
    """Rows *step* high or higher, and five trails at the right of them."""

    piece: Piece
    width: float
    step: float
    column: float
    """How wide a trail is."""
    size: float = SIZES[0]
    """How large what has to be reached is told."""

    @property
    def left(self) -> float:
        """Return where the trails begin."""
        return self.width - PLAYERS * self.column

    def names(self) -> Iterator[Shape]:
        """Yield a line for each person above their trail, with the name if it is known."""
        yield Text(self.left - 2, 7.2, 3.8, self.piece.words("Players"), "quiet-end")
        for at, trail in enumerate(self._people()):
            x = self.left + (at + 0.5) * self.column
            yield Path(f"M{x - self.column / 2 + 1:.2f} 9h{self.column - 2}", "rule")
            if trail.name and not self.piece.fillable:
                yield from self._name(trail.name, x)

    def _name(self, name: str, x: float) -> Iterator[Shape]:
        """Yield *name* in a few lines above its line; what is too long even then is shortened."""
        room, style = self.column - 1, WRITTEN
        # Large print is a narrower page: there a long name may be as small as elsewhere.
        least = round(SMALL * min(1, self.width / WIDE), 2)
        tries = ((size, cut(name, size, style, room)) for size in (*NAMES, least))
        size, found = next(each for each in tries if len(each[1]) <= LINES or each[0] == least)
        *first, last = found
        lines = [*first[: LINES - 1], " ".join((*first[LINES - 1 :], last))]
        for number, line in enumerate(lines):
            y = round(9 - size * (len(lines) - number - 0.38), 2)
            yield Text(x, y, size, shortened(line, size, style, room), style)

    def bands(self, rows: Iterable[Sequence[str]], height: float) -> list[Band]:
        """Return what each of *rows* takes of *height*: who has more lines is so much higher."""
        lines = [len(self._lines(row, BESIDE - 2)) for row in rows]
        least = height / len(lines) - self._pitch * (sum(lines) / len(lines) - min(lines))
        highs = [least + (count - min(lines)) * self._pitch for count in lines]
        return [Band(HEAD + sum(highs[:at]), high) for at, high in enumerate(highs)]

    @property
    def _pitch(self) -> float:
        return self.size * PITCH

    def row(self, number: str, sheet: str, texts: Sequence[str], band: Band) -> Iterator[Shape]:
        """Yield what has to be reached."""
        yield self.end(band.y)
        yield Text(4, band.middle, min(5.0, self.step - 1.5), number, "figure")
        x = 8.0
        if sheet:
            yield Path(box(6, 6, 1.4).at(x + 4, band.middle), "box")
            yield Text(x + 4, band.middle, 4.2, sheet, "strong-middle")
            x = BESIDE - 2
        lines = self._lines(texts, x)
        for at, (line, style) in enumerate(lines):
            y = round(band.middle + (at - (len(lines) - 1) / 2) * self._pitch, 2)
            yield Text(x, y, self.size if style == "body" else SMALLER, line, style)

    def _lines(self, texts: Sequence[str], x: float) -> list[tuple[str, str]]:
        """Return *texts* as lines that begin at *x*, with their style: the first text is loud."""
        return [
            (line, "quiet" if at else "body")
            for at, text in enumerate(texts)
            for line in balanced(text, self.size, "body", self.left - x - 2)
        ]

    def end(self, y: float) -> Path:
        """Return the line at which a row ends."""
        return Path(f"M0 {y:.2f}H{self.width:.2f}", "rule-soft")

    def trails(self, step: tuple[str, int], middle: float) -> Iterator[Shape]:
        """Yield a circle for everybody; it is ticked, with the day, where *step* was reached."""
        for at, trail in enumerate(self._people()):
            x = self.left + (at + 0.5) * self.column
            day = None if self.piece.fillable else trail.day(step)
            if day is None:
                yield Path(circle(self._size).at(x, middle), "box")
            else:
                yield from self._reached(day, x, middle)

    def _reached(self, day: str, x: float, y: float) -> Iterator[Shape]:
        size = self._size
        wide = running(day, SMALL, "written-middle")
        if day and self.step >= LOW:
            size = self._size - 1.6
            yield Text(x, y + min(self.step / 2 - 1.7, 4.4), SMALL, day, "written-middle")
            y -= 1.4
        elif day:
            size = 4.2
            yield Text(x + size / 2 + 0.5, y, SMALL, day, "written-middle")
            x -= wide / 2 + 0.5
        yield Path(circle(size).at(x, y), "box")
        yield Path(f"M{x - 0.35:.2f} {y + 1.1:.2f}{TICK}", "tick")

    def name_blanks(self, key: str) -> Iterator[Blank]:
        """Yield the lines for names where they are filled in on a screen."""
        for at, trail in enumerate(self._people() if self.piece.fillable else ()):
            label, x = self._person(at), self.left + (at + 0.5) * self.column
            yield Blank(
                f"{key}-player-{at + 1}", label, x, 6, self.column - 1, 5.6, value=trail.name
            )

    def blanks(self, key: str, said: str, middle: float) -> Iterator[Blank]:
        """Yield the circles of a row where they are filled in on a screen."""
        for at in range(PLAYERS if self.piece.fillable else 0):
            x, size = self.left + (at + 0.5) * self.column, self._size
            label = told_of(said, self._person(at), self.piece.words)
            yield Blank(f"{key}-player-{at + 1}", label, x, middle, size, size, "cross")

    @property
    def _size(self) -> float:
        return round(min(7.0, self.step - 1.2), 2)

    def _people(self) -> tuple[Trail, ...]:
        trails = self.piece.trails
        return (*trails, *[Trail()] * (PLAYERS - len(trails)))

    def _person(self, at: int) -> str:
        _ = self.piece.words
        return self._people()[at].name or _("Player %(number)d", number=at + 1)
