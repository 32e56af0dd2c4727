"""A group on its way: everybody's trail side by side, from the river to the summit."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from msgspec import Struct

from rollwrite.draw.geometry import hexagon, number
from rollwrite.draw.markup import quoted
from rollwrite.draw.scenery import HEIGHT, WIDTH, scenery
from rollwrite.draw.trail import STEPS

FOOT, SUMMIT = 724, 96
"""Where the first step lies, and the last."""
SWING = 7
"""How far a trail winds to each side."""
WINDING = 6
"""How many steps it takes from one side to the other."""
DOT = hexagon(11, 12)
HEAD = hexagon(34, 37)
ROOM = 36
"""What a head needs from one trail to the next; where there is less, it is smaller."""
EDGE = 30
"""What is kept free at both sides, for half a head."""


class Climber(Struct, frozen=True):
    """Somebody's trail: what fills each step so far, in its order."""

    name: str
    initial: str
    kinds: tuple[str, ...]
    label: str
    """The name with how far they are, in words."""


def climb_svg(climbers: Sequence[Climber], label: str) -> str:
    """Return the trails of *climbers* side by side; whoever has most steps stands highest."""
    apart = (WIDTH - 2 * EDGE) / max(len(climbers), 1)
    size = min(1.0, apart / ROOM)
    drawn = "".join(_trail(one, EDGE + apart * (at + 0.5), size) for at, one in enumerate(climbers))
    return (
        f'<svg class="climb" viewBox="0 0 {WIDTH} {HEIGHT}" role="group"'
        f' aria-label="{quoted(label)}">{scenery("climb")}{drawn}</svg>'
    )


def _trail(climber: Climber, x: float, size: float) -> str:
    places = [_place(x, at) for at in range(STEPS)]
    d = "L".join(f"{number(a)} {number(b)}" for a, b in places)
    walked = "".join(
        f'<path class="dot {kind}" d="{DOT.at(*place)}"/>'
        for place, kind in zip(places, climber.kinds, strict=False)
    )
    a, b = _place(x, len(climber.kinds))
    return (
        f'<g role="img" aria-label="{quoted(climber.label)}"><path class="path edge" d="M{d}"/>'
        f'<path class="path" d="M{d}"/>{walked}'
        f'<g transform="translate({number(a)} {number(b - 8)}) scale({size:.2f})">'
        f'<path class="head" d="{HEAD.at(0, 0)}"/><text class="initial" y="5.5">'
        f"{quoted(climber.initial)}</text></g></g>"
    )


def _place(x: float, at: int) -> tuple[float, float]:
    """Return where step *at* lies on the trail whose middle is *x*."""
    return x + SWING * sin(pi * at / WINDING), FOOT - (FOOT - SUMMIT) * at / (STEPS - 1)
