"""The country that the trail leads through: river, wetlands, prairies, forests, mountains."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rollwrite.draw.geometry import number
from rollwrite.draw.hatches import HATCHES, LINE
from rollwrite.draw.icons import HABITAT_ICONS
from rollwrite.games.rolling.nature import HABITAT_WORDS

WIDTH, HEIGHT = 390, 760
SCALE = 4
"""Hatches are drawn in millimetres, the country in pixels of a phone."""
EDGES = {
    "mountains": (
        "M0 158 58 37Q60 31 63 37L102 96 165 7Q168 2 171 7"
        "L231 102 281 66Q285 62 289 66L340 125 390 72"
    ),
    "forests": "M0 233C43 216 84 228 120 226 156 224 196 194 236 193 288 192 328 212 390 204",
    "prairies": "M0 373C75 378 108 349 178 348 242 347 264 368 314 365 350 362 371 371 390 378",
    "wetlands": "M0 517C43 505 81 501 129 510 188 523 226 535 280 531 323 537 355 534 390 523",
    "rivers": "M0 609C48 613 91 626 140 622 204 626 253 638 301 631 334 625 360 611 390 614",
}  # fmt: skip
"""Where each belt ends above; the summits first, because the others lie before them."""
GROWN = {
    "forests": (
        *((4, 303, 40), (52, 307, 34), (92, 281, 40), (100, 298, 36), (117, 252, 30)),
        *((138, 274, 44), (153, 236, 30), (172, 252, 36), (196, 284, 40), (203, 247, 30)),
        *((238, 262, 34), (248, 240, 38), (266, 302, 38), (279, 236, 40), (279, 306, 34)),
        *((295, 304, 36), (243, 318, 28), (326, 220, 42), (337, 228, 40), (344, 221, 34)),
        *((376, 300, 40), (388, 310, 32)),
    ),
    "prairies": (
        *((6, 420, 26), (41, 424, 40), (52, 420, 30), (144, 408, 22), (177, 453, 34)),
        *((248, 447, 32), (146, 465, 24), (151, 473, 30), (374, 422, 28), (386, 425, 24)),
        *((66, 478, 26), (86, 490, 34), (94, 494, 28), (108, 500, 26), (163, 500, 24)),
    ),
    "wetlands": (
        *((61, 550, 26), (56, 601, 34), (80, 603, 24), (133, 594, 30), (194, 591, 30)),
        *((224, 596, 28), (337, 570, 30), (345, 590, 30), (362, 580, 32)),
    ),
}  # fmt: skip
"""Where its plants stand: the middle, and how high they are."""
RIPPLES = (
    *((112, 664), (76, 680), (146, 680), (83, 690), (10, 699), (101, 708), (318, 681), (192, 720)),
    *((78, 743), (140, 735), (31, 758), (184, 737), (238, 752), (249, 753), (352, 728), (41, 734)),
)
SNOW = (
    "M57 39 45 64 54 67 61 57 73 64 63 37Q60 31 57 39Z"
    "M165 8 142 47 157 40 166 55 174 39 189 43 171 8Q168 2 165 8Z"
)


@cache
def scenery(owner: str = "land", height: int = HEIGHT) -> str:
    """Return the country as SVG; its hatches have *owner* before their names."""
    patterns = "".join(_pattern(owner, habitat) for habitat in EDGES)
    belts = "".join("".join(_belt(owner, habitat, height)) for habitat in EDGES)
    return (
        f'<defs>{patterns}</defs><g class="land" aria-hidden="true">'
        f'<circle class="disk" cx="318" cy="56" r="28"/>{belts}</g>'
    )


def _belt(owner: str, habitat: str, height: int) -> Iterator[str]:
    d = f"{EDGES[habitat]}V{height}H0Z"
    yield f'<path class="belt {habitat}" d="{d}"/>'
    yield f'<path class="hatch {habitat}" d="{d}" fill="url(#{owner}-{habitat})"/>'
    if habitat == "mountains":
        yield f'<path class="snow" d="{SNOW}"/>'
    if habitat == "rivers":
        waves = "".join(f"M{x - 16} {y}q8-5 16 0t16 1" for x, y in RIPPLES)
        yield f'<path class="ripples" d="{waves}"/>'
    icon = HABITAT_ICONS[HABITAT_WORDS.index(habitat)]
    plants = "".join(
        f'<use href="#icon-{icon}" x="{x - size / 2:g}" y="{y - size / 2:g}"'
        f' width="{size}" height="{size}"/>'
        for x, y, size in GROWN.get(habitat, ())
    )
    yield f'<g class="plants {habitat}">{plants}</g>' if plants else ""


def _pattern(owner: str, habitat: str) -> str:
    hatch = HATCHES[habitat]
    style = "dots" if hatch.filled else "lines"
    return (
        f'<pattern id="{owner}-{habitat}" width="{number(hatch.width)}"'
        f' height="{number(hatch.height)}" patternUnits="userSpaceOnUse"'
        f' patternTransform="scale({SCALE}) rotate({hatch.turn})">'
        f'<path class="{style}" d="{hatch.d}" stroke-width="{number(LINE)}"/></pattern>'
    )
