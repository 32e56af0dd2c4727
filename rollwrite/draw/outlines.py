"""Outlines of signs and of the pencil: one shape, one meaning."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from rollwrite.draw.geometry import Outline, Step, rounded, trace
from rollwrite.draw.shapes import Point

KAPPA = 0.5523
"""How far the handles of a quarter circle reach."""
SCALLOPS = 12
WOBBLES = 7
"""How many different rings the pencil draws."""


@cache
def circle(size: float) -> Outline:
    """Return a circle: an animal."""
    r, k = size / 2, size / 2 * KAPPA
    return trace(
        (0, -r),
        (
            ("C", ((k, -r), (r, -k), (r, 0))),
            ("C", ((r, k), (k, r), (0, r))),
            ("C", ((-k, r), (-r, k), (-r, 0))),
            ("C", ((-r, -k), (-k, -r), (0, -r))),
        ),
    )


@cache
def rosette(size: float) -> Outline:
    """Return a circle with scallops: points."""
    step = 2 * pi / SCALLOPS
    steps: list[Step] = []
    for at in range(SCALLOPS):
        out, end = _polar(size * 0.56, (at + 0.5) * step), _polar(size * 0.45, (at + 1) * step)
        steps.append(("Q", (out, end)))
    return trace(_polar(size * 0.45, 0), steps)


@cache
def arch(size: float) -> Outline:
    """Return a door with a round top: a landmark."""
    a, b = size * 0.46, size / 2
    k = a * KAPPA
    return trace(
        (-a, b),
        (
            ("L", ((-a, a - b),)),
            ("C", ((-a, a - b - k), (-k, -b), (0, -b))),
            ("C", ((k, -b), (a, a - b - k), (a, a - b))),
            ("L", ((a, b),)),
        ),
    )


@cache
def rhombus(width: float, height: float) -> Outline:
    """Return a square on its corner: a bonus of sun or rain."""
    a, b = width / 2, height / 2
    return rounded(((0, -b), (a, 0), (0, b), (-a, 0)), (min(a, b) * 0.12,) * 4)


@cache
def ring(width: float, height: float, seed: int) -> Outline:
    """Return a pencil ring, not quite round; its ends pass each other."""
    turn = 2 * pi / 8
    variant = seed % WOBBLES
    first = -0.62 * pi + 0.05 * variant
    points = []
    for at in range(10):
        reach = 0.965 + 0.018 * sin(1.9 * at + 1.7 * variant) + 0.006 * at
        x, y = _polar(reach / 2, first + at * turn * 0.94)
        points.append((x * width, y * height))
    return trace(points[0], _smooth(points), closed=False)


@cache
def cross(width: float, height: float, seed: int) -> Outline:
    """Return two pencil strokes that cross."""
    a, b = width / 2, height / 2
    bend = 0.05 * (seed % WOBBLES - 3) * min(a, b)
    return trace(
        (-a, -b),
        (
            ("Q", ((bend, -bend), (a, b * 0.94))),
            ("M", ((a * 0.95, -b),)),
            ("Q", ((bend, bend), (-a * 0.95, b))),
        ),
        closed=False,
    )


def _polar(radius: float, angle: float) -> Point:
    return radius * cos(angle), radius * sin(angle)


def _smooth(points: list[Point]) -> list[Step]:
    """Return curves through all *points* without a corner."""
    steps: list[Step] = []
    for at in range(len(points) - 1):
        before, start = points[max(at - 1, 0)], points[at]
        end, after = points[at + 1], points[min(at + 2, len(points) - 1)]
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        steps.append(("C", (one, two, end)))
    return steps
