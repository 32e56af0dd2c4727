"""The grid of a tracker: a row for each step, and at its end a circle for each of five people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from rollwrite.draw.geometry import box
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Blank, Path, Shape, Text
from rollwrite.press.piece import Piece
from rollwrite.press.trails import PLAYERS, Trail
from rollwrite.press.typesetting import broken, cut, fitted, running, shortened

HEAD = 11.0
TYPE, SMALLER = 3.8, 3.4
PITCH = 3.5
"""From line to line, where there are several."""
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
    counted = {
        part: sum(len(_lines(text, width * (1 - PLAYERS * part) - BESIDE)) for text in texts)
        for part in TRAILS
    }
    return width * next(part for part, lines in counted.items() if lines == counted[TRAILS[-1]])


def _lines(text: str, room: float) -> list[str]:
    return broken(text, SMALLER, "body", room)


class TrailGrid(Struct, frozen=True):
    """Rows *step* high, and five trails at the right of them."""

    piece: Piece
    width: float
    step: float
    column: float
    """How wide a trail is."""

    @property
    def left(self) -> float:
        """Return where the trails begin."""
        return self.width - PLAYERS * self.column

    def names(self) -> Iterator[Shape]:
        """Yield a line for each person above their trail, with the name if it is known."""
        yield Text(self.left - 2, 6, 3.8, self.piece.words("Players"), "quiet-end")
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

    def row(self, number: str, sheet: str, lines: tuple[str, ...], y: float) -> Iterator[Shape]:
        """Yield what has to be reached."""
        middle, x = y + self.step / 2, 8.0
        yield Path(f"M0 {y:.2f}H{self.width:.2f}", "rule-soft")
        yield Text(4, middle, min(5.0, self.step - 1.5), number, "figure")
        if sheet:
            yield Path(box(6, 6, 1.4).at(x + 4, middle), "box")
            yield Text(x + 4, middle, 4.2, sheet, "strong-middle")
            x += 10
        yield from self._told(lines, x, middle)

    def _told(self, lines: tuple[str, ...], x: float, y: float) -> Iterator[Shape]:
        """Yield *lines*, the first of them loud; all are smaller where one has to be broken."""
        room = self.left - x - 2
        told = [
            (line, "quiet" if at else "body")
            for at, text in enumerate(lines)
            for line in _lines(text, room)
        ]
        size, pitch = (TYPE, 4.3) if len(told) == len(lines) else (SMALLER, PITCH)
        for at, (line, style) in enumerate(told):
            down = round(y + (at - (len(told) - 1) / 2) * pitch, 2)
            fits = fitted(line, size if style == "body" else SMALLER, style, room)
            yield Text(x, down, fits, line, style)

    def trails(self, step: tuple[str, int], y: float) -> Iterator[Shape]:
        """Yield a circle for everybody; it is ticked, with the day, where *step* was reached."""
        for at, trail in enumerate(self._people()):
            x, middle = self.left + (at + 0.5) * self.column, y + self.step / 2
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
            yield Text(x, y + self.step / 2 - 1.7, SMALL, day, "written-middle")
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

    def blanks(self, key: str, said: str, y: float) -> Iterator[Blank]:
        """Yield the circles of a row where they are filled in on a screen."""
        for at in range(PLAYERS if self.piece.fillable else 0):
            x, label = self.left + (at + 0.5) * self.column, f"{said}: {self._person(at)}"
            size = self._size
            yield Blank(f"{key}-player-{at + 1}", label, x, y + self.step / 2, size, size, "cross")

    @property
    def _size(self) -> float:
        return round(min(7.0, self.step - 1.2), 2)

    def _people(self) -> tuple[Trail, ...]:
        trails = self.piece.trails
        return (*trails, *[Trail()] * (PLAYERS - len(trails)))

    def _person(self, at: int) -> str:
        _ = self.piece.words
        return self._people()[at].name or _("Player %(number)d", number=at + 1)
