"""Icons by name: outlines in a box of 256 units."""

from __future__ import annotations

import re
from functools import cache

from rollwrite.assets import STATIC

BOX = 256
ANIMAL_ICONS = ("bear-face", "deer-head", "fox", "eagle-head", "salmon")
HABITAT_ICONS = ("waves", "reed", "pine-tree", "wheat", "peaks")
LANDMARK_ICONS = ("waterfall", "lily-pads", "wood-cabin", "windmill", "stone-stack")
ANY_ANIMAL, CONE, STAR, SUN, RAIN, DROP = (
    "flat-paw-print",
    "pine-cone",
    "round-star",
    "sun",
    "raining",
    "water-drop",
)
DICE, CAMPFIRE = "rolling-dices", "campfire"
NAMES = (
    *ANIMAL_ICONS,
    *HABITAT_ICONS,
    *LANDMARK_ICONS,
    *(ANY_ANIMAL, CONE, STAR, SUN, RAIN, DROP, DICE, CAMPFIRE),
)


@cache
def outline(name: str) -> str:
    """Return the path data of the icon called *name*."""
    text = (STATIC / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    found = re.search(r'<path d="([^"]+)"', text)
    if found is None:
        raise ValueError(f"{name}.svg: there is no path in this icon")
    return found[1]
