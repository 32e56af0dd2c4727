"""The land on habitat cards: a sky, hills behind hills, and what grows and flows there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from msgspec import Struct

from rollwrite.draw.geometry import box, number
from rollwrite.draw.icons import BOX, outline
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Icon, Path, Shape

WIDE, BLEED = 63.0, 3.0
DEEP = 41.0
"""How deep the landscape of a habitat card is."""
SHORE = 0.9
"""How thick the line below it is."""
FOOT = 0.47
"""How far below its middle an icon ends, as a part of its size."""


class Layer(Struct, frozen=True):
    """Something of the land; what comes later lies nearer."""

    style: str
    d: str = ""
    edge: str = ""
    """What of its outline is drawn where cards are mere lines."""
    icon: str = ""
    stands: tuple[tuple[float, float, float], ...] = ()
    """Where the icon stands, and how high it is."""


def _sun(x: float, y: float) -> Layer:
    """Return the sun, which rises beside the peaks and below the label."""
    return Layer("sunrise", circle(8.4).at(x, y))


def _ground(style: str, edge: str) -> Layer:
    """Return ground below *edge*, which runs from the left end of the bleed to its right end."""
    ridge = f"M{-BLEED:g} {edge}"
    return Layer(style, f"{ridge}V{DEEP:g}H{-BLEED:g}Z", ridge)


def _outlined(style: str, d: str) -> Layer:
    """Return water or snow, whose whole outline is drawn."""
    return Layer(style, d, d)


LANDS = {
    "rivers": (
        _sun(41.5, 18.9),
        _ground("far-rivers", "27L8 20L16 26L27 17L41 26L52 19L66 27"),
        _ground("mid-wetlands", "29Q16 25 34 28T66 27"),
        _outlined(
            "near-rivers",
            "M37 27.6C46 29 42 30.6 30 31.6C19 33 12 36 11 41H48C46 36 54 33.5 49 30.4"
            "C46.5 28.4 42 27.6 37 27.600Z",
        ),
        Layer("ripple", "M14.5 38.500q1.5 -1 3 0t3 0M19 35q1.3 -.9 2.6 0"
              "M42.5 38q1.5 -1 3 0M43.5 34q1.5 -1 3 0t3 0"),
        Layer("on-rivers", icon="pine-tree", stands=(
            (9.5, 33.5, 7.5), (3, 35.5, 10), (54, 33.5, 8.5), (60, 37, 11.5))),
    ),
    "wetlands": (
        _sun(47.5, 18.9),
        _ground("far-wetlands", "26Q10 21 24 25T46 23T66 26"),
        Layer("grown-wetlands", icon="reed", stands=(
            (16, 30, 8), (22.5, 30.5, 9.5), (36.5, 30, 8), (43, 30.5, 9))),
        _ground("mid-wetlands", "29Q18 27 34 29T66 28"),
        _outlined("far-rivers", "M14 33.300Q21 30.6 28 33.300Q21 36 14 33.300Z"
                  "M33 32.800Q41 30 49 32.800Q41 35.6 33 32.800Z"),
        _ground("near-wetlands", "38Q12 35 24 39T46 38T66 36"),
        Layer("on-wetlands", icon="reed", stands=(
            (18, 39.5, 8.5), (12, 39.8, 11.5), (4.5, 40, 15), (46.5, 39.5, 8.5),
            (51.8, 39.8, 11.5), (59, 40, 14))),
    ),
    "forests": (
        _sun(47.5, 18.6),
        _ground("far-forests", "26Q9 21 22 25T44 23T66 26"),
        Layer("grown-forests", icon="pine-tree", stands=(
            (15, 29, 9), (26, 29, 9), (35.5, 29, 10), (45, 29, 9), (20.5, 29, 12),
            (30.5, 29, 13), (40.5, 29.5, 12), (51, 29.5, 10.5))),
        _ground("mid-forests", "29Q14 25.5 30 29T66 28"),
        Layer("on-forests", icon="pine-tree", stands=((13.5, 37, 12), (48.5, 37, 12.5))),
        _ground("near-forests", "36Q12 33 24 37T46 36T66 34"),
        Layer("on-forests", icon="pine-tree", stands=((4.5, 39.5, 15), (58, 39.5, 16))),
    ),
    "prairies": (
        _sun(40.5, 19.4),
        _ground("far-prairies", "27Q12 20 28 25T52 22T66 25"),
        Layer("grown-prairies", icon="windmill", stands=((18, 24.5, 9.5),)),
        _ground("mid-prairies", "30Q16 24 34 29T66 27"),
        Layer("edge-prairies", "M-3 32.500Q11 27.5 23 29.500M42 31Q54 28.5 66 29.8"
              "M-3 35Q11 30 22 32.500M42 33.800Q54 31 66 32.5"),
        _ground("near-prairies", "37Q12 33 24 38T46 37T66 35"),
        Layer("on-prairies", icon="wheat", stands=(
            (18, 39.5, 8.5), (11.5, 39.8, 11), (4, 40.2, 14), (45.5, 39.5, 8.5),
            (51.5, 39.8, 11), (59, 40.2, 14))),
    ),
    "mountains": (
        _sun(50.3, 18.6),
        _ground("far-mountains", "26L8 18L16 23L24 17.500L29 21L38.5 15.200L50 22.500L57 17L66 24"),
        _outlined("snow", "M8 18L4.7 20.400L6.6 21.300L8.2 20.200L9.8 21.300L11.8 20.400Z"
                  "M38.5 15.200L34.5 17.640L36.6 19L38.5 17.700L40.600 19.200L43 18.060Z"
                  "M57 17L53.6 19.400L55.5 20.300L57 19.200L58.5 20.300L60.1 19.400Z"),
        _ground("mid-mountains", "31L7 24.500L14 30L22 26L34 33L45 26.500L53 31L60 25.500L66 30"),
        Layer("grown-mountains", icon="pine-tree", stands=(
            (17.5, 36.5, 7.5), (11.5, 36.5, 8.5), (46.5, 36.5, 8), (52, 36, 9.5))),
        _ground("near-mountains", "36Q14 32.5 27 37T66 34"),
        Layer("on-mountains", icon="pine-tree", stands=(
            (3.5, 39, 11.5), (59, 38.5, 12))),
    ),
}  # fmt: skip
"""What lies on each habitat, in millimetres of its card."""


@cache
def landscape(word: str) -> tuple[Shape, ...]:
    """Return the landscape of the habitat called *word*, as far as the bleed."""
    sky = box(WIDE + 2 * BLEED, DEEP + BLEED, 0).at(WIDE / 2, (DEEP - BLEED) / 2)
    shapes: list[Shape] = [
        Path(sky, f"clear-free-{word}"),
        Path(sky, f"hatch-free-{word}"),
        # A hatch has an edge, which would ask for a cut along the bleed.
        Path(sky, f"sky-edge-{word}"),
    ]
    for layer in LANDS[word]:
        shapes += _drawn(layer)
    end = BLEED - SHORE / 2
    shapes.append(Path(f"M{-end:g} {DEEP:g}H{WIDE + end:g}", f"shore-{word}"))
    return tuple(shapes)


def _drawn(layer: Layer) -> Iterator[Shape]:
    """Yield *layer*; around what grows nothing is seen of what lies behind it."""
    if layer.d:
        yield Path(layer.d, layer.style)
    if layer.edge:
        yield Path(layer.edge, "land-edge")
    for x, foot, size in layer.stands:
        y = round(foot - FOOT * size, 2)
        yield Path(_contour(layer.icon, x - size / 2, y - size / 2, size / BOX), "land-halo")
        yield Icon(layer.icon, x, y, size, layer.style)


def _contour(icon: str, x: float, y: float, scale: float) -> str:
    """Return the outline of *icon* where it stands."""
    pen = SVGPathPen(None, number)
    parse_path(outline(icon), TransformPen(pen, (scale, 0, 0, scale, x, y)))
    return str(pen.getCommands())
