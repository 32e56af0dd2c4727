"""The trail: 52 steps on a path from the river to the summit, filled one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rollwrite.draw.geometry import hexagon
from rollwrite.draw.markup import quoted
from rollwrite.draw.scenery import HEIGHT, WIDTH, scenery
from rollwrite.draw.shapes import Point

CHECK, STAR = "check", "star"
"""What stands in a filled step: an achievement, or a scenario."""
ROWS = (
    ((54, 705), (105, 705), (157, 694), (228, 688), (290, 694), (338, 705)),
    ((336, 630), (283, 631), (232, 621), (162, 615), (99, 620), (51, 630)),
    ((44, 546), (98, 540), (170, 548), (229, 557), (277, 555), (342, 546)),
    ((350, 466), (278, 471), (222, 482), (173, 483), (105, 474), (38, 466)),
    ((40, 401), (112, 409), (168, 408), (217, 397), (284, 393), (352, 400)),
    ((347, 336), (291, 327), (219, 318), (161, 323), (113, 333), (47, 336)),
    ((53, 259), (108, 249), (157, 245), (226, 253), (291, 262), (340, 259)),
    ((336, 175), (274, 187), (197, 185), (113, 173), (53, 174)),
    ((46, 97), (114, 109), (203, 114), (266, 103), (340, 97)),
)
"""Where the steps lie, row by row, each from where the path comes to where it leaves."""
PLACES: tuple[Point, ...] = tuple(place for row in ROWS for place in row)
STEPS = len(PLACES)
BULGE = 36
"""How far the path swings out where it turns."""
HEX = hexagon(31, 34)
RING = hexagon(43, 47)
TICK = "M-8 0-2.500 6 8-5"
REACH = 24
"""Half of what a thumb needs, on a phone that is narrower than the picture too."""


class Footprint(Struct, frozen=True):
    """A step: what fills it, its words, and where a tap leads."""

    kind: str
    """``check``, ``star``, or nothing while it is ahead."""
    label: str
    href: str
    fresh: bool = False
    """Whether it was filled just now, and draws itself."""


def trail_svg(steps: Sequence[Footprint], label: str) -> str:
    """Return the trail of *steps*; those that are missing lie ahead, the next one is ringed."""
    walked = sum(1 for step in steps if step.kind)
    drawn = "".join(_step(at, step, at == walked) for at, step in enumerate(steps))
    return (
        f'<svg class="trail" viewBox="0 0 {WIDTH} {HEIGHT}" role="group"'
        f' aria-label="{quoted(label)}">{scenery()}'
        f'<path class="path edge" d="{way(STEPS)}"/><path class="path" d="{way(STEPS)}"/>'
        f'<path class="path walked" d="{way(walked)}"/>{_ahead_before(steps, walked)}{drawn}</svg>'
    )


def _ahead_before(steps: Sequence[Footprint], walked: int) -> str:
    """Return what still lay ahead before the fresh steps: it goes away from its beginning on."""
    fresh = [at for at, step in enumerate(steps) if step.fresh]
    if not fresh:
        return ""
    last = max(0, fresh[0] - 1)
    (x, y), legs = PLACES[last], list(_legs(walked))[last + 1 :]
    return f'<path class="path gone" pathLength="1" d="M{x} {y}{"".join(legs)}"/>'


def way(count: int) -> str:
    """Return the path through the first *count* steps."""
    return "".join(_legs(count))


def _legs(count: int) -> Iterator[str]:
    at = 0
    for row in ROWS:
        for x, y in row:
            if at == count:
                return
            if not at:
                yield f"M{x} {y}"
            elif (x, y) == row[0]:
                yield _turn(PLACES[at - 1], (x, y))
            else:
                yield f"L{x} {y}"
            at += 1


def _turn(here: Point, there: Point) -> str:
    """Return the bend from the end of a row to the beginning of the next."""
    out = BULGE if here[0] > WIDTH / 2 else -BULGE
    (x, y), (to, up) = here, there
    return f"C{x + out:g} {y - 14:g} {to + out:g} {up + 14:g} {to:g} {up:g}"


def _step(at: int, step: Footprint, ahead: bool) -> str:
    x, y = PLACES[at]
    looks = ["step", step.kind or "ahead", *(["next"] if ahead else [])]
    if step.fresh:
        looks.append("fresh")
    ring = f'<path class="ring" d="{RING.at(0, 0)}"/>' if ahead else ""
    return (
        f'<a class="{" ".join(looks)}" href="{quoted(step.href)}" aria-label="{quoted(step.label)}"'
        f' transform="translate({x:g} {y:g})"><circle class="reach" r="{REACH}"/>{ring}'
        f'<path class="hex" d="{HEX.at(0, 0)}"/>{_sign(at, step.kind)}</a>'
    )


def _sign(at: int, kind: str) -> str:
    if kind == CHECK:
        return f'<path class="tick" d="{TICK}"/>'
    if kind == STAR:
        return (
            '<use class="star" href="#icon-round-star" x="-11" y="-11.500" width="22" height="22"/>'
        )
    return f'<text y="5">{at + 1}</text>'
