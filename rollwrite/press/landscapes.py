"""The land on habitat cards: a sky, hills behind hills, and what grows and flows there."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rollwrite.draw.geometry import box
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Icon, Path, Shape

WIDE, BLEED = 63.0, 3.0
DEEP = 41.0
"""How deep the landscape of a habitat card is."""
FOOT = 0.47
"""How far below its middle an icon ends, as a part of its size."""


class Layer(Struct, frozen=True):
    """Something of the land; what comes later lies nearer."""

    style: str
    d: str = ""
    icon: str = ""
    stands: tuple[tuple[float, float, float], ...] = ()
    """Where the icon stands, and how high it is."""


def _ground(style: str, edge: str) -> Layer:
    """Return ground below *edge*, which runs from the left end of the bleed to its right end."""
    return Layer(style, f"M{-BLEED:g} {edge}V{DEEP:g}H{-BLEED:g}Z")


LANDS = {
    "rivers": (
        _ground("far-rivers", "27L8 20L16 26L27 17L41 26L52 19L66 27"),
        _ground("mid-wetlands", "29Q16 25 34 28T66 27"),
        Layer(
            "near-rivers",
            "M37 27.6C46 29 42 30.6 30 31.6C19 33 12 36 11 41H48C46 36 54 33.5 49 30.4"
            "C46.5 28.4 42 27.6 37 27.600Z",
        ),
        Layer("ripple", "M14.5 38.500q1.5 -1 3 0t3 0M19 35q1.3 -.9 2.6 0"
              "M42.5 38q1.5 -1 3 0M43.5 34q1.5 -1 3 0t3 0"),
        Layer("on-rivers", icon="pine-tree", stands=(
            (3, 34, 10), (9.5, 35.5, 8), (55, 34, 9), (60, 37, 11.5))),
    ),
    "wetlands": (
        _ground("far-wetlands", "26Q10 21 24 25T46 23T66 26"),
        Layer("grown-wetlands", icon="reed", stands=(
            (16, 30, 8), (22, 30.5, 9.5), (37, 30, 8), (42.5, 30.5, 9))),
        _ground("mid-wetlands", "29Q18 27 34 29T66 28"),
        Layer("far-rivers", "M3 33.800Q13 30.5 23 33.800Q13 37 3 33.800Z"
              "M41 32.800Q52 29.6 64 32.800Q52 36.2 41 32.800Z"),
        Layer("edge-wetlands", "M8 34q1.5 -.9 3 0t3 0M53 33q1.5 -.9 3 0t3 0"),
        _ground("near-wetlands", "38Q12 35 24 39T46 38T66 36"),
        Layer("on-wetlands", icon="reed", stands=(
            (4.5, 39, 15), (11.5, 39.5, 11.5), (17.5, 40, 8.5), (47.5, 40, 8.5),
            (53, 39.5, 11.5), (59, 39, 13.5))),
    ),
    "forests": (
        _ground("far-forests", "26Q9 21 22 25T44 23T66 26"),
        Layer("grown-forests", icon="pine-tree", stands=(
            (16, 29, 9.5), (21, 28.5, 12), (26, 29, 9), (30.5, 29, 13), (35.5, 29, 10.5),
            (40, 29.5, 12.5), (44.5, 29, 9), (51, 29.5, 10.5))),
        _ground("mid-forests", "29Q14 25.5 30 29T66 28"),
        Layer("on-forests", icon="pine-tree", stands=((13.5, 37, 13), (48, 37, 13.5))),
        _ground("near-forests", "36Q12 33 24 37T46 36T66 34"),
        Layer("on-forests", icon="pine-tree", stands=((4.5, 39.5, 15), (58, 39.5, 16))),
    ),
    "prairies": (
        _ground("far-prairies", "27Q12 20 28 25T52 22T66 25"),
        Layer("grown-prairies", icon="windmill", stands=((18, 24.5, 9.5),)),
        _ground("mid-prairies", "30Q16 24 34 29T66 27"),
        Layer("edge-prairies", "M-3 32.500Q11 27.5 23 29.500M42 31Q54 28.5 66 29.8"
              "M-3 35Q11 30 22 32.500M42 33.800Q54 31 66 32.5"),
        _ground("near-prairies", "37Q12 33 24 38T46 37T66 35"),
        Layer("on-prairies", icon="wheat", stands=(
            (4, 40, 14), (11.5, 40, 11.5), (17.5, 40.5, 8.5), (46, 40.5, 8.5),
            (52, 40, 11.5), (59, 40, 14))),
    ),
    "mountains": (
        _ground("far-mountains", "26L8 18L16 23L24 17L29 20L39 12L50 22L57 17L66 24"),
        Layer("snow", "M8 18L4.7 20.400L6.6 21.300L8.2 20.200L9.8 21.300L11.8 20.400Z"
              "M39 12L34 16L36.4 17.600L38.6 15.800L41 17.800L43.4 16Z"
              "M57 17L53.6 19.400L55.5 20.300L57 19.200L58.5 20.300L60.1 19.400Z"),
        _ground("mid-mountains", "31L7 24.500L14 30L22 26L34 33L45 26.500L53 31L60 25.500L66 30"),
        Layer("grown-mountains", icon="pine-tree", stands=(
            (11.5, 36.5, 8.5), (17, 37, 7.5), (47, 36.5, 8), (52, 36, 9.5))),
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
        Path(sky, f"hex free-{word}"),
        Path(sky, f"hatch-free-{word}"),
        Path(circle(11).at(48.5, 14.5), "sunrise"),
    ]
    for layer in LANDS[word]:
        if layer.d:
            shapes.append(Path(layer.d, layer.style))
        for x, foot, size in layer.stands:
            shapes.append(Icon(layer.icon, x, round(foot - FOOT * size, 2), size, layer.style))
    shapes.append(Path(f"M{-BLEED:g} {DEEP:g}H{WIDE + BLEED:g}", f"shore-{word}"))
    return tuple(shapes)
