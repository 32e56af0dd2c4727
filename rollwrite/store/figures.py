"""Figures: what many games on one sheet come to, one game added after the other."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from rollwrite.games.rolling.leaving import Left

MOST_POINTS = 24
"""Of a series, however many games it tells of."""


class Point(Struct, frozen=True):
    """Some games in a row: when the last of them was, and how they scored."""

    at: datetime
    games: int
    points: int
    least: int
    most: int

    @property
    def mean(self) -> float:
        """Return their mean score."""
        return self.points / self.games

    def joined(self, later: Point) -> Point:
        """Return these games and *later* ones together."""
        return Point(
            later.at,
            self.games + later.games,
            self.points + later.points,
            min(self.least, later.least),
            max(self.most, later.most),
        )


class SectionSum(Struct, frozen=True):
    """The points of one section in all games, and in the best."""

    points: int = 0
    best: int = 0


class LeftSum(Struct, frozen=True):
    """What was left lying in all games of which that is known."""

    games: int = 0
    bonuses: int = 0
    points: int = 0
    tokens: int = 0
    animals: int = 0
    idle: int = 0

    def adding(self, left: Left) -> LeftSum:
        """Return the sum with one game more."""
        return LeftSum(
            self.games + 1,
            self.bonuses + left.bonuses,
            self.points + left.points,
            self.tokens + left.tokens,
            self.animals + left.animals,
            self.idle + left.idle,
        )


class Counted(Struct, frozen=True):
    """A game as far as figures tell of it."""

    code: str
    at: datetime
    total: int
    won: bool
    lines: tuple[tuple[str, int], ...]
    left: Left | None


class Figures(Struct, frozen=True):
    """What games come to; always the same, when the same games are added in the same order."""

    games: int = 0
    won: int = 0
    points: int = 0
    best: int = 0
    best_code: str = ""
    best_at: datetime | None = None
    sections: dict[str, SectionSum] = {}
    left: LeftSum = LeftSum()
    near: dict[str, int] = {}
    """How often an area lacked a single space."""
    width: int = 1
    """How many games each point of the series tells of, but for the last."""
    series: tuple[Point, ...] = ()

    def adding(self, game: Counted) -> Figures:
        """Return the figures with one game more, which is the newest."""
        better = self.best_at is None or game.total > self.best
        width, series = _thinned(self.width, self.series, game)
        return Figures(
            games=self.games + 1,
            won=self.won + game.won,
            points=self.points + game.total,
            best=game.total if better else self.best,
            best_code=game.code if better else self.best_code,
            best_at=game.at if better else self.best_at,
            sections=self._sections(game),
            left=self.left if game.left is None else self.left.adding(game.left),
            near=self._near(game),
            width=width,
            series=series,
        )

    def _sections(self, game: Counted) -> dict[str, SectionSum]:
        sections = dict(self.sections)
        for key, points in game.lines:
            before = sections.get(key, SectionSum())
            sections[key] = SectionSum(before.points + points, max(before.best, points))
        return sections

    def _near(self, game: Counted) -> dict[str, int]:
        near = dict(self.near)
        for key in game.left.near if game.left else ():
            near[key] = near.get(key, 0) + 1
        return near


def _thinned(width: int, series: tuple[Point, ...], game: Counted) -> tuple[int, tuple[Point, ...]]:
    """Return the series with one game more; where it grows too long, two points become one."""
    point = Point(game.at, 1, game.total, game.total, game.total)
    if series and series[-1].games < width:
        return width, (*series[:-1], series[-1].joined(point))
    series = (*series, point)
    if len(series) <= MOST_POINTS:
        return width, series
    pairs = (series[first : first + 2] for first in range(0, len(series), 2))
    return 2 * width, tuple(pair[0].joined(pair[1]) if len(pair) > 1 else pair[0] for pair in pairs)
