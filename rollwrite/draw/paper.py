"""How paper is inked: a mode has its own colours, lines and icons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.draw.theme import ANIMALS, HABITATS, inks

NONE = "none"
WHITE, BLACK, DARK, GREY = "#FFFFFF", "#000000", "#1C1C1C", "#4A4A4A"
OUTLINED = 7.3
"""Larger icons are drawn as outlines where ink is saved; smaller ones would break up."""


def mixed(colour: str, part: float, ground: str = WHITE) -> str:
    """Return so much of *colour* on *ground*: paper knows no glass."""
    over, under = (bytes.fromhex(each[1:7]) for each in (colour, ground))
    pairs = zip(over, under, strict=True)
    return "#" + "".join(f"{round(one * part + two * (1 - part)):02X}" for one, two in pairs)


class Mode(Struct, frozen=True, eq=False):
    """A way to ink paper."""

    key: str
    inks: Mapping[str, str]
    bold: float = 1
    """How many times as wide lines are."""
    outlined: float = 0
    """From which size on icons are mere outlines; 0 for never."""
    fillable: bool = False
    """Whether it is filled in on a screen."""


def _colour() -> dict[str, str]:
    """Return the free tints on white paper: no solids, so that a soft pencil is seen."""
    found = {**inks("light"), "paper": WHITE, "card": WHITE, "zebra": "#F7F1E5", "sunk": "#E9E7E2"}
    for habitat in HABITATS:
        free, line = found[f"{habitat}-free"], found[f"{habitat}-line"]
        found |= _land(habitat, found)
        found |= {f"{habitat}-marked": free, f"{habitat}-text": line}
    return {
        **found,
        **_faint(found, 0.35),
        "back": "#F1EADB",
        "sunrise": "#FBF1D3",
        **dict.fromkeys(("sunrim", "landedge", "landhalo"), NONE),
        "snow": WHITE,
        "ripple": WHITE,
        "discsign": found["disc"],
        "bonsign": found["bon"],
        "onsign": WHITE,
        "hatchmarked": found["hatchfree"],
        "plate": found["brand"],
        "onplate": found["onbrand"],
    }


def _faint(found: Mapping[str, str], part: float) -> dict[str, str]:
    """Return the inks of icons over which a pencil writes: so much of them on their ground."""
    return {
        f"{habitat}-faint": mixed(found[f"{habitat}-line"], part, found[f"{habitat}-free"])
        for habitat in HABITATS
    }


def _land(habitat: str, light: Mapping[str, str]) -> dict[str, str]:
    """Return the inks of a card's landscape and label: nobody writes there, so they are full."""
    free, marked, line, text = (
        light[f"{habitat}-{part}"] for part in ("free", "marked", "line", "text")
    )
    return {
        f"{habitat}-far": mixed(marked, 0.4, free),
        f"{habitat}-mid": mixed(marked, 0.75, free),
        f"{habitat}-near": mixed(line, 0.55, marked),
        f"{habitat}-grown": mixed(line, 0.7, free),
        f"{habitat}-label": marked,
        f"{habitat}-onlabel": text,
    }


def _line_art() -> dict[str, str]:
    """Return black and grey lines on white, and nothing that is filled but signs."""
    found = dict.fromkeys(inks("mono"), WHITE)
    for name in ("ink", "pencil", "pencilS", "ongold", "cone", "onplate"):
        found[name] = DARK
    for name in ("ink2", "sunline", "rainline", "brand"):
        found[name] = GREY
    for habitat in HABITATS:
        found |= {f"{habitat}-line": GREY, f"{habitat}-text": GREY}
    for animal in ANIMALS:
        found[f"{animal}-icon"] = DARK
    found |= {"disc": DARK, "bon": DARK, **_faint(found, 0.4)}
    white = {"plate": WHITE, "zebra": WHITE, **_white_cards(DARK, GREY)}
    return {**found, **white, "line": "#B4B4B4", "hatchfree": NONE, "hatchmarked": NONE}


def _white_cards(ink: str, line: str) -> dict[str, str]:
    """Return the inks of cards where only lines are drawn."""
    white = {
        f"{habitat}-{part}": WHITE
        for habitat in HABITATS
        for part in ("far", "mid", "near", "label")
    }
    for habitat in HABITATS:
        white |= {f"{habitat}-grown": line, f"{habitat}-onlabel": ink}
    white |= dict.fromkeys(("back", "discsign", "bonsign", "sunrise", "snow", "landhalo"), WHITE)
    return {**white, "onsign": ink, **dict.fromkeys(("sunrim", "ripple", "landedge"), line)}


def _hatched() -> dict[str, str]:
    """Return black on white, where habitats differ by their hatches."""
    found = {**inks("mono"), "zebra": "#F4F4F4", "plate": WHITE, "onplate": BLACK}
    found |= _white_cards(BLACK, BLACK)
    for habitat in HABITATS:
        found |= {f"{habitat}-marked": WHITE, f"{habitat}-text": BLACK}
    found |= _faint(found, 0.26)
    return {**found, "hatchmarked": found["hatchfree"], "rainfill": "#E2E2E2"}


def _wiped() -> dict[str, str]:
    """Return paler tints without hatches, on which a felt pen is easy to see under film."""
    found = {**_colour(), "hatchfree": NONE, "hatchmarked": NONE}
    for habitat in HABITATS:
        pale = mixed(found[f"{habitat}-free"], 0.55)
        found |= {f"{habitat}-free": pale, f"{habitat}-marked": pale}
    return {**found, **_faint(found, 0.35), "sunrise": "#F6D67F"}


MODES = {
    mode.key: mode
    for mode in (
        Mode("low-ink", _line_art(), outlined=OUTLINED),
        Mode("colour", _colour()),
        Mode("mono", _hatched()),
        Mode("large", _line_art(), bold=1.5),
        Mode("dry-erase", _wiped(), bold=1.4),
        Mode("fillable", _colour(), fillable=True),
    )
}


@cache
def filled_in(mode: Mode) -> Mode:
    """Return *mode* for a sheet with marks on it: what is marked is seen at once."""
    return replace(mode, inks={**mode.inks, **_marked(mode)}, fillable=False)


def _marked(mode: Mode) -> dict[str, str]:
    """Return the inks of what is marked, in lines where a mode has no solids."""
    light = inks("light")
    marked = {f"{habitat}-marked": light[f"{habitat}-free"] for habitat in HABITATS}
    text = {f"{habitat}-text": mode.inks["ink"] for habitat in HABITATS}
    found = {**text, "haloS": WHITE, "pencilS": mode.inks["pencil"]}
    match mode.key:
        case "low-ink" | "large":
            found["hatchmarked"] = inks("mono")["hatchfree"]
        case "mono":
            found |= dict.fromkeys(marked, "#D9D9D9")
        case "dry-erase":
            found |= marked
        case _:
            solid = (f"{habitat}-{part}" for habitat in HABITATS for part in ("marked", "text"))
            found = {ink: light[ink] for ink in (*solid, "hatchmarked", "haloS", "pencilS")}
    return found
