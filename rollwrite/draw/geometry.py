"""Outlines around a middle: traced once, moved to where they are needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import hypot, sqrt

from msgspec import Struct

from rollwrite.draw.shapes import Point

FLAT = sqrt(3) / 2
"""A hex from flat side to flat side, when it is 1 from corner to corner."""
ROUNDING = 0.16
"""How much of a hex's side is rounded off at each corner."""


class Outline(Struct, frozen=True):
    """Path data relative to its first point, so that equal outlines are equal text."""

    start: Point
    rest: str

    def at(self, x: float, y: float) -> str:
        """Return the outline around *x* and *y*."""
        return f"M{number(x + self.start[0])} {number(y + self.start[1])}{self.rest}"


Step = tuple[str, tuple[Point, ...]]


def trace(start: Point, steps: Iterable[Step], *, closed: bool = True) -> Outline:
    """Return the outline of *steps*: a letter of SVG paths and its points."""
    here = _snapped(start)
    parts = []
    for letter, points in steps:
        ends = [_snapped(point) for point in points]
        moves = [side for x, y in ends for side in (x - here[0], y - here[1])]
        # A minus parts two numbers as well as a space does.
        parts.append(letter.lower() + " ".join(map(number, moves)).replace(" -", "-"))
        here = ends[-1]
    return Outline(_snapped(start), "".join(parts) + ("z" if closed else ""))


def rounded(points: Sequence[Point], cuts: Sequence[float]) -> Outline:
    """Return the polygon through *points* with so much of its sides rounded off at each."""
    steps: list[Step] = []
    for at, corner in enumerate(points):
        before, after = points[at - 1], points[(at + 1) % len(points)]
        steps.append(("L", (_towards(corner, before, cuts[at]),)))
        if cuts[at]:
            steps.append(("Q", (corner, _towards(corner, after, cuts[at]))))
    return trace(steps[0][1][0], steps[1:])


def corners(width: float, height: float) -> tuple[Point, ...]:
    """Return the corners of a hex; it stands on a corner when it is higher than wide."""
    if height > width:
        a, b, c = width / 2, height / 2, height / 4
        return ((0, -b), (a, -c), (a, c), (0, b), (-a, c), (-a, -c))
    a, b, c = width / 2, height / 2, width / 4
    return ((a, 0), (c, b), (-c, b), (-a, 0), (-c, -b), (c, -b))


@cache
def hexagon(width: float, height: float) -> Outline:
    """Return a hex with rounded corners."""
    return rounded(corners(width, height), (ROUNDING * max(width, height) / 2,) * 6)


@cache
def halves(width: float, height: float) -> tuple[Outline, Outline]:
    """Return the two parts of a hex that a slanted line cuts."""
    hex = corners(width, height)
    cut = ROUNDING * max(width, height) / 2
    one, other = _middle(hex[0], hex[1]), _middle(hex[3], hex[4])
    left = rounded((other, hex[4], hex[5], hex[0], one), (0, cut, cut, cut, 0))
    right = rounded((one, hex[1], hex[2], hex[3], other), (0, cut, cut, cut, 0))
    return left, right


@cache
def box(width: float, height: float, radius: float) -> Outline:
    """Return a rectangle with rounded corners."""
    a, b = width / 2, height / 2
    return rounded(((-a, -b), (a, -b), (a, b), (-a, b)), (radius,) * 4)


def number(value: float) -> str:
    """Return *value* in hundredths of a millimetre, as short as possible."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    sign, digits = ("-", text[1:]) if text[0] == "-" else ("", text)
    return "0" if digits == "0" else sign + (digits[1:] if digits[0] == "0" else digits)


def _snapped(point: Point) -> Point:
    return round(point[0], 2), round(point[1], 2)


def _towards(point: Point, other: Point, distance: float) -> Point:
    x, y = other[0] - point[0], other[1] - point[1]
    length = hypot(x, y)
    return point[0] + x * distance / length, point[1] + y * distance / length


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
