"""Inks by name for each theme; nothing else knows a colour."""

from __future__ import annotations

from collections.abc import Mapping

THEMES = ("light", "dark", "mono")

TOKENS = {
    "paper": ("#F6F1E4", "#101D18", "#FFFFFF"),
    "card": ("#FFFDF8", "#1A2B24", "#FFFFFF"),
    "sunk": ("#EBE3D0", "#0B1511", "#EFEFEF"),
    "line": ("#D8CCB2", "#36503F", "#9A9A9A"),
    "ink": ("#1E2E28", "#F3EDDD", "#000000"),
    "ink2": ("#3D4C44", "#C3CDBF", "#333333"),
    "brand": ("#20523F", "#A9DDBF", "#000000"),
    "onbrand": ("#FFFDF6", "#0C2A1C", "#FFFFFF"),
    "moss": ("#2C5A48", "#16352A", "#FFFFFF"),
    "glow": ("#EFA00B", "#FFC846", "#000000"),
    "glowsoft": ("#FFE9B0", "#4A3B12", "#FFFFFF"),
    "haloink": ("#1E2E28", "#0B1511", "#000000"),
    "good": ("#18593D", "#9BE0B9", "#000000"),
    "warn": ("#8C2D0F", "#FFB59A", "#000000"),
    "disc": ("#205A86", "#A8D4F5", "#000000"),
    "discfill": ("#DDECF7", "#17364D", "#FFFFFF"),
    "bon": ("#7A4B1E", "#F1C897", "#000000"),
    "bonfill": ("#F5E6D2", "#42301A", "#FFFFFF"),
    "sunline": ("#855300", "#FFD675", "#000000"),
    "sunfill": ("#FFEFC2", "#4A3B12", "#FFFFFF"),
    "rainline": ("#335A82", "#A8CBEA", "#000000"),
    "rainfill": ("#DCE8F2", "#1E3448", "#FFFFFF"),
    "pencil": ("#23252B", "#FFFFFF", "#000000"),
    "pencilS": ("#1B1D22", "#0B1511", "#000000"),
    "halo": ("#FFFDF8", "#0B1511", "#FFFFFF"),
    "haloS": ("#FFFDF8", "#0B151100", "#FFFFFF"),
    "gold": ("#F0C75E", "#F2CE6B", "#FFFFFF"),
    "ongold": ("#3A2600", "#3A2600", "#000000"),
    "cone": ("#6B4423", "#CFA273", "#000000"),
    "hatchfree": ("#1E2E282B", "#FFFFFF21", "#0000006B"),
    "hatchmarked": ("#FFFFFF29", "#00000029", "#FFFFFF47"),
}

HABITAT_PARTS = ("free", "marked", "line", "text")
HABITATS = {
    "rivers": (
        ("#A2CAF0", "#23629F", "#0F3F6E", "#FFFFFF"),
        ("#1F4B77", "#86C2F1", "#BFE0F7", "#06223A"),
    ),
    "wetlands": (
        ("#DFF6EB", "#A4DDC3", "#1A5543", "#0F2C22"),
        ("#27564A", "#CDEFE0", "#C9F1E0", "#08281C"),
    ),
    "forests": (
        ("#9AC6A0", "#25553C", "#123B27", "#FFFFFF"),
        ("#153425", "#56A873", "#A7DDBA", "#04200F"),
    ),
    "prairies": (
        ("#F8E5A2", "#EBB440", "#5C3F00", "#2E2000"),
        ("#5A4818", "#F3D378", "#FBE6A8", "#2A1E00"),
    ),
    "mountains": (
        ("#D0BDC9", "#A78EA3", "#4E3049", "#1E0E1A"),
        ("#4C374A", "#BFA0B8", "#E6CFE0", "#240F1F"),
    ),
}
HABITAT_MONO = ("#FFFFFF", "#222222", "#000000", "#FFFFFF")

ANIMAL_PARTS = ("disc", "icon")
ANIMALS = {
    "bear": (("#543626", "#FFFFFF"), ("#A57A63", "#160A03")),
    "elk": (("#E1A430", "#2B1C02"), ("#F4DA88", "#2B1C02")),
    "fox": (("#C04613", "#FFFFFF"), ("#F0742F", "#2B0E00")),
    "hawk": (("#365C86", "#FFFFFF"), ("#79AADC", "#06192C")),
    "salmon": (("#F2BEC3", "#4A1216"), ("#F2ABB6", "#4A1216")),
}
ANIMAL_MONO = ("#FFFFFF", "#000000")


def inks(theme: str) -> Mapping[str, str]:
    """Return the colour of every ink in *theme*; raise ValueError when there is no such theme."""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}")
    at = THEMES.index(theme)
    found = {name: colours[at] for name, colours in TOKENS.items()}
    for habitat, themes in HABITATS.items():
        for part, colour in zip(HABITAT_PARTS, (*themes, HABITAT_MONO)[at], strict=True):
            found[f"{habitat}-{part}"] = colour
    for animal, pairs in ANIMALS.items():
        for part, colour in zip(ANIMAL_PARTS, (*pairs, ANIMAL_MONO)[at], strict=True):
            found[f"{animal}-{part}"] = colour
    return found
