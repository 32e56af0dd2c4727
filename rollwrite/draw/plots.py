"""Plots: scores one game after the other, on an axis that begins at nought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rollwrite.draw.geometry import number
from rollwrite.draw.markup import quoted

WIDTH, HEIGHT = 358, 216
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 20, 26
"""Room for the figures of the axes."""
STEP = 20
"""Points between two lines of the grid."""
LEAST = 40
"""The axis is never shorter than this, or the first game would fill it."""


class Dot(Struct, frozen=True):
    """Some games one after the other: how many, and their points at least, on average, at most."""

    games: int
    least: int
    mean: float
    most: int
    label: str = ""
    """What it says when it is pointed at."""


class Mark(Struct, frozen=True):
    """A value that is worth a line across the plot, such as an achievement."""

    value: int
    label: str


class Plot(Struct, frozen=True):
    """Scores in the order in which they were made."""

    title: str
    description: str
    dots: tuple[Dot, ...]
    marks: tuple[Mark, ...] = ()
    first: str = ""
    """What stands under the first and the last game."""
    last: str = ""


def plot_svg(plot: Plot, key: str) -> str:
    """Return *plot* as SVG; *key* is what its title and description are found by on the page."""
    scale = _Scale(plot)
    drawn = (
        *_grid(scale),
        _line(scale, plot.dots),
        *_dots(scale, plot.dots),
        *(_mark(scale, mark) for mark in plot.marks if mark.value <= scale.top),
        *_ends(plot),
    )
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-labelledby="{key}-title {key}-desc"><title id="{key}-title">{quoted(plot.title)}'
        f'</title><desc id="{key}-desc">{quoted(plot.description)}</desc>{"".join(drawn)}</svg>'
    )


class _Scale:
    """Where points and games lie on the plot."""

    def __init__(self, plot: Plot) -> None:
        most = max((dot.most for dot in plot.dots), default=0)
        within = [mark.value for mark in plot.marks[:1]]
        self.top = STEP * -(-max(LEAST, most + 4, *within, 0) // STEP)
        self._games = sum(dot.games for dot in plot.dots)

    def y(self, points: float) -> float:
        """Return how far down *points* lie."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / self.top)

    def x(self, games: float) -> float:
        """Return how far right so many *games* lie."""
        return LEFT + (WIDTH - LEFT - RIGHT) * games / max(self._games, 1)


def _grid(scale: _Scale) -> Iterator[str]:
    for value in range(0, scale.top + 1, STEP):
        y = scale.y(value)
        yield f'<path class="grid" d="M{LEFT} {number(y)}H{WIDTH - RIGHT}"/>'
        yield f'<text class="figure" x="{LEFT - 6}" y="{number(y + 4.5)}">{value}</text>'


def _mark(scale: _Scale, mark: Mark) -> str:
    y = scale.y(mark.value)
    return (
        f'<path class="mark" d="M{LEFT} {number(y)}H{WIDTH - RIGHT}"/>'
        f'<text class="mark-label" x="{WIDTH - RIGHT}" y="{number(y - 4)}">'
        f"{quoted(mark.label)}</text>"
    )


def _placed(scale: _Scale, dots: Sequence[Dot]) -> Iterator[tuple[float, Dot]]:
    """Yield each dot with its place: the middle of its games."""
    before = 0
    for dot in dots:
        yield scale.x(before + dot.games / 2), dot
        before += dot.games


def _line(scale: _Scale, dots: Sequence[Dot]) -> str:
    points = [f"{number(x)} {number(scale.y(dot.mean))}" for x, dot in _placed(scale, dots)]
    return f'<path class="means" d="M{"L".join(points)}"/>' if len(points) > 1 else ""


def _dots(scale: _Scale, dots: Sequence[Dot]) -> Iterator[str]:
    for x, dot in _placed(scale, dots):
        low, high = number(scale.y(dot.least)), number(scale.y(dot.most))
        span = f'<path class="span" d="M{number(x)} {low}V{high}"/>' if low != high else ""
        yield (
            f"<g><title>{quoted(dot.label)}</title>{span}"
            f'<circle class="mean" cx="{number(x)}" cy="{number(scale.y(dot.mean))}" r="4"/></g>'
        )


def _ends(plot: Plot) -> Iterator[str]:
    y = HEIGHT - 7
    yield f'<text class="first" x="{LEFT}" y="{y}">{quoted(plot.first)}</text>'
    if len(plot.dots) > 1:
        yield f'<text class="last" x="{WIDTH - RIGHT}" y="{y}">{quoted(plot.last)}</text>'
