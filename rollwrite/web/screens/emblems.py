"""The emblems of score sections: an icon and its looks."""

from __future__ import annotations

from rollwrite.draw.icons import CONE, HABITAT_ICONS, SUN
from rollwrite.games.rolling.nature import HABITAT_WORDS

EMBLEMS = {
    **{
        word: (icon, f"hex {word}") for word, icon in zip(HABITAT_WORDS, HABITAT_ICONS, strict=True)
    },
    "overflow": ("", "hex dashed"),
    "regions": ("", "hex blank"),
    "bonus": (SUN, "gold"),
    "bonus-1": (SUN, "gold"),
    "bonus-2": (SUN, "gold"),
    "diversity": ("round-star", "gold"),
    "same-type": ("flat-paw-print", "gold"),
    "landmarks": ("wood-cabin", "gold"),
    "leftovers": (CONE, "cone"),
}
BLANK = ("", "hex blank")


def emblem(key: str) -> tuple[str, str]:
    """Return the icon of the section called *key* and its looks: without one, a hexagon."""
    return EMBLEMS.get(key, BLANK)
